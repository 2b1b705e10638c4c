import type { Kysely, Transaction } from 'kysely';
import type { PostStatus } from '../../contract/blog.ts';
import type { DatabaseDialect } from '../db/dialect.ts';
import type { Database } from '../db/schema.ts';
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

export interface FoundPost {
  position: number;
  /** All words are in the title. */
  inTitle: boolean;
}

/** Whether longer words that begin so count too. */
export type FoundBy = 'as typed' | 'begun';

export interface SearchStore {
  put(trx: Transaction<Database>, posts: readonly IndexedPost[]): Promise<void>;
  remove(trx: Transaction<Database>, position: number): Promise<void>;
  /**
   * The newest that are found, newest first: those with the words as they were typed, and where these are not enough,
   * those with words that begin so, which are all of these and others.
   */
  newest(
    until: PublishedUntil,
    find: WordsToFind,
    wanted: { limit: number; enough: number },
  ): Promise<{ asTyped: FoundPost[]; begun: FoundPost[] }>;
  /**
   * Best first. For a few hundred posts: each one is weighed.
   * @param all positions of everything that is found
   */
  ranked(until: PublishedUntil, find: WordsToFind, by: FoundBy, all: readonly number[]): Promise<number[]>;
}

/** How much more a word in the title counts than one in the body. */
export const TITLE_WEIGHT = 10;

/** Each once. */
export const wordsOf = (posts: readonly IndexedPost[]) =>
  new Set(posts.flatMap(({ titleWords, bodyWords }) => [...titleWords, ...bodyWords]));

export function createSearchStore(db: Kysely<Database>, dialect: DatabaseDialect): SearchStore {
  return dialect === 'sqlite' ? sqliteSearch(db) : postgresSearch(db);
}
