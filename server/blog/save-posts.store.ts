import { randomUUID } from 'node:crypto';
import { setImmediate as yieldToRequests } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import { termSlug } from '../../contract/post-lists.ts';
import { lockContent } from '../platform/content-version.store.ts';
import type { DatabaseDialect } from '../platform/database/dialect.ts';
import { setMediaUses } from '../platform/database/media-uses.store.ts';
import type { Database } from '../platform/database/schema.ts';
import { freeSlug, keepFormerSlug } from './post-slugs.store.ts';
import type { PreparedPost } from './prepare-post.ts';
import type { ReservedSlugs } from './reserved-slugs.ts';
import { keepRevision, type RevisionSource } from './revisions.store.ts';
import { type IndexedPost, searchMutations } from './search.store.ts';
import { termsOf } from './slugs.ts';

export interface SavedPost {
  id: string;
  slug: string;
}

export interface SaveOptions {
  /** UTC ISO 8601. */
  now: string;
  /** Whether search engines are notified. */
  announces: boolean;
  /** Saves nothing if there are posts. */
  onlyIntoEmpty: boolean;
  /** Saves nothing unless it resolves to true; no other save is in between. */
  onlyIf?: ((trx: Transaction<Database>) => Promise<boolean>) | undefined;
  /** Raises the content version, so that pages show the posts. */
  refresh: boolean;
  /** Called in the transaction of the save. */
  record?: RecordSaved | undefined;
  /** Keeps the changed posts as revisions. */
  revision?: RevisionSource | undefined;
}

/** Stores what belongs to saved posts, with them or not at all. */
export type RecordSaved = (trx: Transaction<Database>, saved: readonly SavedPost[]) => Promise<void>;

/** Makes the posts to save of what is stored, within the transaction that saves them. */
export type MakePosts<Post> = (trx: Transaction<Database>) => Promise<readonly Post[]>;

/**
 * Saves all posts or none.
 * @param bump raises the content version
 */
export function createSavePostsStore(
  db: Kysely<Database>,
  dialect: DatabaseDialect,
  bump: (trx: Transaction<Database>) => Promise<void>,
  reserved: ReservedSlugs,
) {
  return (
    given: readonly PreparedPost[] | MakePosts<PreparedPost>,
    options: SaveOptions,
  ): Promise<SavedPost[]> =>
    db.transaction().execute(async (trx) => {
      await lockContent(trx);
      if (options.onlyIntoEmpty && (await hasPosts(trx))) return [];
      if (options.onlyIf && !(await options.onlyIf(trx))) return [];
      // Lets cached pages be answered between reading, storing and committing a long text.
      await yieldToRequests();
      const posts = typeof given === 'function' ? await given(trx) : given;
      if (posts.length > 0 && options.refresh) await bump(trx);
      const saved: SavedPost[] = [];
      const indexed = new Map<number, IndexedPost>();
      for (const post of posts) {
        const { number, ...names } = await savePost(trx, post, reserved, options);
        saved.push(names);
        indexed.set(number, { number, titleWords: post.titleWords, words: post.words });
      }
      await searchMutations(trx, dialect).put([...indexed.values()]);
      await yieldToRequests();
      await options.record?.(trx, saved);
      await yieldToRequests();
      return saved;
    });
}

async function hasPosts(trx: Transaction<Database>): Promise<boolean> {
  return (await trx.selectFrom('posts').select('number').limit(1).executeTakeFirst()) !== undefined;
}

async function savePost(
  trx: Transaction<Database>,
  post: PreparedPost,
  reserved: ReservedSlugs,
  options: SaveOptions,
): Promise<SavedPost & { number: number }> {
  const known = await findKnown(trx, post);
  const id = known?.id ?? post.id ?? randomUUID();
  const write = () => writePost(trx, post, id, known, reserved, options);
  const { revision, now } = options;
  return revision ? keepRevision(trx, id, revision, now, write) : write();
}

