import { breadcrumbs } from '../../../content/derive/breadcrumbs.ts';
import { categorySeo, shortDescription } from '../../../content/derive/page-seo.ts';
import { blogPage } from '../../../content/interface/blog.ts';
import type { Link } from '../../../content/schema/firm.ts';
import type { PageSeo } from '../../../content/schema/seo.ts';
import type { CategoryCount, PostList } from '../../../contract/blog.ts';
import { type ListedPosts, paths } from '../../../contract/paths.ts';
import { type MissingPart, NO_PAGE, readListQuery } from '../../../contract/post-lists.ts';
import { wholeNumber } from '../../ui/whole-number.ts';
import { categoryName } from './category-name.ts';

/** The first part of a list, which came with the document. */
export interface FirstPart {
  query: ListedPosts;
  list: PostList;
  missing: MissingPart;
}

/** The query of every unknown category: all share one rendered page. */
export const UNKNOWN_CATEGORY: ListedPosts = { page: 1, search: '', category: '-' };

/**
 * The query that a URL shows. A missing page or category keeps the query of the first part: the server caches one copy
 * for all of its kind.
 */
export function shownQuery(
  location: { pathname: string; search: string },
  { query: first, list, missing }: FirstPart,
  categories: readonly CategoryCount[],
): ListedPosts {
  const query = readListQuery(location);
  const { search, category, page } = query;
  const isMissing =
    missing === 'category'
      ? category !== '' && categoryName(category, categories) === null
      : missing === 'page' && category === first.category && page > list.totalPages;
  return isMissing && !search ? first : query;
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

/** Title, description, and keywords of a list's page; the blog's own for all posts. */
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
