import { randomBytes } from 'node:crypto';
import type { Post } from '../../contract/blog.ts';
import type { Revision, RevisionComparison } from '../../contract/post-versions.ts';
import {
  DELETED_POST_DAYS,
  type DeletedPost,
  type PostCounts,
  type PostFields,
  PREVIEW_HOURS,
  type StaffPost,
} from '../../contract/posts.ts';
import { staffPaths } from '../../contract/staff-paths.ts';
import { EMPTY_POST } from '../platform/database/post-fields.ts';
import { sha256 } from '../platform/hash.ts';
import { isStorable } from '../platform/storable.ts';
import { automaticExcerpt } from './html/automatic-excerpt.ts';
import type { PostDraftStore } from './post-drafts.store.ts';
import type { PostEditingStore, StoredPost } from './post-editing.store.ts';
import type { Blog } from './posts.ts';
import type { PostToSave } from './prepare-post.ts';
import type { RevisionStore } from './revisions.store.ts';

/** `conflict`: nothing was saved, because the post has changed since; `post` is the stored one. */
export type UpdateOutcome = { outcome: 'saved' | 'conflict'; post: StaffPost };

export interface PostEditingOptions {
  store: PostEditingStore;
  revisions: Pick<RevisionStore, 'list' | 'savedBy' | 'find'>;
  drafts: PostDraftStore;
  blog: Pick<Blog, 'inTransaction' | 'prepare' | 'preview' | 'save'> & { urls: Pick<Blog['urls'], 'free'> };
  /** Deletes the discarded files. */
  removeDiscardedMedia: () => Promise<void>;
  clock: () => Date;
}

