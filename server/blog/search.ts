import type { PublishedUntil } from './posts.store.ts';
import type { SearchStore, WordsToFind } from './search.store.ts';

/** Up to so many posts are weighed one by one. */
const WEIGHED_MAX = 300;
/** Among more, so many of the newest are looked at: those with the words in the title come first. */
const LOOKED_AT = 500;
/** With so many posts that have the words as they were typed, longer words need not be looked for. */
const ENOUGH = 100;

/** What a search finds, best first; it holds until the blog changes, and any page of it can be read. */
export interface SearchResult {
  total: number;
  /** Positions. */
  best: readonly number[];
  /** Older posts, newest first, that come after the best. */
  rest: { find: WordsToFind; before: number; without: readonly number[]; total: number } | null;
}

/**
 * Posts with the words as they were typed, then posts with words that begin so.
 * @param words as `wordsSearchedFor` returns them, at least one
 * @param category a slug; empty: all
 */
export async function search(
  store: SearchStore,
  until: PublishedUntil,
  words: readonly string[],
  category: string,
): Promise<SearchResult> {
  const asTyped = await findAll(store, until, { words, asPrefix: false, category });
  if (asTyped.total >= ENOUGH) return asTyped;
  const begun = await findAll(store, until, { words, asPrefix: true, category });
  const best = [...new Set([...asTyped.best, ...begun.best])];
  if (!begun.rest) return { ...begun, best };
  const { rest } = begun;
  const without = asTyped.best.filter((position) => position < rest.before);
  return { ...begun, best, rest: { ...rest, without, total: rest.total - without.length } };
}

/** Positions of a part of what was found. */
export async function readFound(
  store: SearchStore,
  until: PublishedUntil,
  { best, rest }: SearchResult,
  { offset, limit }: { offset: number; limit: number },
): Promise<number[]> {
  const first = best.slice(offset, offset + limit);
  if (!rest || first.length === limit) return first;
  const skipped = Math.max(0, offset - best.length);
  if (skipped >= rest.total) return first;
  const { find, ...older } = rest;
  return [
    ...first,
    ...(await store.older(until, find, { ...older, offset: skipped, limit: limit - first.length })),
  ];
}

async function findAll(store: SearchStore, until: PublishedUntil, find: WordsToFind): Promise<SearchResult> {
  const { total, posts } = await store.newest(until, find, LOOKED_AT);
  if (posts.length === 0) return { total, best: [], rest: null };
  if (total <= WEIGHED_MAX) {
    const positions = posts.map(({ position }) => position);
    const best = total === 1 ? positions : await store.ranked(until, find, positions);
    return { total, best, rest: null };
  }
  const titled = posts.filter(({ inTitle }) => inTitle);
  const others = posts.filter(({ inTitle }) => !inTitle);
  const best = [...titled, ...others].map(({ position }) => position);
  const before = posts.at(-1)?.position;
  const older = total - posts.length;
  const rest = before === undefined || older <= 0 ? null : { find, before, without: [], total: older };
  return { total, best, rest };
}
