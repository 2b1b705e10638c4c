import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { PostStatus } from '../../contract/blog.ts';
import { termSlug } from '../../contract/post-lists.ts';
import type { Database } from '../db/schema.ts';
import { firstPositionIn, lastPositionIn } from './position.ts';
import type { Term } from './posts.store.ts';
import type { SearchStore } from './search.store.ts';

/** A post as it is stored. */
export interface PostToStore {
  /** Given: this post is changed, unless there is none. */
  id: string | null;
  /** Its number in WordPress: without `id`, the post that has this number is changed. */
  wpId: number | null;
  /** As it is wished for; a number is added where another post, or a page of the site, has it. */
  slug: string;
  title: string;
  /** Sanitised HTML. */
  content: string;
  excerpt: string;
  author: string;
  authorEmail: string | null;
  status: PostStatus;
  featuredImage: string | null;
  categories: readonly string[];
  tags: readonly string[];
  metaTitle: string | null;
  metaDescription: string | null;
  metaKeywords: string | null;
  ogTitle: string | null;
  ogDescription: string | null;
  ogImage: string | null;
  /** Anything that JSON can carry. */
  yoastData: unknown;
  /** UTC ISO 8601, whole seconds. */
  publishedAt: string;
  modifiedAt: string | null;
  readMinutes: number;
  titleWords: readonly string[];
  bodyWords: readonly string[];
}

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
        for (const post of posts) saved.push(await save(trx, post));
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
          await search.put(trx, {
            position,
            status: post.status,
            titleWords: post.titleWords,
            bodyWords: post.bodyWords,
            categories: termsOf(post).flatMap(({ kind, slug }) => (kind === 'category' ? [slug] : [])),
          });
          await moveSlug(trx, id, known?.slug ?? slug, slug);
          return { id, slug };
        }
      }),
  };
}

interface KnownPost {
  id: string;
  slug: string;
  position: number;
}

async function findKnown(trx: Transaction<Database>, { id, wpId }: PostToStore): Promise<KnownPost | null> {
  if (id === null && wpId === null) return null;
  const posts = trx.selectFrom('posts').select(['id', 'slug', 'position']);
  const row = await (id !== null
    ? posts.where('id', '=', id)
    : posts.where('wp_id', '=', wpId)
  ).executeTakeFirst();
  return row ? { ...row, position: Number(row.position) } : null;
}

/** The slug itself, or the first of slug-2, slug-3 … that no other post and no page has. */
async function freeSlug(
  trx: Transaction<Database>,
  wished: string,
  id: string,
  isTaken: (slug: string) => boolean,
): Promise<string> {
  for (let number = 1; ; number++) {
    const slug = number === 1 ? wished : `${wished}-${number}`;
    if (isTaken(slug)) continue;
    const owner = await trx.selectFrom('posts').select('id').where('slug', '=', slug).executeTakeFirst();
    if (!owner || owner.id === id) return slug;
  }
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

/** Each once: two names may make one slug. A name without a letter or digit makes none, and cannot be listed. */
export function termsOf({
  categories,
  tags,
}: Pick<PostToStore, 'categories' | 'tags'>): (Term & { name: string })[] {
  const terms = new Map<string, Term & { name: string }>();
  for (const [kind, names] of [
    ['category', categories],
    ['tag', tags],
  ] as const) {
    for (const name of names) {
      const slug = termSlug(name);
      if (slug !== '' && !terms.has(`${kind} ${slug}`)) terms.set(`${kind} ${slug}`, { kind, slug, name });
    }
  }
  return [...terms.values()];
}

/** A post's own slug is never a former one of another, and a former one leads to the post itself. */
async function moveSlug(trx: Transaction<Database>, id: string, before: string, now: string): Promise<void> {
  await trx.deleteFrom('former_slugs').where('slug', '=', now).execute();
  if (before === now) return;
  await trx
    .insertInto('former_slugs')
    .values({ slug: before, post_id: id })
    .onConflict((conflict) => conflict.column('slug').doUpdateSet({ post_id: id }))
    .execute();
}
