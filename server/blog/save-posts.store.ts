import { randomUUID } from 'node:crypto';
import { setImmediate as yieldToRequests } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import { termSlug } from '../../contract/post-lists.ts';
import type { DatabaseDialect } from '../platform/database/dialect.ts';
import { setMediaUses } from '../platform/database/media-uses.store.ts';
import type { Database } from '../platform/database/schema.ts';
import { findStored, type StoredPost } from './post-editing.store.ts';
import { freeSlug, keepFormerSlug, moveReserved } from './post-slugs.store.ts';
import type { PreparedPost } from './prepare-post.ts';
import type { ReservedSlugs } from './reserved-slugs.ts';
import { keepRevision, type RevisionSource } from './revisions.store.ts';
import { type IndexedPost, searchMutations } from './search.store.ts';
import { termsOf } from './slugs.ts';

export interface SavedPost {
  id: string;
  slug: string;
}

export interface SavingOptions {
  dialect: DatabaseDialect;
  /** Complete before the first save. */
  reservedSlugs: ReservedSlugs;
  /** Whether search engines are notified of posts. */
  announces: boolean;
  clock: () => Date;
}

/** Mutations within a transaction that has locked the content. */
export function postMutations(trx: Transaction<Database>, options: SavingOptions) {
  return {
    find: (id: string): Promise<StoredPost | null> => findStored(trx, id),

    hasAny: async (): Promise<boolean> =>
      (await trx.selectFrom('posts').select('number').limit(1).executeTakeFirst()) !== undefined,

    moveReserved: () => moveReserved(trx, options.reservedSlugs),

    /**
     * Creates or updates posts, by `id` or else by `wpId`. Former slugs redirect to the post.
     * @param revision keeps those that change as revisions
     */
    async save(posts: readonly PreparedPost[], revision?: RevisionSource): Promise<SavedPost[]> {
      // Lets cached pages be answered between reading, storing and committing a long text.
      await yieldToRequests();
      const now = options.clock().toISOString();
      const saved: SavedPost[] = [];
      const indexed = new Map<number, IndexedPost>();
      for (const post of posts) {
        const { number, ...names } = await savePost(trx, post, { ...options, now }, revision);
        saved.push(names);
        indexed.set(number, { number, titleWords: post.titleWords, words: post.words });
      }
      await searchMutations(trx, options.dialect).put([...indexed.values()]);
      await yieldToRequests();
      return saved;
    },
  };
}

interface WriteOptions extends SavingOptions {
  /** UTC ISO 8601. */
  now: string;
}

async function savePost(
  trx: Transaction<Database>,
  post: PreparedPost,
  options: WriteOptions,
  revision: RevisionSource | undefined,
): Promise<SavedPost & { number: number }> {
  const known = await findKnown(trx, post);
  const id = known?.id ?? post.id ?? randomUUID();
  const write = () => writePost(trx, post, id, known, options);
  return revision ? keepRevision(trx, id, revision, options.now, write) : write();
}

async function writePost(
  trx: Transaction<Database>,
  post: PreparedPost,
  id: string,
  known: KnownPost | null,
  { reservedSlugs, now, announces }: WriteOptions,
): Promise<SavedPost & { number: number }> {
  const slug = await freeSlug(trx, reservedSlugs, post.slug, known?.number ?? null);
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
async function saveWordPressTerms(trx: Transaction<Database>, { wordpressTerms }: PreparedPost) {
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
