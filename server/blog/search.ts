import type { PublishedUntil } from './posts.store.ts';
import type { FoundPost, SearchStore, WordsToFind } from './search.store.ts';

/** In a blog of no more posts than this, all are found. */
const ALL_FOUND_UP_TO = 1000;
/** In a larger one, so many at most, the newest: to find them all takes the longer, the more there are. */
const FOUND_MAX = 300;
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
  const most = postCount <= ALL_FOUND_UP_TO ? ALL_FOUND_UP_TO : FOUND_MAX;
  const find: WordsToFind = { words, category };
  const newest = await store.newest(until, find, { limit: most + 1, enough: ENOUGH });
  const [asTyped, begun] = await Promise.all([
    inOrder(newest.asTyped, most, (all) => store.ranked(until, find, 'as typed', all)),
    newest.begun.length > newest.asTyped.length
      ? inOrder(newest.begun, most, (all) => store.ranked(until, find, 'begun', all))
      : null,
  ]);
  if (!begun) return asTyped;
  const positions = [...new Set([...asTyped.positions, ...begun.positions])];
  return { positions: positions.slice(0, most), more: begun.more };
}

async function inOrder(
  newest: readonly FoundPost[],
  most: number,
  ranked: (all: readonly number[]) => Promise<number[]>,
): Promise<SearchResult> {
  const found = newest.slice(0, most);
  const positions = found.map(({ position }) => position);
  if (positions.length <= 1) return { positions, more: false };
  if (newest.length <= WEIGHED_MAX) return { positions: await ranked(positions), more: false };
  const inTitle = found.flatMap((post) => (post.inTitle ? [post.position] : []));
  return { positions: [...new Set([...inTitle, ...positions])], more: newest.length > most };
}
