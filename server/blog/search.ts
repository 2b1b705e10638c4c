import type { PostSummary } from '../../contract/blog.ts';
import { POSTS_PER_PAGE } from '../../contract/post-lists.ts';
import type { PublishedUntil } from './posts.store.ts';
import type { SearchStore } from './search.store.ts';

/** In a blog of no more posts than this, all are found. */
const ALL_FOUND_UP_TO = 1000;
/** In a larger one, so many at most, the newest: to find them all takes the longer, the more there are. */
const FOUND_MAX = 200;
/** Up to so many posts are weighed one by one; among more, those with the words in the title come first. */
const WEIGHED_MAX = 150;
/** With so many posts that have the words as they were typed, longer words need not be looked for. */
const ENOUGH = 100;

/** What a search finds; it holds until the blog changes. */
export interface SearchResult {
  /** Best first. */
  positions: readonly number[];
  /** The posts of the first page. */
  first: readonly PostSummary[];
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
  const limits = { limit: most + 1, weighed: WEIGHED_MAX, enough: ENOUGH, first: POSTS_PER_PAGE };
  const { positions, first } = await store.find(until, { words, category }, limits);
  return {
    positions: positions.slice(0, most),
    first: first.map(({ post }) => post),
    more: positions.length > most,
  };
}
