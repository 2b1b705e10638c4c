// Separate from blog.ts, so that pages do not load its validation code.

import type { CategoryCount } from './blog.ts';
import type { ListedPosts } from './paths.ts';

/** Specification section 9. */
export const POSTS_PER_PAGE = 9;

const SEARCH_MAX = 200;
const PAGE_NUMBER = /^[1-9]\d{0,8}$/;
/** Replaces an invalid page number, so that the list answers 404. */
export const NO_PAGE = 999_999_999;

// In any case, as the routes match.
const LIST_PATH = /^\/(?:blog|category\/([^/]+))(?:\/page\/([^/]+))?\/?$/i;

/** Reads the URL of a list. In a query, anything but a whole number from 1 means the first page. */
export function readListQuery({ pathname, search }: { pathname: string; search: string }): ListedPosts {
  const [, category, page] = LIST_PATH.exec(pathname) ?? [];
  if (category !== undefined || page !== undefined) {
    return {
      page: page === undefined ? 1 : PAGE_NUMBER.test(page) ? Number(page) : NO_PAGE,
      search: '',
      category: decodeURIComponent(category ?? ''),
    };
  }
  const parameters = new URLSearchParams(search);
  const text = (name: string) => (parameters.get(name) ?? '').trim().slice(0, SEARCH_MAX);
  const number = text('page');
  return {
    page: PAGE_NUMBER.test(number) ? Number(number) : 1,
    search: text('search'),
    category: text('category'),
  };
}

/** Part of a list that does not exist: an unknown category, or a page after the last. */
export type MissingPart = 'category' | 'page' | null;

/** The missing part of a list; null if none is, and for a search, whose result is unknown. */
export function missingPart(
  { page, search, category }: ListedPosts,
  { total, categories }: { total: number; categories: readonly CategoryCount[] },
  topics: readonly { slug: string }[],
): MissingPart {
  if (search) return null;
  const count = category ? categories.find(({ slug }) => slug === category)?.count : total;
  if (count === undefined && !topics.some(({ slug }) => slug === category)) return 'category';
  return page > 1 && (page - 1) * POSTS_PER_PAGE >= (count ?? 0) ? 'page' : null;
}

/** The limit of an index entry in PostgreSQL. */
const SLUG_MAX = 190;

/**
 * Converts the name of a category or tag to a slug as WordPress does: `fathers-rights` for "Father’s Rights".
 */
export function termSlug(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/['’]/gu, '')
    .replace(/[^\p{Letter}\p{Number}]+/gu, '-')
    .slice(0, SLUG_MAX)
    .replace(/^-|-$/g, '');
}

/** A letter or digit of an indexed word: not the 21 letters that SQLite's FTS5 takes for marks. */
export const WORD_CHARACTER = /(?![\u19b0-\u19c9\u1cf2\u1cf3])[\p{Letter}\p{Number}]/u;

/** True for a search that has a letter or a digit, so that something can be found. */
export function hasSearchableWord(search: string): boolean {
  return WORD_CHARACTER.test(search.normalize('NFKD'));
}
