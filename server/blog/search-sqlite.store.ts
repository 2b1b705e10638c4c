import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { PublishedUntil } from './posts.store.ts';
import { type FoundBy, type SearchStore, TITLE_WEIGHT, type WordsToFind, wordsOf } from './search.store.ts';
import { categoryWord, LONGER_MAX, lastBeginning } from './search-words.ts';

/** https://www.sqlite.org/fts5.html */
export function sqliteSearch(db: Kysely<Database>): SearchStore {
  const positionsOf = async (query: RawBuilder<{ position: number }>) =>
    (await query.execute(db)).rows.map(({ position }) => position);

  const found = (until: PublishedUntil, expression: string) =>
    until === null
      ? sql`from post_search where post_search match ${expression}`
      : sql`from post_search where post_search match ${expression} and rowid <= ${whole(until)}
          and rowid not in (select position from posts where status = 'draft')`;

  const termsOf = (words: readonly string[], by: FoundBy) =>
    Promise.all(words.map((word) => (by === 'begun' && word.length > 1 ? begun(word) : `"${word}"`)));

  /** Words that begin so, where they are few: all posts of a prefix are read before the newest of them are known. */
  async function begun(word: string): Promise<string> {
    const { rows } = await sql<{ word: string }>`select word from search_words
      where word between ${word} and ${lastBeginning(word)} limit ${LONGER_MAX + 1}`.execute(db);
    if (rows.length === 0 || rows.length > LONGER_MAX) return `"${word}"*`;
    return `(${[word, ...rows.map(({ word }) => word)].map((one) => `"${one}"`).join(' OR ')})`;
  }

  async function newest(until: PublishedUntil, find: WordsToFind, by: FoundBy, limit: number) {
    const terms = await termsOf(find.words, by);
    const newest = await positionsOf(
      sql`select rowid as position ${found(until, expression(find, terms))} order by rowid desc limit ${limit}`,
    );
    const [first, last] = [newest[0], newest.at(-1)];
    if (first === undefined || last === undefined) return [];
    const titled = await positionsOf(
      sql`select rowid as position from post_search
        where post_search match ${expression(find, terms, 'title')} and rowid between ${whole(last)} and ${whole(first)}`,
    );
    const inTitle = new Set(titled);
    return newest.map((position) => ({ position, inTitle: inTitle.has(position) }));
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
    async newest(until, find, { limit, enough }) {
      const asTyped = await newest(until, find, 'as typed', limit);
      return { asTyped, begun: asTyped.length < enough ? await newest(until, find, 'begun', limit) : [] };
    },
    async ranked(until, find, by, { length }) {
      const match = expression(find, await termsOf(find.words, by));
      return positionsOf(
        sql`select rowid as position ${found(until, match)}
          order by bm25(post_search, ${sql.lit(TITLE_WEIGHT)}, 1, 0), rowid desc limit ${length}`,
      );
    },
  };
}

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
