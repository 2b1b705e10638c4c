import type { PublishedUntil } from './posts.store.ts';
import type { SearchStore, WordsToFind } from './search.store.ts';

/** A search lists at most so many posts; a word that is in more of them finds the newest. */
const LISTED_MAX = 1000;
/** Up to so many are weighed one by one; among more, those with the words in the title come first. */
const WEIGHED_MAX = 300;
/** With so many posts that have the words as they were typed, longer words need not be looked for. */
const ENOUGH = 100;

/**
 * What a search finds, best first: posts with the words as they were typed, then posts with words that begin so.
 * The work is bounded however many posts there are.
 * @param words as `wordsSearchedFor` returns them, at least one
 * @param category a slug; empty: all
 * @returns positions
 */
export async function search(
  store: SearchStore,
  until: PublishedUntil,
  words: readonly string[],
  category: string,
): Promise<number[]> {
  const asTyped = await findAll(store, until, { words, asPrefix: false, category });
  if (asTyped.length >= ENOUGH) return asTyped;
  const begun = await findAll(store, until, { words, asPrefix: true, category });
  return [...new Set([...asTyped, ...begun])].slice(0, LISTED_MAX);
}

async function findAll(store: SearchStore, until: PublishedUntil, find: WordsToFind): Promise<number[]> {
  const newest = await store.newest(until, find, LISTED_MAX);
  if (newest.length === 0) return [];
  if (newest.length <= WEIGHED_MAX) return store.ranked(until, find, WEIGHED_MAX);
  const titled = newest.filter(({ inTitle }) => inTitle);
  const others = newest.filter(({ inTitle }) => !inTitle);
  return [...titled, ...others].map(({ position }) => position);
}
