import { createHash, randomBytes } from 'node:crypto';
import type { Post } from '../../contract/blog.ts';
import {
  DELETED_POST_DAYS,
  type DeletedPost,
  type PostCounts,
  type PostFields,
  type PostTerms,
  PREVIEW_HOURS,
  type StaffPost,
} from '../../contract/posts.ts';
import { staffPaths } from '../../contract/staff-paths.ts';
import type { Blog } from '../blog/posts.ts';
import type { PostToSave } from '../blog/prepare-post.ts';
import type { PostEditingStore, StoredPost } from './post-editing.store.ts';

export type UpdateOutcome =
  | { outcome: 'saved'; post: StaffPost }
  /** Nothing was saved: the post has changed since; `post` is the stored one. */
  | { outcome: 'conflict'; post: StaffPost };

/** Writes posts for staff. */
export interface PostEditing {
  /** @returns null when there is no such post */
  find(id: string): Promise<StaffPost | null>;
  create(fields: PostFields): Promise<StaffPost>;
  /**
   * Saves the fields unless the post has changed since `version`. Equal fields change nothing.
   * @returns null when there is no such post
   */
  update(id: string, version: string, fields: PostFields): Promise<UpdateOutcome | null>;
  /**
   * Deletes a post; it can be restored for 30 days.
   * @param by user name
   * @returns false when there is no such post
   */
  remove(id: string, by: string): Promise<boolean>;
  /** @returns null when there is no such deleted post */
  restore(id: string): Promise<StaffPost | null>;
  listDeleted(): Promise<readonly DeletedPost[]>;
  counts(): Promise<PostCounts>;
  /** Names of categories and tags in use. */
  terms(): Promise<PostTerms>;
  /** The slug that the post of this id, or a new one, would get for the wanted one. */
  freeSlug(slug: string, id: string | null): Promise<string>;
  /** Stores a post to be looked at and returns the address of its page, which needs no login. */
  preview(fields: PostFields, id: string | null): Promise<string>;
  /** @returns null for an unknown or expired token */
  findPreview(token: string): Promise<Post | null>;
}

export interface PostEditingOptions {
  store: PostEditingStore;
  blog: { save: Blog['save']; preview: Blog['preview']; addresses: Pick<Blog['addresses'], 'free'> };
  /** Drops the cached content version after a change made by `store`. */
  onChange: () => void;
  clock: () => Date;
}

const HOUR_MS = 60 * 60 * 1000;

export function createPostEditing({ store, blog, onChange, clock }: PostEditingOptions): PostEditing {
  async function find(id: string): Promise<StaffPost | null> {
    const stored = isStorable(id) ? await store.find(id) : null;
    return stored && toStaffPost(stored);
  }

  async function findSaved(id: string): Promise<StaffPost> {
    const post = await find(id);
    if (!post) throw new Error(`the post ${id} was saved, and is gone`);
    return post;
  }

  return {
    find,

    async create(fields) {
      const [saved] = await blog.save([withFields(newPost(clock()), fields, clock())]);
      if (!saved) throw new Error('the post was not saved');
      return findSaved(saved.id);
    },

    async update(id, version, fields) {
      const stored = isStorable(id) ? await store.find(id) : null;
      if (!stored) return null;
      if (stored.version !== version) return { outcome: 'conflict', post: toStaffPost(stored) };
      const post = withFields(stored.post, fields, clock());
      if (isEqual(post, stored.post)) return { outcome: 'saved', post: toStaffPost(stored) };
      const saved = await blog.save([{ ...post, modifiedAt: modifiedAt(stored.post, clock()) }], {
        onlyIf: store.isVersion(id, version),
      });
      const now = await find(id);
      return now && { outcome: saved.length > 0 ? 'saved' : 'conflict', post: now };
    },

    async remove(id, by) {
      if (!isStorable(id)) return false;
      const now = clock();
      await store.forgetDeleted(new Date(now.getTime() - DELETED_POST_DAYS * 24 * HOUR_MS).toISOString());
      const removed = await store.remove(id, { at: now.toISOString(), by });
      onChange();
      return removed;
    },

    async restore(id) {
      const deleted = isStorable(id) ? await store.findDeleted(id) : null;
      if (!deleted) return null;
      await blog.save([deleted.post]);
      await store.finishRestoring(id, deleted.kept);
      return findSaved(id);
    },

    listDeleted: () => store.listDeleted(),
    counts: () => store.counts(clock().toISOString()),
    terms: () => store.terms(),
    freeSlug: (slug, id) => blog.addresses.free(slug.replaceAll('\0', ''), id),

    async preview(fields, id) {
      const stored = id !== null && isStorable(id) ? await store.find(id) : null;
      const now = clock();
      const post = blog.preview(withFields(stored?.post ?? newPost(now), fields, now));
      const token = randomBytes(24).toString('base64url');
      const expiresAt = new Date(now.getTime() + PREVIEW_HOURS * HOUR_MS).toISOString();
      await store.keepPreview(hashOf(token), post, { now: now.toISOString(), expiresAt });
      return staffPaths.postPreview(token);
    },

    findPreview: (token) => store.findPreview(hashOf(token), clock().toISOString()),
  };
}

function newPost(now: Date): PostToSave {
  return {
    id: null,
    wpId: null,
    slug: '',
    title: '',
    content: '',
    excerpt: '',
    author: '',
    authorEmail: null,
    status: 'draft',
    featuredImage: null,
    categories: [],
    tags: [],
    metaTitle: null,
    metaDescription: null,
    metaKeywords: null,
    ogTitle: null,
    ogDescription: null,
    ogImage: null,
    yoastData: null,
    publishedAt: now,
    modifiedAt: null,
  };
}

/** The post with the fields that staff have written, and all that they do not see as it was. */
function withFields(post: PostToSave, fields: PostFields, now: Date): PostToSave {
  const { content = post.content, publishedAt, ...others } = fields;
  const becomesPublished = post.status === 'draft' && fields.status === 'published';
  return {
    ...post,
    ...others,
    content,
    publishedAt: publishedAt === null ? (becomesPublished ? now : post.publishedAt) : new Date(publishedAt),
  };
}

function isEqual(a: PostToSave, b: PostToSave): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** A post that was not visible yet counts as new, not as updated. */
function modifiedAt(stored: PostToSave, now: Date): Date | null {
  return stored.status === 'published' && stored.publishedAt <= now ? now : stored.modifiedAt;
}

function toStaffPost({ post, readMinutes, version }: StoredPost): StaffPost {
  const { authorEmail: _, yoastData: __, wordpressTerms: ___, publishedAt, modifiedAt, ...shown } = post;
  return {
    ...shown,
    publishedAt: publishedAt.toISOString(),
    modifiedAt: modifiedAt?.toISOString() ?? null,
    readMinutes,
    version,
  };
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** PostgreSQL rejects the character NUL, in queries too. */
function isStorable(id: string): boolean {
  return !id.includes('\0');
}
