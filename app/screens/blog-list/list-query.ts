import { useLocation } from 'react-router';
import { blogPage } from '../../../content/blog.ts';
import type { CategoryCount, PostList } from '../../../contract/blog.ts';
import type { ListedPosts } from '../../../contract/paths.ts';
import { wholeNumber } from '../../ui/whole-number.ts';

const SEARCH_MAX = 200;

/** Reads the query of a list's address. Anything but a whole number from 1 means the first page. */
export function readListQuery(parameters: URLSearchParams): ListedPosts {
  const text = (name: string) => (parameters.get(name) ?? '').trim().slice(0, SEARCH_MAX);
  const page = text('page');
  return {
    page: /^[1-9]\d{0,8}$/.test(page) ? Number(page) : 1,
    search: text('search'),
    category: text('category'),
  };
}

/** The query of the address that is open. */
export function useListQuery(): ListedPosts {
  return readListQuery(new URLSearchParams(useLocation().search));
}

/** The search or the category of a list; null for all posts and for an unknown category. */
function subjectOf({ search, category }: ListedPosts, categories: readonly CategoryCount[]): string | null {
  if (search) return `${blogPage.results.search} “${search}”`;
  return categories.find(({ slug }) => slug === category)?.name ?? null;
}

export function listHeading(query: ListedPosts, categories: readonly CategoryCount[]): string {
  return subjectOf(query, categories) ?? blogPage.results.all;
}

/** `24 articles · page 2 of 3` */
export function listPosition({ page }: ListedPosts, { total, totalPages }: PostList): string {
  const { count, page: pageWord, of } = blogPage.results;
  const found = `${wholeNumber(total)} ${total === 1 ? count.one : count.many}`;
  return totalPages > 1 ? `${found} · ${pageWord} ${page} ${of} ${totalPages}` : found;
}

/** The title of the document: the blog's own on its first page. */
export function listTitle(query: ListedPosts, categories: readonly CategoryCount[]): string {
  const own = subjectOf(query, categories) ?? blogPage.seo.title;
  return query.page > 1 ? `${own}, ${blogPage.results.page} ${query.page}` : own;
}
