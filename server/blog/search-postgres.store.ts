import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/schema.ts';
import { listedPost, type SummaryRow } from './post-summaries.store.ts';
import { type IndexedPost, type SearchStore, TITLE_WEIGHT, wordsOf } from './search.store.ts';
import { categoryWord, LONGER_MAX } from './search-words.ts';

/** PostgreSQL takes at most this many words of a text into account (its limit for positions is 16,383). */
const POSITION_MAX = 16_383;
/** As in migrations 010 and 011: the season of a hundred days that a position lies in, and the spans of 2, 4, ... of them. */
const SEASON = 8_640_000_000_000;
const SPAN_LEVELS = 6;
const WEIGHT = { title: 'A', own: 'C', body: 'D' } as const;

/**
 * https://www.postgresql.org/docs/current/textsearch.html
 *
 * Functions of the database search it (migrations 011 to 013): they make it use the index, look through the newest
 * posts first, and keep their plans.
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
    async find(until, { words, category }, { limit, weighed, enough, first }) {
      const filed = category === '' ? null : `'${categoryWord(category)}'`;
      // The weights of D, C, B and A.
      const weights = [1 / TITLE_WEIGHT, 0, 0, 1];
      const { rows } = await sql<FoundRow>`select * from find_posts(
        ${words}::text[], ${filed}::tsquery, ${until}, ${limit}, ${weighed}, ${weights}::real[],
        ${enough}, ${LONGER_MAX}, ${first}
      )`.execute(db);
      const [found] = rows;
      return {
        positions: found?.positions ? found.positions.split(',').map(Number) : [],
        first: found?.first?.map(listedPost) ?? [],
      };
    },
  };
}

interface FoundRow {
  positions: string;
  first: SummaryRow[] | null;
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
