import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../db/schema.ts';
import {
  type FoundBy,
  type FoundPost,
  type IndexedPost,
  type SearchStore,
  TITLE_WEIGHT,
  wordsOf,
} from './search.store.ts';
import { categoryWord, LONGER_MAX, lastBeginning } from './search-words.ts';

/** PostgreSQL takes at most this many words of a text into account (its limit for positions is 16,383). */
const POSITION_MAX = 16_383;
/** As in migrations 010 and 011: the season of a hundred days that a position lies in, and the spans of 2, 4, ... of them. */
const SEASON = 8_640_000_000_000;
const SPAN_LEVELS = 6;
const WEIGHT = { title: 'A', own: 'C', body: 'D' } as const;

/**
 * https://www.postgresql.org/docs/current/textsearch.html
 *
 * What is found is read by a function of the database (migrations 011 and 012) that makes it use the index, and look
 * through the newest posts first.
 */
export function postgresSearch(db: Kysely<Database>): SearchStore {
  return {
    async put(trx, posts) {
      await sql`insert into search_words select unnest(${[...wordsOf(posts)]}::text[]) on conflict do nothing`.execute(
        trx,
      );
      for (const post of posts) {
        await sql`insert into post_search (position, status, title, words) values (
          ${post.position}, ${post.status}, ${lexemes(post.titleWords)}::tsvector, ${vector(post)}::tsvector
        )`.execute(trx);
      }
    },
    async remove(trx, position) {
      await sql`delete from post_search where position = ${position}`.execute(trx);
    },
    async newest(until, { words, category }, { limit, enough }) {
      const filed = category === '' ? sql`` : sql` && ${`'${categoryWord(category)}'`}::tsquery`;
      const newest = (query: RawBuilder<unknown>) =>
        sql`newest_found_posts(${query}${filed}, ${query}, ${until}, ${limit})`;
      // As one text: hundreds of rows would take longer to read than to find.
      const list = sql`string_agg(position::text, ',') as positions,
        string_agg(position::text, ',') filter (where in_title) as titled`;
      const { rows } = await sql<ListedPositions>`
        with as_typed as materialized (select * from ${newest(asTyped(words))}),
          longer as materialized (select ${begun(words)} as query),
          begun as materialized (
            select * from ${newest(sql`(select query from longer)`)} where (select count(*) from as_typed) < ${enough}
          )
        select 'as typed' as "foundBy", ${list} from as_typed union all select 'begun', ${list} from begun
      `.execute(db);
      const found = (by: FoundBy) => rows.flatMap((row) => (row.foundBy === by ? foundPosts(row) : []));
      return { asTyped: found('as typed'), begun: found('begun') };
    },
    // Weights of D, C, B and A. 1: a long text does not win by its length. A category that all of them have, and that
    // weighs nothing, would leave nothing of any other word's weight.
    async ranked(_, { words }, by, all) {
      const { rows } = await sql<PositionRow>`
        with asked as materialized (select ${by === 'begun' ? begun(words) : asTyped(words)} as query)
        select position from post_search, asked where position = any (${all}::bigint[])
        order by ts_rank_cd('{${sql.lit(1 / TITLE_WEIGHT)}, 0, 0, 1}', words, query, 1) desc, position desc
      `.execute(db);
      return rows.map(({ position }) => Number(position));
    },
  };
}

interface PositionRow {
  position: string;
}

interface ListedPositions {
  foundBy: FoundBy;
  positions: string | null;
  titled: string | null;
}

function foundPosts({ positions, titled }: ListedPositions): FoundPost[] {
  const inTitle = new Set(titled?.split(','));
  return (positions?.split(',') ?? [])
    .map((position) => ({ position: Number(position), inTitle: inTitle.has(position) }))
    .sort((one, other) => other.position - one.position);
}

const asTyped = (words: readonly string[]) => sql`${words.map((word) => `'${word}'`).join(' & ')}::tsquery`;

/** Words that begin so, where they are few: the index reads all that a prefix stands for before it looks further. */
function begun(words: readonly string[]): RawBuilder<unknown> {
  const terms = words.map((word) =>
    word.length === 1
      ? sql`${`'${word}'`}`
      : sql`(select case when count(*) between 1 and ${LONGER_MAX}
          then ${`('${word}'|`} || string_agg('''' || word || '''', '|') || ')' else ${`'${word}':*`} end
          from (select word from search_words where word between ${word} and ${lastBeginning(word)}
            limit ${LONGER_MAX + 1}) as longer)`,
  );
  return sql`(${sql.join(terms, sql` || '&' || `)})::tsquery`;
}

/** The text form of a tsvector without places. */
function lexemes(words: readonly string[]): string {
  return [...new Set(words)].map((word) => `'${word}'`).join(' ');
}

/** The text form of a tsvector: every word with its places and their weight. */
function vector({ position, titleWords, bodyWords, categories }: IndexedPost): string {
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
  // Words of the index's own, which nobody can type.
  add([...categories.map(categoryWord), ...spansOf(position)], WEIGHT.own);
  add(bodyWords, WEIGHT.body);
  return [...places].map(([word, at]) => `'${word}':${at.join(',')}`).join(' ');
}

function spansOf(position: number): string[] {
  const spans = Array.from(
    { length: SPAN_LEVELS },
    (_, i) => `_s${i + 1}_${Math.floor(position / (SEASON * 2 ** (i + 1)))}`,
  );
  return [`_s${Math.floor(position / SEASON)}`, ...spans];
}