async function writePost(
  trx: Transaction<Database>,
  post: PreparedPost,
  id: string,
  known: KnownPost | null,
  reserved: ReservedSlugs,
  { now, announces }: SaveOptions,
): Promise<SavedPost & { number: number }> {
  const slug = await freeSlug(trx, reserved, post.slug, known?.number ?? null);
  const row = { ...toRow(post), slug, updated_at: now, announce_at: announcedAt(post, announces, now) };
  if (known) {
    const isVisible = known.status === 'published' && known.published_at <= now;
    await trx
      .updateTable('posts')
      .set({ ...row, ...(isVisible ? { once_public: 1 } : {}) })
      .where('number', '=', known.number)
      .execute();
    await keepFormerSlug(trx, known.number, { slug: known.slug, isVisible }, slug);
  }
  const { number } =
    known ??
    (await trx
      .insertInto('posts')
      .values({ ...row, id, created_at: now })
      .returning('number')
      .executeTakeFirstOrThrow());
  await replaceTerms(trx, number, post);
  const { content, featuredImage, ogImage } = post;
  await setMediaUses(trx, { place: 'post', owner: id }, [content, featuredImage, ogImage]);
  await saveWordPressTerms(trx, post);
  return { number, id, slug };
}

type KnownPost = NonNullable<Awaited<ReturnType<typeof findKnown>>>;

async function findKnown(trx: Transaction<Database>, { id, wpId }: PreparedPost) {
  if (id === null && wpId === null) return null;
  const posts = trx.selectFrom('posts').select(['number', 'id', 'slug', 'status', 'published_at']);
  const found = id === null ? posts.where('wp_id', '=', wpId) : posts.where('id', '=', id);
  return (await found.executeTakeFirst()) ?? null;
}

function toRow(post: PreparedPost) {
  return {
    wp_id: post.wpId,
    status: post.status,
    published_at: post.publishedAt,
    modified_at: post.modifiedAt,
    title: post.title,
    excerpt: post.excerpt,
    author: post.author,
    author_email: post.authorEmail,
    featured_image: post.featuredImage,
    featured_image_alt: post.featuredImageAlt,
    categories: JSON.stringify(post.categories),
    tags: JSON.stringify(post.tags),
    read_minutes: post.readMinutes,
    meta_title: post.metaTitle,
    meta_description: post.metaDescription,
    meta_keywords: post.metaKeywords,
    og_title: post.ogTitle,
    og_description: post.ogDescription,
    og_image: post.ogImage,
    yoast_data: post.yoastData === null ? null : JSON.stringify(post.yoastData),
    content: post.content,
  };
}

/** A scheduled post is announced when it is published. */
function announcedAt(post: PreparedPost, announces: boolean, now: string): string | null {
  if (!announces || post.status !== 'published') return null;
  return post.publishedAt > now ? post.publishedAt : now;
}

async function replaceTerms(trx: Transaction<Database>, number: number, post: PreparedPost): Promise<void> {
  await trx.deleteFrom('post_terms').where('number', '=', number).execute();
  const rows = termsOf(post).map((term) => ({
    ...term,
    number,
    status: post.status,
    published_at: post.publishedAt,
  }));
  if (rows.length > 0) await trx.insertInto('post_terms').values(rows).execute();
}

/** Stores a slug that differs from the one its name makes, and deletes one that no longer does. */
async function saveWordPressTerms(
  trx: Transaction<Database>,
  { wordpressTerms }: PreparedPost,
): Promise<void> {
  for (const { kind, slug, name } of wordpressTerms) {
    if (slug === termSlug(name)) {
      await trx.deleteFrom('wordpress_terms').where('kind', '=', kind).where('slug', '=', slug).execute();
    } else {
      await trx
        .insertInto('wordpress_terms')
        .values({ kind, slug, name })
        .onConflict((conflict) => conflict.columns(['kind', 'slug']).doUpdateSet({ name }))
        .execute();
    }
  }
}
