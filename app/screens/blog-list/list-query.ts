import { useLocation } from 'react-router';
import { articlePage, blogPage } from '#firm/pages/blog.ts';
import { breadcrumbs } from '../../../content/derive/breadcrumbs.ts';
import { categorySeo, shortDescription } from '../../../content/derive/page-seo.ts';
import type { Link } from '../../../content/schema/firm.ts';
import type { PageSeo } from '../../../content/schema/seo.ts';
import type { CategoryCount, PostList } from '../../../contract/blog.ts';
import { type ListedPosts, paths } from '../../../contract/paths.ts';
import { wholeNumber } from '../../ui/whole-number.ts';

const SEARCH_MAX = 200;
const PAGE_NUMBER = /^[1-9]\d{0,8}$/;
/** Replaces an invalid page number, so that the list answers 404. */
const NO_PAGE = 999_999_999;

// In any case, as the routes match.
const LIST_PATH = /^\/(?:blog|category\/([^/]+))(?:\/page\/([^/]+))?\/?$/i;

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

/**
 * The name of a category, null where there is none. Every article links to the popular topics, whether or not they have
 * posts.
 */
export function categoryName(category: string, categories: readonly CategoryCount[]): string | null {
  const topics = articlePage.sidebar.topics.links;
  const topic = topics.find(({ href }) => href === `${paths.blog}?category=${category}`);
  return categories.find(({ slug }) => slug === category)?.name ?? topic?.label ?? null;
}

/** The heading above the posts of a list. */
export function listHeading({ search, category }: ListedPosts, categories: readonly CategoryCount[]): string {
  const { search: before, all, noTopic } = blogPage.results;
  if (search) return `${before} “${search}”`;
  return category ? (categoryName(category, categories) ?? noTopic) : all;
}

/** The heading of a list's page: its category and number, or the blog's own for a search. */
export function pageHeading(query: ListedPosts, categories: readonly CategoryCount[]): string {
  return query.search ? blogPage.hero.title : titleOf(query, categories, blogPage.hero.title);
}

/** The title of a page of a category, or of all posts, whose title is given. */
function titleOf({ page, category }: ListedPosts, categories: readonly CategoryCount[], all: string): string {
  if (!category) return numbered(all, page);
  const name = categoryName(category, categories);
  return name ? numbered(categorySeo(name).title, page) : blogPage.states.noSuchTopic.title;
}

const hasNumber = (page: number) => page > 1 && page !== NO_PAGE;

function numbered(title: string, page: number): string {
  return hasNumber(page) ? `${title}, ${blogPage.results.page} ${page}` : title;
}

/** The breadcrumbs of a list: the blog, its category and the page after the first; the blog alone for a search. */
export function listTrail(query: ListedPosts, categories: readonly CategoryCount[]): readonly Link[] {
  if (query.search) return breadcrumbs.blog;
  const { page, category } = query;
  const name = categoryName(category, categories);
  return [
    ...breadcrumbs.blog,
    ...(name ? [{ label: name, href: paths.blogList({ ...query, page: 1 }) }] : []),
    ...(hasNumber(page)
      ? [{ label: `${blogPage.pagination.page} ${page}`, href: paths.blogList(query) }]
      : []),
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
  const { seo, results } = blogPage;
  const { page, search, category } = query;
  const name = search ? null : categoryName(category, categories);
  const { description, keywords } = name ? categorySeo(name) : seo;
  const part = hasNumber(page) ? `${description.replace(/\.$/, '')}; ${results.page} ${page}.` : description;
  return {
    title: search ? numbered(listHeading(query, categories), page) : titleOf(query, categories, seo.title),
    description: shortDescription(part),
    keywords,
  };
}

const CATEGORIES_SHOWN = 100;

/** The categories with most posts, and the chosen one: an imported blog may have thousands. */
export function shownCategories(categories: readonly CategoryCount[], chosen: string): CategoryCount[] {
  return categories.filter(({ slug }, index) => index < CATEGORIES_SHOWN || slug === chosen);
}
