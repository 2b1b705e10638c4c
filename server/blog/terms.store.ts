import { setImmediate as yieldToRequests } from 'node:timers/promises';
import { type Kysely, sql, type Transaction } from 'kysely';
import { paths } from '../../contract/paths.ts';
import { termSlug } from '../../contract/post-lists.ts';
import { type TermKind, type TermList, termKinds } from '../../contract/terms.ts';
import type { Database } from '../platform/database/schema.ts';
import { storedHtml } from './html/stored-html.ts';
import { type PreparedHtml, wordsOf } from './prepare-post.ts';
import type { IndexedPost } from './search.store.ts';

/** The terms of one kind of a post, or of a deleted one, before and after a renaming. */
interface RenamedPost {
  id: string;
  before: readonly string[];
  after: readonly string[];
}

interface Renaming<Kind extends TermKind = TermKind> {
  kind: Kind;
  key: string;
  /** The key of `name`, which another term may have already. */
  target: string;
  name: string;
}

/** Words of texts, by `stateOf` the post. */
type TextWords = ReadonlyMap<string, string>;

type PostWithTerms = { categories: string; tags: string; author: string };

const POSTS_AT_ONCE = 50;
const columns = { category: 'categories', tag: 'tags', author: 'author' } as const;

/** Identifies a category or tag in any spelling; an author by the exact name. */
export const termKey = (kind: TermKind, name: string) => (kind === 'author' ? name : termSlug(name));

export function createTermsStore(db: Kysely<Database>, prepareHtml: (html: string) => Promise<PreparedHtml>) {
  return {
    async list(): Promise<TermList> {
      const lists = await Promise.all(termKinds.map(async (kind) => [kind, await listTerms(db, kind)]));
      return Object.fromEntries(lists) as TermList;
    },

    /** The words of the posts with a term; read before the transaction to keep that short. */
    async textWords(kind: TermKind, key: string): Promise<TextWords> {
      const words = new Map<string, string>();
      for (let last: number | undefined = 0; last !== undefined; ) {
        const rows = await postsWith(db, kind, key)
          .where('number', '>', last)
          .select(['number', 'updated_at', 'content'])
          .orderBy('number')
          .limit(POSTS_AT_ONCE)
          .execute();
        for (const row of rows) {
          words.set(stateOf(row), (await prepareHtml(row.content)).words.join(' '));
          // SQLite answers synchronously: other requests would wait for all posts.
          await yieldToRequests();
        }
        last = rows.at(-1)?.number;
      }
      return words;
    },
  };
}

/** Mutations within a transaction that has locked the content. */
export function termMutations(trx: Transaction<Database>) {
  return {
    list: (kind: TermKind) => listTerms(trx, kind),

    /**
     * Renames a term in all posts, deleted ones too, or merges it into the term of that name.
     * @param now UTC ISO 8601
     * @returns the posts, deleted ones last, and the new words of the others for the search index
     */
    async rename(
      renaming: Renaming,
      textWords: TextWords,
      now: string,
    ): Promise<{ posts: RenamedPost[]; indexed: IndexedPost[] }> {
      const { kind, key, name } = renaming;
      const rows = await postsWith(trx, kind, key)
        .select(['number', 'id', 'updated_at', 'title', 'excerpt', 'author', 'categories', 'tags'])
        .execute();
      const indexed: IndexedPost[] = [];
      const posts: RenamedPost[] = [];
      for (const row of rows) {
        const before = namesIn(row, kind);
        const after = renamed(kind, before, key, name);
        const changed = { [columns[kind]]: kind === 'author' ? name : JSON.stringify(after) };
        await trx
          .updateTable('posts')
          .set({ ...changed, updated_at: now })
          .where('number', '=', row.number)
          .execute();
        const known = textWords.get(stateOf(row)) ?? (await textWordsOf(trx, row.number));
        const post = { ...row, ...changed };
        const named = { ...post, categories: namesIn(post, 'category'), tags: namesIn(post, 'tag') };
        indexed.push({ number: row.number, ...wordsOf(named, known.split(' ').filter(Boolean)) });
        posts.push({ id: row.id, before, after });
      }
      if (kind !== 'author') {
        await moveTerms(trx, { ...renaming, kind });
        await renameInWordPress(trx, { ...renaming, kind });
      }
      posts.push(...(await renameDeleted(trx, renaming)));
      await remember(trx, renaming);
      return { posts, indexed };
    },
  };
}

function postsWith(db: Kysely<Database>, kind: TermKind, key: string) {
  const posts = db.selectFrom('posts');
  if (kind === 'author') return posts.where('author', '=', key);
  return posts.where(({ eb, selectFrom }) =>
    eb(
      'number',
      'in',
      selectFrom('post_terms').select('number').where('kind', '=', kind).where('slug', '=', key),
    ),
  );
}

