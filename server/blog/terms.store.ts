import { setImmediate as yieldToRequests } from 'node:timers/promises';
import { type Kysely, sql, type Transaction } from 'kysely';
import { paths } from '../../contract/paths.ts';
import { termSlug } from '../../contract/post-lists.ts';
import {
  type RenamedTerm,
  type RenameTerm,
  type TermKind,
  type TermList,
  termKinds,
} from '../../contract/terms.ts';
import type { Database } from '../platform/database/schema.ts';
import { found, Refusal } from '../platform/refusal.ts';
import { storedHtml } from './html/stored-html.ts';
import { type PreparedHtml, wordsOf } from './prepare-post.ts';
import type { SearchStore } from './search.store.ts';

/** The terms of one kind of a post, or of a deleted one, before and after a renaming. */
export interface RenamedPost {
  id: string;
  before: readonly string[];
  after: readonly string[];
}

export interface Renaming extends RenamedTerm {
  former: string;
  /** Into another term of the wanted name. */
  merged: boolean;
}

export interface RenameOptions {
  /** UTC ISO 8601. */
  now: string;
  /** Called in the transaction. */
  record: (trx: Transaction<Database>, done: Renaming, posts: readonly RenamedPost[]) => Promise<void>;
}

type PostWithTerms = { categories: string; tags: string; author: string };

const POSTS_AT_ONCE = 50;
const columns = { category: 'categories', tag: 'tags', author: 'author' } as const;

/** Identifies a category or tag in any spelling; an author by the exact name. */
export const termKey = (kind: TermKind, name: string) => (kind === 'author' ? name : termSlug(name));

/** @param bump raises the content version; its row lock also serializes concurrent changes */
export function createTermsStore(
  db: Kysely<Database>,
  search: Pick<SearchStore, 'put'>,
  bump: (trx: Transaction<Database>) => Promise<void>,
  prepareHtml: (html: string) => Promise<PreparedHtml>,
) {
  const postsWith = (executor: Kysely<Database>, kind: TermKind, key: string) => {
    const posts = executor.selectFrom('posts');
    if (kind === 'author') return posts.where('author', '=', key);
    return posts.where(({ eb, selectFrom }) =>
      eb(
        'number',
        'in',
        selectFrom('post_terms').select('number').where('kind', '=', kind).where('slug', '=', key),
      ),
    );
  };

  async function list(executor: Kysely<Database>, kind: TermKind) {
    const rows =
      kind === 'author'
        ? await executor
            .selectFrom('posts')
            .groupBy('author')
            .select(({ fn }) => ['author as key', 'author as name', fn.countAll().as('posts')])
            .execute()
        : await executor
            .selectFrom('post_terms')
            .where('kind', '=', kind)
            .groupBy('slug')
            .select(({ fn }) => ['slug as key', fn.max('name').as('name'), fn.countAll().as('posts')])
            .execute();
    return rows
      .map((row) => ({ ...row, posts: Number(row.posts) }))
      .sort((a, b) => a.name.localeCompare(b.name, 'en'));
  }

  /** The words of the posts, by `stateOf`; read before the transaction to keep that short. */
  async function readTextWords(kind: TermKind, key: string): Promise<Map<string, string>> {
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
  }

  return {
    async list(): Promise<TermList> {
      const lists = await Promise.all(termKinds.map(async (kind) => [kind, await list(db, kind)]));
      return Object.fromEntries(lists) as TermList;
    },

    /**
     * Renames a term in all posts, deleted ones too, or merges it into the term of that name.
     * @throws {Refusal} when there is no such term, or the name exists and `merge` is not set
     */
    async rename(
      { kind, key, name: wanted, merge }: RenameTerm,
      { now, record }: RenameOptions,
    ): Promise<Renaming> {
      const textWords = await readTextWords(kind, key);
      return db.transaction().execute(async (trx) => {
        await bump(trx);
        const terms = await list(trx, kind);
        const given = found(terms.find((term) => term.key === key));
        const target = termKey(kind, wanted);
        const other = target === key ? undefined : terms.find((term) => term.key === target);
        if (other && !merge) {
          const count = other.posts === 1 ? '1 post' : `${other.posts} posts`;
          throw new Refusal('term-exists', {
            message: `“${other.name}” exists already, in ${count}. You can merge the two.`,
          });
        }
        const name = other?.name ?? wanted;
        const rows = await postsWith(trx, kind, key)
          .select(['number', 'id', 'updated_at', 'title', 'excerpt', 'author', 'categories', 'tags'])
          .execute();
        const indexed = [];
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
          await moveTerms(trx, kind, key, target, name);
          await renameInWordPress(trx, kind, key, target, name);
        }
        posts.push(...(await renameDeleted(trx, kind, key, name)));
        await remember(trx, kind, key, target, name);
        const done = { former: given.name, name, posts: rows.length, merged: other !== undefined };
        await record(trx, done, posts);
        // Last, because SQLite flushes its full-text index whenever another table is written in between.
        await search.put(trx, indexed);
        return done;
      });
    },
  };

  async function textWordsOf(trx: Transaction<Database>, number: number): Promise<string> {
    const { content } = await trx
      .selectFrom('posts')
      .select('content')
      .where('number', '=', number)
      .executeTakeFirstOrThrow();
    return storedHtml(content).words.join(' ');
  }
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
  kind: 'category' | 'tag',
  key: string,
  target: string,
  name: string,
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
async function renameDeleted(
  trx: Transaction<Database>,
  kind: TermKind,
  key: string,
  name: string,
): Promise<RenamedPost[]> {
  const column = columns[kind];
  const posts: RenamedPost[] = [];
  for (const { id } of await trx.selectFrom('deleted_posts').select('id').execute()) {
    const deleted = trx.selectFrom('deleted_posts').select('post').where('id', '=', id);
    const post = JSON.parse((await deleted.executeTakeFirstOrThrow()).post) as PostWithTerms;
    const before = namesIn(post, kind);
    if (!before.some((one) => termKey(kind, one) === key)) continue;
    const after = renamed(kind, before, key, name);
    const changed = { ...post, [column]: kind === 'author' ? name : JSON.stringify(after) };
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
async function remember(
  trx: Transaction<Database>,
  kind: TermKind,
  key: string,
  target: string,
  name: string,
): Promise<void> {
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
  kind: 'category' | 'tag',
  key: string,
  target: string,
  name: string,
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
