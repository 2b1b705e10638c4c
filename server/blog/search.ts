import type { PublishedUntil } from './posts.store.ts';
import type { SearchStore, WordsToFind } from './search.store.ts';

/** In a blog of no more posts than this, all are found. */
const FEW = 1000;
/** In a larger one, so many at most, the newest: to find them all takes the longer, the more there are. */
const FOUND_MAX = 500;
/** Up to so many posts are weighed one by one; among more, those with the words in the title come first. */
const WEIGHED_MAX = 300;
/** With so many posts that have the words as they were typed, longer words need not be looked for. */
const ENOUGH = 100;

/** What a search finds; it holds until the blog changes. */
export interface SearchResult {
  /** Best first. */
  positions: readonly number[];
  /** Whether there are more. */
  more: boolean;
}

/**
 * Posts with the words as they were typed, then posts with words that begin so.
 * @param words as `wordsSearchedFor` returns them, at least one
 * @param category a slug; empty: all
 * @param postCount of the whole blog
 */
export async function search(
  store: SearchStore,
  until: PublishedUntil,
  words: readonly string[],
  category: string,
  postCount: number,
): Promise<SearchResult> {
  const most = postCount <= FEW ? FEW : FOUND_MAX;
  const asTyped = await findAll(store, until, { words, asPrefix: false, category }, [], most);
  if (asTyped.positions.length >= ENOUGH) return asTyped;
  const begun = await findAll(store, until, { words, asPrefix: true, category }, asTyped.positions, most);
  const positions = [...new Set([...asTyped.positions, ...begun.positions])];
  return { positions: positions.slice(0, most), more: begun.more };
}

/** @param known some of what is found, best first; where it is all, there is nothing more to weigh */
async function findAll(
  store: SearchStore,
  until: PublishedUntil,
  find: WordsToFind,
  known: readonly number[],
  most: number,
): Promise<SearchResult> {
  const newest = await store.newest(until, find, most + 1);
  if (newest.length === known.length) return { positions: known, more: false };
  const found = newest.slice(0, most);
  const positions = found.map(({ position }) => position);
  if (positions.length <= 1) return { positions, more: false };
  if (positions.length <= WEIGHED_MAX) {
    return { positions: await store.ranked(until, find, positions), more: false };
  }
  const inTitle = found.flatMap((post) => (post.inTitle ? [post.position] : []));
  return { positions: [...new Set([...inTitle, ...positions])], more: newest.length > most };
}