const HOUR_MS = 60 * 60 * 1000;
/** Writes posts for staff; the audit log records each change. */
export function createPostEditing(options: PostEditingOptions) {
  const { store, revisions, drafts, blog, removeDiscardedMedia, clock } = options;

  /** The excerpt as staff see it: empty where it was made of the text. */
  const shownExcerpt = ({ excerpt, content }: Pick<PostToSave, 'excerpt' | 'content'>) =>
    excerpt === automaticExcerpt(content) ? '' : excerpt;

  const toStaffPost = (stored: StoredPost): StaffPost => ({
    ...withoutInnerFields(stored),
    excerpt: shownExcerpt(stored.post),
  });

  async function find(id: string): Promise<StaffPost | null> {
    const stored = isStorable(id) ? await store.find(id) : null;
    return stored && toStaffPost(stored);
  }

  /** The earliest deletion that can still be undone, UTC ISO 8601. */
  const keptSince = () => new Date(clock().getTime() - DELETED_POST_DAYS * 24 * HOUR_MS).toISOString();

  async function findSaved(id: string): Promise<StaffPost> {
    const post = await find(id);
    if (!post) throw new Error(`the post ${id} was saved, and is gone`);
    return post;
  }

  async function save(
    id: string,
    version: string,
    fieldsOf: (stored: StoredPost['post']) => PostFields,
    kind: 'saved' | 'restored',
    by: string,
  ): Promise<UpdateOutcome | null> {
    const stored = isStorable(id) ? await store.find(id) : null;
    if (!stored) return null;
    if (stored.version !== version) return { outcome: 'conflict', post: toStaffPost(stored) };
    const fields = fieldsOf(stored.post);
    const { content = stored.post.content } = fields;
    // An automatic excerpt follows the text; a typed one stays.
    const isSame = content === stored.post.content && fields.excerpt.trim() === shownExcerpt(stored.post);
    const excerpt = isSame ? stored.post.excerpt : fields.excerpt;
    const post = withFields(stored.post, { ...fields, excerpt }, clock(), stored.oncePublic);
    if (isEqual(post, stored.post)) return { outcome: 'saved', post: toStaffPost(stored) };
    const saved = await blog.save([{ ...post, modifiedAt: modifiedAt(stored.post, clock()) }], {
      revision: { kind, by },
      entry: { staff: by, action: kind === 'restored' ? 'post-version-restored' : 'post-saved' },
      unless: async ({ posts }) => (await posts.find(id))?.version !== version,
    });
    const now = await find(id);
    return now && { outcome: saved.length > 0 ? 'saved' : 'conflict', post: now };
  }

  return {
    /** Unsaved changes. */
    drafts,
    /** @returns null when there is no such post */
    find,

    /**
     * Creates a post. A repeated call saves over the post of the first one, unless another account has saved it since.
     * @param by user name
     * @param id chosen by the caller; null: a new one
     * @returns null when the post of the first call was deleted
     */
    async create(fields: PostFields, by: string, id: string | null): Promise<UpdateOutcome | null> {
      const [created] = await blog.save([withFields({ ...newPost(clock()), id }, fields, clock())], {
        revision: { kind: 'saved', by },
        entry: { staff: by, action: 'post-saved' },
        unless: async ({ posts, deletedPosts }) =>
          id !== null && ((await posts.find(id)) !== null || (await deletedPosts.has(id))),
      });
      if (created) return { outcome: 'saved', post: await findSaved(created.id) };
      const names = id === null ? [] : await revisions.savedBy(id);
      const known = id === null ? null : await find(id);
      if (!known) return null;
      return names.length === 1 && names[0] === by
        ? save(known.id, known.version, () => fields, 'saved', by)
        : { outcome: 'conflict', post: known };
    },

    /**
     * Saves the fields unless the post has changed since `version`. Equal fields change nothing.
     * @param by user name
     * @returns null when there is no such post
     */
    update: (id: string, version: string, fields: PostFields, by: string): Promise<UpdateOutcome | null> =>
      save(id, version, () => fields, 'saved', by),

    /** The versions of a post, newest first; null when there is no such post. */
    revisions: async (id: string): Promise<readonly Revision[] | null> =>
      (await find(id)) ? revisions.list(id) : null,

    /** A version with the present post; null for an unknown version. */
    async revision(id: string, number: number): Promise<RevisionComparison | null> {
      const post = await find(id);
      const revision = post && (await revisions.find(id, number));
      if (!revision) return null;
      // Hides the automatic excerpt, as in the editor.
      const fields = { ...revision.fields, excerpt: shownExcerpt(revision.fields) };
      return { ...revision, fields, post };
    },

    /** Saves an earlier version as a new one, as `update` does; status, date and slug stay. */
    async restoreRevision(
      id: string,
      number: number,
      version: string,
      by: string,
    ): Promise<UpdateOutcome | null> {
      const revision = isStorable(id) ? await revisions.find(id, number) : null;
      if (!revision) return null;
      const fieldsOf = ({ slug, status }: StoredPost['post']) => ({
        ...revision.fields,
        slug,
        status,
        publishedAt: null,
      });
      return save(id, version, fieldsOf, 'restored', by);
    },

    /**
     * Deletes a post; it can be restored for 30 days.
     * @param by user name
     * @returns false when there is no such post
     */
    async remove(id: string, by: string): Promise<boolean> {
      if (!isStorable(id)) return false;
      return blog.inTransaction(async ({ content, deletedPosts, record }) => {
        await content.lock();
        const slug = await deletedPosts.add(id, { at: clock().toISOString(), by });
        if (slug === null) return false;
        await content.bump();
        await record({ staff: by, action: 'post-deleted', subject: slug });
        return true;
      });
    },

    /** @returns the posts that have one of these slugs */
    withSlugs: store.withSlugs,

    /** @param by user name @returns null when there is no such deleted post */
    async restore(id: string, by: string): Promise<StaffPost | null> {
      const deleted = isStorable(id) ? await store.findDeleted(id, keptSince()) : null;
      if (!deleted) return null;
      const prepared = await blog.prepare(deleted.post);
      const isRestored = await blog.inTransaction(async ({ content, posts, deletedPosts, record }) => {
        await content.lock();
        if (!(await deletedPosts.has(id, deleted.deletedAt))) return false;
        await content.bump();
        const saved = await posts.save([prepared]);
        await deletedPosts.finishRestoring(id, deleted.kept);
        for (const { slug } of saved) await record({ staff: by, action: 'post-restored', subject: slug });
        return true;
      });
      return isRestored ? findSaved(id) : null;
    },

    listDeleted: (): Promise<readonly DeletedPost[]> => store.listDeleted(keptSince()),
    counts: (): Promise<PostCounts> => store.counts(clock().toISOString()),
    /** The slug that the post of this id, or a new one, would get for the wanted one. */
    freeSlug: (slug: string, id: string | null): Promise<string> =>
      blog.urls.free(slug.replaceAll('\0', ''), id),

    /** Stores a post for a preview and returns the URL of its page, which needs no login. */
    async preview(fields: PostFields, id: string | null): Promise<string> {
      const stored = id !== null && isStorable(id) ? await store.find(id) : null;
      const now = clock();
      const post = await blog.preview(withFields(stored?.post ?? newPost(now), fields, now));
      const token = randomBytes(24).toString('base64url');
      const expiresAt = new Date(now.getTime() + PREVIEW_HOURS * HOUR_MS).toISOString();
      await store.keepPreview(sha256(token), post, expiresAt);
      return staffPaths.postPreview(token);
    },

    /**
     * Deletes for good the posts deleted until this time with their versions, and the files that only they name. Does
     * nothing while an import runs.
     */
    async removeDeleted(deletedUntil: Date): Promise<void> {
      const until = deletedUntil.toISOString();
      for (let id = await store.oldestDeleted(until); id !== null; id = await store.oldestDeleted(until)) {
        const gone = id;
        const forgotten = await blog.inTransaction(async ({ media, deletedPosts }) => {
          if (!(await media.lockOutImports(clock().toISOString()))) return false;
          await media.discardUnused(await deletedPosts.forget(gone));
          return true;
        });
        if (!forgotten) return;
        await removeDiscardedMedia();
      }
    },

    removePreviews: (expiredUntil: Date): Promise<void> => store.removePreviews(expiredUntil.toISOString()),

    /** @returns null for an unknown or expired token */
    findPreview: (token: string): Promise<Post | null> =>
      store.findPreview(sha256(token), clock().toISOString()),
  };
}

