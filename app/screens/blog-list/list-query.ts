import { blogPage } from '../../../content/blog.ts';
import type { PostList } from '../../../contract/blog.ts';
import type { ListedPosts } from '../../../contract/paths.ts';
import { termSlug } from '../../../contract/post-lists.ts';
import { wholeNumber } from '../../ui/whole-number.ts';

const SEARCH_MAX = 200;

/** What an address of the list asks for. A page that is no whole number from 1 is the first. */
export function readListQuery(parameters: URLSearchParams): ListedPosts {
  const text = (name: string) => (parameters.get(name) ?? '').trim().slice(0, SEARCH_MAX);
  const page = text('page');
  return {
    page: /^[1-9]\d{0,8}$/.test(page) ? Number(page) : 1,
    search: text('search'),
    category: text('category'),
  };
}

/** What a page of the list is about; null: everything. */
function subjectOf({ search, category }: ListedPosts, list: PostList | null): string | null {
  if (search) return `${blogPage.results.search} “${search}”`;
  if (!category) return null;
  const names = list?.posts.flatMap(({ categories }) => categories) ?? [];
  // Whatever an address calls a category that there is not is no heading of ours.
  return names.find((name) => termSlug(name) === category) ?? null;
}

export function listHeading(query: ListedPosts, list: PostList | null): string {
  return subjectOf(query, list) ?? blogPage.results.all;
}

/** `24 articles · page 2 of 3` */
export function listPosition({ page }: ListedPosts, { total, totalPages, more }: PostList): string {
  const { count, moreThan, page: pageWord, of } = blogPage.results;
  const found = `${more ? `${moreThan} ` : ''}${wholeNumber(total)} ${total === 1 ? count.one : count.many}`;
  return totalPages > 1 ? `${found} · ${pageWord} ${page} ${of} ${totalPages}` : found;
}

/** The title of the document: the blog's own on its first page. */
export function listTitle(query: ListedPosts, list: PostList | null): string {
  const own = subjectOf(query, list) ?? blogPage.seo.title;
  return query.page > 1 ? `${own}, ${blogPage.results.page} ${query.page}` : own;
}
