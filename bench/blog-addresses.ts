import { vocabulary } from './blog-posts.ts';

/** What one request asks for, of the API and as a page. */
export interface Address {
  api: string;
  page: string;
}

/** Requests of each kind; each has an address of its own, so that no list and no article is answered from memory. */
const REQUESTS = 40;
const POSTS_PER_PAGE = 9;
export const CATEGORIES = [
  'divorce-law',
  'child-custody',
  'family-law',
  'property-division',
  'spousal-support',
];

const list = (query: string): Address => ({ api: `/api/blog/posts?${query}`, page: `/blog/?${query}` });

export const article = (number: number): Address => ({
  api: `/api/blog/posts/post-${number}`,
  page: `/post-${number}/`,
});

/** A search for words that are asked for nowhere else. */
export const warmUpSearch = (number: number): Address => list(`search=${vocabulary[5000 + number]}`);

/** So many pages from this share of a list on, or the last ones. */
function pagesFrom(posts: number, share: number): number[] {
  const pages = Math.max(1, Math.floor(posts / POSTS_PER_PAGE));
  const first = Math.max(1, Math.min(Math.round(pages * share), pages - REQUESTS + 1));
  return Array.from({ length: REQUESTS }, (_, i) => Math.min(first + i, pages));
}

/** Different words for API and page, because what a search has found is kept for a while. */
function searches(words: readonly string[]): Address[] {
  return Array.from({ length: REQUESTS }, (_, i) => ({
    api: list(`search=${words[2 * i]}`).api,
    page: list(`search=${words[2 * i + 1]}`).page,
  }));
}

/** Words of a rank and the following ones: the lower, the more posts have them. */
const wordsFrom = (rank: number) => vocabulary.slice(rank, rank + 2 * REQUESTS);

/** @param sizeOf how many posts a category has */
export function addresses(posts: number, sizeOf: (category: string) => number): Record<string, Address[]> {
  const listed = (share: number) => pagesFrom(posts, share).map((page) => list(`page=${page}`));
  const filed = (share: number) =>
    CATEGORIES.flatMap((category) =>
      pagesFrom(sizeOf(category), share)
        .slice(0, REQUESTS / CATEGORIES.length)
        .map((page) => list(`category=${category}&page=${page}`)),
    );
  return {
    list: listed(0),
    'list, 10% deep': listed(0.1),
    'list, 50% deep': listed(0.5),
    'list, last pages': listed(1),
    category: filed(0),
    'category, 50% deep': filed(0.5),
    'search, rare word': searches(wordsFrom(8000)),
    'search, in one of ten': searches(wordsFrom(700)),
    'search, in most posts': searches(wordsFrom(0)),
    'search, two words': searches(wordsFrom(20).map((word, i) => `${word}+${vocabulary[8500 + i]}`)),
    'search, two in most': searches(wordsFrom(0).map((word, i) => `${word}+${vocabulary[100 + i]}`)),
    'search, half a word': searches(
      wordsFrom(300).map((word) => word.slice(0, Math.max(3, word.length - 1))),
    ),
    article: Array.from({ length: REQUESTS }, (_, i) => article(Math.floor((posts * i) / REQUESTS))),
  };
}
