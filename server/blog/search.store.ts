import type { Kysely, Transaction } from 'kysely';
import type { PostStatus } from '../../contract/blog.ts';
import type { DatabaseDialect } from '../db/dialect.ts';
import type { Database } from '../db/schema.ts';
import type { ListedPost } from './post-summaries.store.ts';
import type { PublishedUntil } from './posts.store.ts';
import { postgresSearch } from './search-postgres.store.ts';
import { sqliteSearch } from './search-sqlite.store.ts';

export interface WordsToFind {
  /** At least one, as `wordsSearchedFor` returns them. All of them are in what is found. */
  words: readonly string[];
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

export interface SearchLimits {
  /** So many are found at most, the newest: with the words as typed, and with words that begin so. */
  limit: number;
  /** Up to so many are weighed one by one; of more, those with all words in the title come first. */
  weighed: number;
  /** Longer words that begin so are looked for where fewer posts than this have the words as they were typed. */
  enough: number;
  /** So many posts are read. */
  first: number;
}

export interface FoundPosts {
  /**
   * Those with the words as they were typed, then the others; of both, the best first. Together they may be more than
   * the limit for each.
   */
  positions: number[];
  /** The first of them, as many as were asked for. */
  first: ListedPost[];
}

export interface SearchStore {
  put(trx: Transaction<Database>, posts: readonly IndexedPost[]): Promise<void>;
  remove(trx: Transaction<Database>, position: number): Promise<void>;
  find(until: PublishedUntil, find: WordsToFind, limits: SearchLimits): Promise<FoundPosts>;
}

/** How much more a word in the title counts than one in the body. */
export const TITLE_WEIGHT = 10;

/** Each once. */
export const wordsOf = (posts: readonly IndexedPost[]) =>
  new Set(posts.flatMap(({ titleWords, bodyWords }) => [...titleWords, ...bodyWords]));

export function createSearchStore(db: Kysely<Database>, dialect: DatabaseDialect): SearchStore {
  return dialect === 'sqlite' ? sqliteSearch(db) : postgresSearch(db);
}
