import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { PostStatus } from '../../contract/blog.ts';
import type { DatabaseDialect } from '../db/dialect.ts';
import type { Database } from '../db/schema.ts';
import type { PublishedUntil } from './posts.store.ts';
import { categoryWord } from './search-words.ts';

export interface WordsToFind {
  /** At least one, as `wordsSearchedFor` returns them. All of them are in what is found. */
  words: readonly string[];
  /** Words that begin so count too. */
  asPrefix: boolean;
  /** The slug of a category; empty: all. */
  category: string;
}

/** A post as the search index holds it. */
export interface IndexedPost {
  position: number;
  status: PostStatus;
  titleWords: readonly string[];
  bodyWords: readonly string[];
  /** Slugs. */
  categories: readonly string[];
}

export interface SearchStore {
  put(trx: Transaction<Database>, post: IndexedPost): Promise<void>;
  remove(trx: Transaction<Database>, position: number): Promise<void>;
  /** Newest first. */
  newest(until: PublishedUntil, find: WordsToFind, limit: number): Promise<FoundPost[]>;
  /** Positions of the same posts, best first. For a few hundred of them: each one is weighed. */
  ranked(until: PublishedUntil, find: WordsToFind, limit: number): Promise<number[]>;
}

export interface FoundPost {
  position: number;
  /** All words are in the title. */
  inTitle: boolean;
}

/** How much more a word in the title counts than one in the body. */
const TITLE_WEIGHT = 10;

export function createSearchStore(db: Kysely<Database>, dialect: DatabaseDialect): SearchStore {
  return dialect === 'sqlite' ? sqliteSearch(db) : postgresSearch(db);
}

/** https://www.sqlite.org/fts5.html */
function sqliteSearch(db: Kysely<Database>): SearchStore {
  // The words are letters and digits, so that within quotes none of them is an operator.
  function match({ words, asPrefix, category }: WordsToFind, columns: 'title' | 'title body'): string {
    const terms = words.map((word) => (asPrefix && word.length > 1 ? `"${word}"*` : `"${word}"`));
    const filed = category === '' ? '' : ` AND {filed} : "${categoryWord(category)}"`;
    return `{${columns}} : (${terms.join(' AND ')})${filed}`;
  }
  // Drafts are few: to leave them out costs less than to look at every post.
  const found = (until: PublishedUntil, expression: string) =>
    until === null
      ? sql`from post_search where post_search match ${expression}`
      : sql`from post_search where post_search match ${expression} and rowid <= ${until}
          and rowid not in (select position from posts where status = 'draft')`;
  return {
    async put(trx, { position, titleWords, bodyWords, categories }) {
      await sql`insert into post_search (rowid, title, body, filed) values (
        ${position}, ${titleWords.join(' ')}, ${bodyWords.join(' ')}, ${categories.map(categoryWord).join(' ')}
      )`.execute(trx);
    },
    async remove(trx, position) {
      await sql`delete from post_search where rowid = ${position}`.execute(trx);
    },
    async newest(until, find, limit) {
      const newest = await positionsOf(
        db,
        sql`select rowid as position ${found(until, match(find, 'title body'))}
          order by rowid desc limit ${limit}`,
      );
      const oldest = newest.at(-1);
      if (oldest === undefined) return [];
      const titled = await positionsOf(
        db,
        sql`select rowid as position from post_search
          where post_search match ${match(find, 'title')} and rowid between ${oldest} and ${newest[0]}`,
      );
      const inTitle = new Set(titled);
      return newest.map((position) => ({ position, inTitle: inTitle.has(position) }));
    },
    ranked: (until, find, limit) =>
      positionsOf(
        db,
        sql`select rowid as position ${found(until, match(find, 'title body'))}
          order by bm25(post_search, ${sql.lit(TITLE_WEIGHT)}, 1, 0), rowid desc limit ${limit}`,
      ),
  };
}

/** PostgreSQL takes at most this many words of a text into account (its limit for positions is 16,383). */
const POSITION_MAX = 16_383;
const WEIGHT = { title: 'A', category: 'C', body: 'D' } as const;

/** https://www.postgresql.org/docs/current/textsearch.html */
function postgresSearch(db: Kysely<Database>): SearchStore {
  /** @param weights of the places that count; without, all do, and the index need not look at the row */
  function query({ words, asPrefix, category }: WordsToFind, weights = ''): RawBuilder<unknown> {
    const terms = words.map((word) => `'${word}':${asPrefix && word.length > 1 ? '*' : ''}${weights}`);
    if (category !== '') terms.push(`'${categoryWord(category)}'`);
    return sql`${terms.join(' & ')}::tsquery`;
  }
  const found = (until: PublishedUntil, find: WordsToFind) =>
    until === null
      ? sql`from post_search where words @@ ${query(find)}`
      : sql`from post_search where words @@ ${query(find)} and status = 'published' and position <= ${until}`;
  return {
    async put(trx, post) {
      await sql`insert into post_search (position, status, words)
        values (${post.position}, ${post.status}, ${vector(post)}::tsvector)`.execute(trx);
    },
    async remove(trx, position) {
      await sql`delete from post_search where position = ${position}`.execute(trx);
    },
    async newest(until, find, limit) {
      const titled = query({ ...find, category: '' }, WEIGHT.title);
      const { rows } = await sql<{ position: string; in_title: boolean }>`
        select position, words @@ ${titled} as in_title ${found(until, find)} order by position desc limit ${limit}
      `.execute(db);
      return rows.map(({ position, in_title }) => ({ position: Number(position), inTitle: in_title }));
    },
    ranked: (until, find, limit) =>
      positionsOf(
        db,
        // Weights of D, C, B and A. 1: a long text does not win by its length.
        sql`select position ${found(until, find)}
          order by ts_rank_cd('{${sql.lit(1 / TITLE_WEIGHT)}, 0, 0, 1}', words, ${query(find)}, 1) desc, position desc limit ${limit}`,
      ),
  };
}

/** The text form of a tsvector: every word with its places and their weight. */
function vector({ titleWords, bodyWords, categories }: IndexedPost): string {
  const places = new Map<string, string[]>();
  let place = 0;
  const add = (words: readonly string[], weight: string) => {
    for (const word of words) {
      place = Math.min(place + 1, POSITION_MAX);
      const known = places.get(word);
      if (known) known.push(`${place}${weight}`);
      else places.set(word, [`${place}${weight}`]);
    }
  };
  add(titleWords, WEIGHT.title);
  add(categories.map(categoryWord), WEIGHT.category);
  add(bodyWords, WEIGHT.body);
  return [...places].map(([word, at]) => `'${word}':${at.join(',')}`).join(' ');
}

async function positionsOf(db: Kysely<Database>, query: RawBuilder<unknown>): Promise<number[]> {
  const { rows } = await (query as RawBuilder<{ position: number | string }>).execute(db);
  return rows.map(({ position }) => Number(position));
}
