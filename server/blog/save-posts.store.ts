import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { PostStatus } from '../../contract/blog.ts';
import { termSlug } from '../../contract/post-lists.ts';
import type { Database } from '../db/schema.ts';
import { firstPositionIn, lastPositionAt, lastPositionIn } from './position.ts';
import { freeSlug, moveSlug } from './post-slugs.store.ts';
import type { PostToStore } from './post-to-store.ts';
import type { IndexedPost, SearchStore } from './search.store.ts';
import { termsOf } from './terms.ts';

export interface SavedPost {
  id: string;
  slug: string;
}

export interface SavePostsOptions {
  now: Date;
  /** Whether search engines are to be told. */
  announce: boolean;
  /** Saves nothing where there are posts. */
  onlyIntoEmpty?: boolean;
}

export interface SavePostsStore {
  /** All of them or none. */
  save(posts: readonly PostToStore[], options: SavePostsOptions): Promise<SavedPost[]>;
}

interface SavePostsStoreOptions {
  db: Kysely<Database>;
  search: Pick<SearchStore, 'put' | 'remove'>;
  /** Raises the content version; it is also what keeps two savings apart. */
  bump: (trx: Transaction<Database>) => Promise<void>;
  /** Slugs that belong to pages of the site. */
  isTaken: (slug: string) => boolean;
}

export function createSavePostsStore({ db, search, bump, isTaken }: SavePostsStoreOptions): SavePostsStore {
  return {
    save: (posts, { now, announce, onlyIntoEmpty = false }) =>
      db.transaction().execute(async (trx) => {
        await bump(trx);
        if (onlyIntoEmpty && (await trx.selectFrom('posts').select('id').limit(1).executeTakeFirst()))
          return [];
        const saved: SavedPost[] = [];
        const indexed = new Map<string, IndexedPost>();
        for (const post of posts) saved.push(await save(trx, post));
        // All at the end: SQLite writes its index out whenever another table is changed in between.
        await search.put(trx, [...indexed.values()]);
        return saved;

        async function save(trx: Transaction<Database>, post: PostToStore): Promise<SavedPost> {
          const known = await findKnown(trx, post);
          const id = known?.id ?? post.id ?? randomUUID();
          const slug = await freeSlug(trx, post.slug, id, isTaken);
          const position = await positionFor(trx, post.publishedAt, known?.position ?? null);
          if (known) await forget(trx, search, known.position);
          const row = { ...columns(post), slug, position, ...announcement(post, announce, now) };
          const moment = now.toISOString();
          if (known) {
            await trx
              .updateTable('posts')
              .set({ ...row, updated_at: moment })
              .where('id', '=', id)
              .execute();
          } else {
            await trx
              .insertInto('posts')
              .values({ ...row, id, created_at: moment, updated_at: moment })
              .execute();
          }
          await putBody(trx, id, post);
          await putTerms(trx, position, post);
          await putWordPressTerms(trx, post);
          indexed.set(id, {
            position,
            status: post.status,
            titleWords: post.titleWords,
            bodyWords: post.bodyWords,
            categories: termsOf(post).flatMap(({ kind, slug }) => (kind === 'category' ? [slug] : [])),
          });
          if (known) {
            const isSeen = known.status === 'published' && known.position <= lastPositionAt(now);
            await moveSlug(trx, id, { slug: known.slug, isSeen }, slug);
          }
          return { id, slug };
        }
      }),
  };
}

interface KnownPost {
  id: string;
  slug: string;
  status: PostStatus;
  position: number;
}

async function findKnown(trx: Transaction<Database>, { id, wpId }: PostToStore): Promise<KnownPost | null> {
  if (id === null && wpId === null) return null;
  const posts = trx.selectFrom('posts').select(['id', 'slug', 'status', 'position']);
  const row = await (id !== null
    ? posts.where('id', '=', id)
    : posts.where('wp_id', '=', wpId)
  ).executeTakeFirst();
  return row ? { ...row, position: Number(row.position) } : null;
}

async function positionFor(
  trx: Transaction<Database>,
  publishedAt: string,
  known: number | null,
): Promise<number> {
  const first = firstPositionIn(publishedAt);
  const last = lastPositionIn(publishedAt);
  if (known !== null && known >= first && known <= last) return known;
  const row = await trx
    .selectFrom('posts')
    .select('position')
    .where('position', '>=', first)
    .where('position', '<=', last)
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? Number(row.position) + 1 : first;
}

async function forget(
  trx: Transaction<Database>,
  search: Pick<SearchStore, 'remove'>,
  position: number,
): Promise<void> {
  await search.remove(trx, position);
  await trx.deleteFrom('post_terms').where('position', '=', position).execute();
}

function columns(post: PostToStore) {
  return {
    wp_id: post.wpId,
    status: post.status,
    title: post.title,
    excerpt: post.excerpt,
    author: post.author,
    author_email: post.authorEmail,
    featured_image: post.featuredImage,
    categories: JSON.stringify(post.categories),
    tags: JSON.stringify(post.tags),
    read_minutes: post.readMinutes,
    published_at: post.publishedAt,
    modified_at: post.modifiedAt,
  };
}

/** A scheduled post is announced when its time comes. */
function announcement({ status, publishedAt }: PostToStore, announce: boolean, now: Date) {
  const moment = now.toISOString();
  const due = publishedAt > moment ? publishedAt : moment;
  return { announce_at: announce && status === 'published' ? due : null };
}

async function putBody(trx: Transaction<Database>, id: string, post: PostToStore): Promise<void> {
  const body = {
    content: post.content,
    meta_title: post.metaTitle,
    meta_description: post.metaDescription,
    meta_keywords: post.metaKeywords,
    og_title: post.ogTitle,
    og_description: post.ogDescription,
    og_image: post.ogImage,
    featured_image_alt: post.featuredImageAlt,
    yoast_data: post.yoastData === null ? null : JSON.stringify(post.yoastData),
  };
  await trx
    .insertInto('post_bodies')
    .values({ post_id: id, ...body })
    .onConflict((conflict) => conflict.column('post_id').doUpdateSet(body))
    .execute();
}

async function putTerms(trx: Transaction<Database>, position: number, post: PostToStore): Promise<void> {
  const terms = termsOf(post);
  if (terms.length === 0) return;
  await trx
    .insertInto('post_terms')
    .values(terms.map((term) => ({ ...term, position, status: post.status })))
    .execute();
}

/** A slug that is made of the name alone needs not be kept, and must not be where it meant another name before. */
async function putWordPressTerms(trx: Transaction<Database>, { wordpressTerms }: PostToStore): Promise<void> {
  for (const term of wordpressTerms) {
    if (term.slug === termSlug(term.name)) {
      await trx
        .deleteFrom('wordpress_terms')
        .where('kind', '=', term.kind)
        .where('slug', '=', term.slug)
        .execute();
      continue;
    }
    await trx
      .insertInto('wordpress_terms')
      .values({ kind: term.kind, slug: term.slug, name: term.name })
      .onConflict((conflict) => conflict.columns(['kind', 'slug']).doUpdateSet({ name: term.name }))
      .execute();
  }
}