async function listTerms(db: Kysely<Database>, kind: TermKind) {
  const rows =
    kind === 'author'
      ? await db
          .selectFrom('posts')
          .groupBy('author')
          .select(({ fn }) => ['author as key', 'author as name', fn.countAll<number>().as('posts')])
          .execute()
      : await db
          .selectFrom('post_terms')
          .where('kind', '=', kind)
          .groupBy('slug')
          .select(({ fn }) => ['slug as key', fn.max('name').as('name'), fn.countAll<number>().as('posts')])
          .execute();
  return rows.sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

async function textWordsOf(trx: Transaction<Database>, number: number): Promise<string> {
  const { content } = await trx
    .selectFrom('posts')
    .select('content')
    .where('number', '=', number)
    .executeTakeFirstOrThrow();
  return storedHtml(content).words.join(' ');
}

/** The names of a list, where the term of this key has its new name, each once. */
function renamed(kind: TermKind, names: readonly string[], key: string, name: string): string[] {
  const all = names.map((one) => (termKey(kind, one) === key ? name : one));
  const target = termKey(kind, name);
  const isTarget = (one: string) => termKey(kind, one) === target;
  return all.filter((one, index) => !isTarget(one) || all.findIndex(isTarget) === index);
}

const stateOf = (row: { number: number; updated_at: string }) => `${row.number} ${row.updated_at}`;

function namesIn(row: PostWithTerms, kind: TermKind): string[] {
  return kind === 'author' ? [row.author] : (JSON.parse(row[columns[kind]]) as string[]);
}

async function moveTerms(
  trx: Transaction<Database>,
  { kind, key, target, name }: Renaming<'category' | 'tag'>,
): Promise<void> {
  const rows = trx.updateTable('post_terms').where('kind', '=', kind).where('slug', '=', key);
  if (target === key) {
    await rows.set({ name }).execute();
    return;
  }
  const hasTarget = sql<boolean>`number in (
    select number from post_terms as other where other.kind = ${kind} and other.slug = ${target}
  )`;
  await trx
    .deleteFrom('post_terms')
    .where('kind', '=', kind)
    .where('slug', '=', key)
    .where(hasTarget)
    .execute();
  await rows.set({ slug: target, name }).execute();
  // The meta tags of the category's page.
  const [from, to] = [key, target].map((category) => paths.blogList({ page: 1, search: '', category }));
  if (kind === 'tag' || from === undefined || to === undefined) return;
  const taken = await trx.selectFrom('page_tags').select('id').where('id', '=', to).executeTakeFirst();
  if (taken) return;
  await trx.updateTable('page_tags').set({ id: to }).where('id', '=', from).execute();
  const uses = trx.updateTable('media_uses').set({ owner: to });
  await uses.where('place', '=', 'meta-tags').where('owner', '=', from).execute();
}

/** A post that is restored comes back under the new name. */
async function renameDeleted(trx: Transaction<Database>, { kind, key, name }: Renaming) {
  const posts: RenamedPost[] = [];
  for (const { id } of await trx.selectFrom('deleted_posts').select('id').execute()) {
    const deleted = trx.selectFrom('deleted_posts').select('post').where('id', '=', id);
    const post = JSON.parse((await deleted.executeTakeFirstOrThrow()).post) as PostWithTerms;
    const before = namesIn(post, kind);
    if (!before.some((one) => termKey(kind, one) === key)) continue;
    const after = renamed(kind, before, key, name);
    const changed = { ...post, [columns[kind]]: kind === 'author' ? name : JSON.stringify(after) };
    await trx
      .updateTable('deleted_posts')
      .set({ post: JSON.stringify(changed) })
      .where('id', '=', id)
      .execute();
    posts.push({ id, before, after });
  }
  return posts;
}

/** Stores the former name, for its URL and for imports; earlier former names are updated too. */
async function remember(trx: Transaction<Database>, { kind, key, target, name }: Renaming): Promise<void> {
  const known = await trx.selectFrom('renamed_terms').selectAll().where('kind', '=', kind).execute();
  const led = known.filter((row) => termKey(kind, row.name) === key).map(({ former }) => former);
  for (const former of new Set([...led, key])) {
    await trx
      .insertInto('renamed_terms')
      .values({ kind, former, name })
      .onConflict((conflict) => conflict.columns(['kind', 'former']).doUpdateSet({ name }))
      .execute();
  }
  // A name in use must not redirect.
  await trx
    .deleteFrom('renamed_terms')
    .where('kind', '=', kind)
    .where('former', '=', target)
    .where(kind === 'author' ? sql<boolean>`true` : sql<boolean>`name <> ${name}`)
    .execute();
}

/** Redirects the term's WordPress slugs to the new name. */
async function renameInWordPress(
  trx: Transaction<Database>,
  { kind, key, target, name }: Renaming<'category' | 'tag'>,
): Promise<void> {
  const rows = await trx.selectFrom('wordpress_terms').selectAll().where('kind', '=', kind).execute();
  const slugs = rows.filter((row) => termSlug(row.name) === key).map(({ slug }) => slug);
  if (slugs.length === 0) return;
  await trx
    .updateTable('wordpress_terms')
    .set({ name })
    .where('kind', '=', kind)
    .where('slug', 'in', slugs)
    .execute();
  await trx.deleteFrom('wordpress_terms').where('kind', '=', kind).where('slug', '=', target).execute();
}