export type PostEditing = ReturnType<typeof createPostEditing>;

const newPost = (now: Date): PostToSave => ({ ...EMPTY_POST, id: null, wpId: null, publishedAt: now });

/** The post with the edited fields; fields that staff do not see are unchanged. */
function withFields(post: PostToSave, fields: PostFields, now: Date, oncePublic = false): PostToSave {
  const { content = post.content, publishedAt, ...others } = fields;
  const becomesPublished = !oncePublic && post.status === 'draft' && fields.status === 'published';
  return {
    ...post,
    ...others,
    content,
    publishedAt: publishedAt === null ? (becomesPublished ? now : post.publishedAt) : new Date(publishedAt),
  };
}

function isEqual({ content, ...a }: PostToSave, { content: other, ...b }: PostToSave): boolean {
  return content === other && JSON.stringify(a) === JSON.stringify(b);
}

/** A post that was not visible yet counts as new, not as updated. */
function modifiedAt(stored: PostToSave, now: Date): Date | null {
  return stored.status === 'published' && stored.publishedAt <= now ? now : stored.modifiedAt;
}

function withoutInnerFields({ post, readMinutes, oncePublic, version }: StoredPost): StaffPost {
  const { authorEmail: _, yoastData: __, wordpressTerms: ___, publishedAt, modifiedAt, ...shown } = post;
  return {
    ...shown,
    publishedAt: publishedAt.toISOString(),
    modifiedAt: modifiedAt?.toISOString() ?? null,
    readMinutes,
    oncePublic,
    version,
  };
}
