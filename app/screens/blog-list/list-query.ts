import { useLocation } from 'react-router';
import { blogPage } from '../../../content/blog.ts';
import { breadcrumbs } from '../../../content/breadcrumbs.ts';
import type { PageSeo } from '../../../content/seo-types.ts';
import type { Link } from '../../../content/types.ts';
import type { CategoryCount, PostList } from '../../../contract/blog.ts';
import { shorten } from '../../../contract/excerpt.ts';
import { type ListedPosts, paths } from '../../../contract/paths.ts';
import { wholeNumber } from '../../ui/whole-number.ts';

const SEARCH_MAX = 200;
const DESCRIPTION_MAX = 155;
const PAGE_NUMBER = /^[1-9]\d{0,8}$/;
/** Replaces an invalid page number, so that the list answers 404. */
const NO_PAGE = 999_999_999;

const LIST_PATH = /^\/(?:blog|category\/([^/]+))(?:\/page\/([^/]+))?\/?$/;

/** Reads the address of a list. In a query, anything but a whole number from 1 means the first page. */
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

/** The part of the list that the open address shows. */
export function useListQuery(): ListedPosts {
  return readListQuery(useLocation());
}

/** The search or the category of a list; null for all posts and for an unknown category. */
function subjectOf({ search, category }: ListedPosts, categories: readonly CategoryCount[]): string | null {
  if (search) return `${blogPage.results.search} “${search}”`;
  return categories.find(({ slug }) => slug === category)?.name ?? null;
}

export function listHeading(query: ListedPosts, categories: readonly CategoryCount[]): string {
  return subjectOf(query, categories) ?? blogPage.results.all;
}

/** The breadcrumbs of a list: the blog, its category and the page after the first; the blog alone for a search. */
export function listTrail(query: ListedPosts, categories: readonly CategoryCount[]): readonly Link[] {
  if (query.search) return breadcrumbs.blog;
  const { page, category } = query;
  const name = categories.find(({ slug }) => slug === category)?.name;
  return [
    ...breadcrumbs.blog,
    ...(name ? [{ label: name, href: paths.blogList({ ...query, page: 1 }) }] : []),
    ...(page > 1 ? [{ label: `${blogPage.pagination.page} ${page}`, href: paths.blogList(query) }] : []),
  ];
}

/** `24 articles · page 2 of 3` */
export function listPosition({ page }: ListedPosts, { total, totalPages }: PostList): string {
  const { count, page: pageWord, of } = blogPage.results;
  const found = `${wholeNumber(total)} ${total === 1 ? count.one : count.many}`;
  return totalPages > 1 ? `${found} · ${pageWord} ${page} ${of} ${totalPages}` : found;
}

/** Title and description of a list's page; the blog's own for all posts. */
export function listSeo(query: ListedPosts, categories: readonly CategoryCount[]): PageSeo {
  const { seo, categorySeo, results } = blogPage;
  const category = query.search ? undefined : categories.find(({ slug }) => slug === query.category);
  const title = category
    ? `${category.name} ${categorySeo.title}`
    : (subjectOf(query, categories) ?? seo.title);
  const description = category
    ? `${categorySeo.description.before} ${category.name}${categorySeo.description.after}`
    : seo.description;
  const keywords = category ? [category.name, ...seo.keywords] : seo.keywords;
  if (query.page === 1) return { title, description: shorten(description, DESCRIPTION_MAX), keywords };
  const page = `${results.page} ${query.page}`;
  return {
    title: `${title}, ${page}`,
    description: shorten(`${description.replace(/\.$/, '')}; ${page}.`, DESCRIPTION_MAX),
    keywords,
  };
}
