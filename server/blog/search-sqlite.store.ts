import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { PublishedUntil } from './posts.store.ts';
import { type FoundBy, type SearchStore, TITLE_WEIGHT, type WordsToFind } from './search.store.ts';
import { categoryWord } from './search-words.ts';

/** https://www.sqlite.org/fts5.html */
export function sqliteSearch(db: Kysely<Database>): SearchStore {
  const positionsOf = async (query: RawBuilder<{ position: number }>) =>
    (await query.execute(db)).rows.map(({ position }) => position);

  const found = (until: PublishedUntil, expression: string) =>
    until === null
      ? sql`from post_search where post_search match ${expression}`
      : sql`from post_search where post_search match ${expression} and rowid <= ${whole(until)}
          and rowid not in (select position from posts where status = 'draft')`;

  async function newest(until: PublishedUntil, find: WordsToFind, by: FoundBy, limit: number) {
    const newest = await positionsOf(
      sql`select rowid as position ${found(until, match(find, by))} order by rowid desc limit ${limit}`,
    );
    const [first, last] = [newest[0], newest.at(-1)];
    if (first === undefined || last === undefined) return [];
    const titled = await positionsOf(
      sql`select rowid as position from post_search
        where post_search match ${match(find, by, 'title')} and rowid between ${whole(last)} and ${whole(first)}`,
    );
    const inTitle = new Set(titled);
    return newest.map((position) => ({ position, inTitle: inTitle.has(position) }));
  }

  return {
    async put(trx, { position, titleWords, bodyWords, categories }) {
      await sql`insert into post_search (rowid, title, body, filed) values (
        ${position}, ${titleWords.join(' ')}, ${bodyWords.join(' ')}, ${categories.map(categoryWord).join(' ')}
      )`.execute(trx);
    },
    async remove(trx, position) {
      await sql`delete from post_search where rowid = ${position}`.execute(trx);
    },
    async newest(until, find, { limit, enough }) {
      const asTyped = await newest(until, find, 'as typed', limit);
      return { asTyped, begun: asTyped.length < enough ? await newest(until, find, 'begun', limit) : [] };
    },
    ranked: (until, find, by, { length }) =>
      positionsOf(
        sql`select rowid as position ${found(until, match(find, by))}
          order by bm25(post_search, ${sql.lit(TITLE_WEIGHT)}, 1, 0), rowid desc limit ${length}`,
      ),
  };
}

/** Node hands numbers of this size over as floating-point ones, and then the index is not told where to begin and end. */
function whole(position: number): bigint {
  return BigInt(position);
}

/** The words are letters and digits, so that within quotes none of them is an operator. */
function match({ words, category }: WordsToFind, by: FoundBy, columns?: 'title'): string {
  const terms = words
    .map((word) => (by === 'begun' && word.length > 1 ? `"${word}"*` : `"${word}"`))
    .join(' AND ');
  const filed = category === '' ? '' : ` AND {filed} : "${categoryWord(category)}"`;
  // To leave a column out costs time, and most words are none that the one of a category could be taken for.
  if (columns === undefined && !words.some((word) => /^[0-9a-f]+$/.test(word))) return `(${terms})${filed}`;
  return `{${columns ?? 'title body'}} : (${terms})${filed}`;
}
