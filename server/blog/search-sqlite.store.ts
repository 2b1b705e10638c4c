import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../db/schema.ts';
import { readListed } from './post-summaries.store.ts';
import type { PublishedUntil } from './posts.store.ts';
import {
  type SearchLimits,
  type SearchStore,
  TITLE_WEIGHT,
  type WordsToFind,
  wordsOf,
} from './search.store.ts';
import { categoryWord, LONGER_MAX } from './search-words.ts';

/** https://www.sqlite.org/fts5.html */
export function sqliteSearch(db: Kysely<Database>): SearchStore {
  const positionsOf = async (query: RawBuilder<{ position: number }>) =>
    (await query.execute(db)).rows.map(({ position }) => position);

  const found = (until: PublishedUntil, expression: string) =>
    until === null
      ? sql`from post_search where post_search match ${expression}`
      : sql`from post_search where post_search match ${expression} and rowid <= ${whole(until)}
          and rowid not in (select position from posts where status = 'draft')`;

  /** Words that begin so, where they are few: all posts of a prefix are read before the newest of them are known. */
  async function begun(word: string): Promise<string> {
    const { rows } = await sql<{ word: string }>`select word from search_words
      where word between ${word} and ${`${word}\u{10ffff}`} limit ${LONGER_MAX + 1}`.execute(db);
    if (rows.length === 0 || rows.length > LONGER_MAX) return `${quoted(word)}*`;
    return `(${[word, ...rows.map(({ word }) => word)].map(quoted).join(' OR ')})`;
  }

  /**
   * Best first.
   * @param known positions that are left out
   */
  async function best(
    until: PublishedUntil,
    find: WordsToFind,
    terms: readonly string[],
    { limit, weighed }: SearchLimits,
    known: readonly number[],
  ): Promise<number[]> {
    const match = expression(find, terms);
    const newest = await positionsOf(
      sql`select rowid as position ${found(until, match)} order by rowid desc limit ${limit}`,
    );
    const isKnown = new Set(known);
    const unknown = newest.filter((position) => !isKnown.has(position));
    const [latest, oldest] = [unknown[0], unknown.at(-1)];
    if (latest === undefined || oldest === undefined || latest === oldest) return unknown;
    if (unknown.length <= weighed) {
      const all = await positionsOf(
        sql`select rowid as position ${found(until, match)} and rowid >= ${whole(oldest)}
          order by bm25(post_search, ${sql.lit(TITLE_WEIGHT)}, 1, 0), rowid desc`,
      );
      return all.filter((position) => !isKnown.has(position));
    }
    const titled = await positionsOf(
      sql`select rowid as position from post_search
        where post_search match ${expression(find, terms, 'title')} and rowid between ${whole(oldest)} and ${whole(latest)}`,
    );
    const inTitle = new Set(titled);
    return [
      ...unknown.filter((position) => inTitle.has(position)),
      ...unknown.filter((position) => !inTitle.has(position)),
    ];
  }

  return {
    async put(trx, posts) {
      await sql`insert or ignore into search_words
        select value from json_each(${JSON.stringify([...wordsOf(posts)])})`.execute(trx);
      for (const { position, titleWords, bodyWords, categories } of posts) {
        await sql`insert into post_search (rowid, title, body, filed) values (
          ${position}, ${titleWords.join(' ')}, ${bodyWords.join(' ')}, ${categories.map(categoryWord).join(' ')}
        )`.execute(trx);
      }
    },
    async remove(trx, position) {
      await sql`delete from post_search where rowid = ${position}`.execute(trx);
    },
    async find(until, find, limits) {
      const asTyped = await best(until, find, find.words.map(quoted), limits, []);
      let others: number[] = [];
      if (asTyped.length < limits.enough) {
        const terms = await Promise.all(
          find.words.map((word) => ([...word].length > 1 ? begun(word) : quoted(word))),
        );
        others = await best(until, find, terms, limits, asTyped);
      }
      const positions = [...asTyped, ...others];
      return { positions, first: await readListed(db, positions.slice(0, limits.first)) };
    },
  };
}

const quoted = (word: string) => `"${word}"`;

/** Node hands numbers of this size over as floating-point ones, and then the index is not told where to begin and end. */
function whole(position: number): bigint {
  return BigInt(position);
}

/**
 * The words are letters and digits, so that within quotes none of them is an operator.
 * @param terms what is asked for in place of the words
 */
function expression({ words, category }: WordsToFind, terms: readonly string[], columns?: 'title'): string {
  const all = terms.join(' AND ');
  const filed = category === '' ? '' : ` AND {filed} : "${categoryWord(category)}"`;
  // To leave a column out costs time, and most words are none that the one of a category could be taken for.
  if (columns === undefined && !words.some((word) => /^[0-9a-f]+$/.test(word))) return `(${all})${filed}`;
  return `{${columns ?? 'title body'}} : (${all})${filed}`;
}
