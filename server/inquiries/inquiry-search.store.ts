import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { DatabaseDialect } from '../platform/database/dialect.ts';
import type { Database } from '../platform/database/schema.ts';
import { wordsSearchedFor } from '../platform/search-words.ts';

/** Differences between the full-text indexes of the two databases. */
export interface InquirySearch {
  /** @param words folded, each once */
  put(trx: Transaction<Database>, number: number, words: readonly string[]): Promise<void>;
  /** `from` and `where` for the inquiries that have all words; each may be the beginning of one. */
  matches(words: readonly string[]): RawBuilder<unknown>;
  /** The number of a match, in whose order the index finds them. */
  number: RawBuilder<number>;
}

/** @returns null when nothing is searched for; no words: nothing can be found */
export function searchedWords(search: string): string[] | null {
  return search.trim() === '' ? null : wordsSearchedFor(search);
}

/** https://www.sqlite.org/fts5.html */
const sqliteSearch: InquirySearch = {
  async put(trx, number, words) {
    await sql`insert into request_search (rowid, words) values (${number}, ${words.join(' ')})`.execute(trx);
  },
  // A `cross join` keeps the index outside: the planner would scan all inquiries and look each one up in it.
  matches: (words) => sql`from request_search cross join requests on requests.number = request_search.rowid
    where request_search match ${words.map((word) => `"${word}"*`).join(' AND ')}`,
  number: sql<number>`request_search.rowid`,
};

/** https://www.postgresql.org/docs/current/textsearch.html */
const postgresSearch: InquirySearch = {
  async put(trx, number, words) {
    await sql`update requests set words = array_to_tsvector(${words}::text[]) where number = ${number}`.execute(
      trx,
    );
  },
  // Words are letters and digits, so the quotes need no escaping.
  matches: (words) =>
    sql`from requests where requests.words @@ ${words.map((word) => `'${word}':*`).join(' & ')}::tsquery`,
  number: sql<number>`requests.number`,
};

export function inquirySearch(dialect: DatabaseDialect): InquirySearch {
  return dialect === 'sqlite' ? sqliteSearch : postgresSearch;
}
