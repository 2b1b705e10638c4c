import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../db/schema.ts';
import { fromNearerEnd } from './nearer-end.ts';
import type { PublishedUntil } from './posts.store.ts';
import {
  type FoundPost,
  type IndexedPost,
  type SearchStore,
  TITLE_WEIGHT,
  type WordsToFind,
} from './search.store.ts';
import { categoryWord } from './search-words.ts';

/** PostgreSQL takes at most this many words of a text into account (its limit for positions is 16,383). */
const POSITION_MAX = 16_383;
const WEIGHT = { title: 'A', category: 'C', body: 'D' } as const;
/** What is in more than this share of the posts is found soonest by walking through them, from the newest on. */
const MOST = 1 / 4;
/** So far, and no further. */
const WALKED_MAX = 5000;
/** So few are found well by any plan. */
const FEW = 1000;

/**
 * https://www.postgresql.org/docs/current/textsearch.html
 *
 * The planner takes reading a post's words for free, though they lie outside the row, and compiles what takes less time
 * than the compiling. So a search for frequent words says how it wants to be run.
 */
export function postgresSearch(db: Kysely<Database>): SearchStore {
  async function run<T>(how: 'plainly' | keyof typeof SETTINGS, query: RawBuilder<T>): Promise<T[]> {
    if (how === 'plainly') return (await query.execute(db)).rows;
    return db.transaction().execute(async (trx) => {
      await SETTINGS[how].execute(trx);
      return (await query.execute(trx)).rows;
    });
  }

  return {
    async put(trx, post) {
      await sql`insert into post_search (position, status, title, words) values (
        ${post.position}, ${post.status}, ${lexemes(post.titleWords)}::tsvector, ${vector(post)}::tsvector
      )`.execute(trx);
    },
    async remove(trx, position) {
      await sql`delete from post_search where position = ${position}`.execute(trx);
    },
    async newest(until, find, limit) {
      const all = found(until, find);
      const inTitle = sql`title @@ ${tsquery({ ...find, category: '' })} as in_title`;
      const how = await howToFind(db, all);
      if (how === 'walk') {
        const [rows, [counted]] = await Promise.all([
          run(how, sql<TitledRow>`select position, ${inTitle} ${all} order by position desc limit ${limit}`),
          run('index', sql<{ total: string }>`select count(*) as total ${all}`),
        ]);
        return { total: Number(counted?.total ?? 0), posts: rows.map(foundPost) };
      }
      // One pass through the index answers both; titles are read of those alone that are looked at.
      const rows = await run(
        how,
        sql<PositionRow & { total: string }>`with found as materialized (select position ${all})
          select position, (select count(*) from found) as total from found order by position desc limit ${limit}`,
      );
      const { rows: titled } = await sql<TitledRow>`select position, ${inTitle} from post_search
        where position = any (${rows.map(({ position }) => position)}::bigint[]) order by position desc`.execute(
        db,
      );
      return { total: Number(rows[0]?.total ?? 0), posts: titled.map(foundPost) };
    },
    async ranked(_, find, positions) {
      // Weights of D, C, B and A. 1: a long text does not win by its length.
      const { rows } = await sql<PositionRow>`select position from post_search
        where position = any (${[...positions]}::bigint[])
        order by ts_rank_cd('{${sql.lit(1 / TITLE_WEIGHT)}, 0, 0, 1}', words, ${tsquery(find)}, 1) desc, position desc
      `.execute(db);
      return rows.map(({ position }) => Number(position));
    },
    async older(until, find, { before, without, ...part }) {
      const { backwards, offset, limit } = fromNearerEnd(part);
      const all = found(until, find);
      const how = await howToFind(db, all);
      const rows = await run(
        how === 'walk' && offset > WALKED_MAX ? 'index' : how,
        sql<PositionRow>`select position ${all} and position < ${before}
          and position <> all (${[...without]}::bigint[])
          order by position ${sql.raw(backwards ? 'asc' : 'desc')} limit ${limit} offset ${offset}`,
      );
      const positions = rows.map(({ position }) => Number(position));
      return backwards ? positions.reverse() : positions;
    },
  };
}

interface PositionRow {
  position: string;
}

interface TitledRow extends PositionRow {
  in_title: boolean;
}

function foundPost({ position, in_title }: TitledRow): FoundPost {
  return { position: Number(position), inTitle: in_title };
}

const SETTINGS = {
  index: sql`set local jit = off; set local enable_seqscan = off; set local enable_indexscan = off`,
  walk: sql`set local jit = off; set local enable_seqscan = off; set local enable_bitmapscan = off`,
};

/** As far as the planner knows: the frequent words are in its statistics. */
async function howToFind(
  db: Kysely<Database>,
  all: RawBuilder<unknown>,
): Promise<'plainly' | keyof typeof SETTINGS> {
  const { rows: plans } = await sql<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>`
    explain (format json) select position ${all}`.execute(db);
  const expected = plans[0]?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0;
  if (expected <= FEW) return 'plainly';
  const { rows } = await sql<{ reltuples: number }>`
    select reltuples from pg_class where oid = 'post_search'::regclass`.execute(db);
  return expected > (rows[0]?.reltuples ?? 0) * MOST ? 'walk' : 'index';
}

function found(until: PublishedUntil, find: WordsToFind): RawBuilder<unknown> {
  return until === null
    ? sql`from post_search where words @@ ${tsquery(find)}`
    : sql`from post_search where words @@ ${tsquery(find)} and status = 'published' and position <= ${until}`;
}

function tsquery({ words, asPrefix, category }: WordsToFind): RawBuilder<unknown> {
  const terms = words.map((word) => `'${word}'${asPrefix && word.length > 1 ? ':*' : ''}`);
  if (category !== '') terms.push(`'${categoryWord(category)}'`);
  return sql`${terms.join(' & ')}::tsquery`;
}

/** The text form of a tsvector without places. */
function lexemes(words: readonly string[]): string {
  return [...new Set(words)].map((word) => `'${word}'`).join(' ');
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
