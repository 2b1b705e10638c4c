import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { happenedPages } from '#law/what-happened/pages.ts';
import { practiceAreas } from '../../content/derive/practice-areas.ts';
import { paths } from '../../contract/paths.ts';
import { POSTS_PER_PAGE, termSlug } from '../../contract/post-lists.ts';
import { staffPaths } from '../../contract/staff-paths.ts';
import { readArticle } from '../../server/blog/sample-articles.ts';
import { root } from '../run.ts';

/** The sample articles, which seed a new site. */
export const sampleArticles = globSync('content/firm/articles/*.md', { cwd: root }).map((file) =>
  readArticle(file, readFileSync(join(root, file), 'utf8')),
);

const listOf = (page: number, category = '') => paths.blogList({ page, search: '', category });
const categories = Map.groupBy(
  sampleArticles.flatMap((article) => article.categories),
  termSlug,
);
const pagesAfterFirst = (posts: readonly unknown[]) =>
  Array.from({ length: Math.ceil(posts.length / POSTS_PER_PAGE) - 1 }, (_, index) => index + 2);

/** URLs for each pattern with parameters in app/routes.ts. */
const ADDRESSES: Readonly<Record<string, readonly string[]>> = {
  '/practice-areas/:slug/': [...practiceAreas.keys()].map(paths.practiceArea),
  '/what-happened/:event/': happenedPages.map(({ slug }) => paths.whatHappened(slug)),
  '/:slug/': sampleArticles.map(({ slug }) => paths.article(slug)),
  '/blog/page/:page/': pagesAfterFirst(sampleArticles).map((page) => listOf(page)),
  '/category/:category/': [...categories.keys()].map((category) => listOf(1, category)),
  '/category/:category/page/:page/': [...categories].flatMap(([category, posts]) =>
    pagesAfterFirst(posts).map((page) => listOf(page, category)),
  ),
};

/**
 * Lists every page of the route table, with a trailing slash, except not-found pages and single items of the staff.
 * @throws for a route with parameters whose addresses are not listed above
 */
export function siteUrls(routes: readonly RouteConfigEntry[], parent = ''): string[] {
  return routes.flatMap(({ path, index, children = [] }) => {
    if (path?.endsWith('*')) return [];
    const here = path === undefined ? parent : `${parent}/${path}`;
    const within = siteUrls(children, here);
    // A layout has no path, and an index has its parent's.
    if (path === undefined && (!index || parent !== '')) return within;
    const pattern = `${here}/`;
    if (!pattern.includes(':')) return [pattern, ...within];
    if (pattern.startsWith(staffPaths.admin)) return within;
    const known = ADDRESSES[pattern];
    if (!known)
      throw new Error(
        `Which addresses does the route ${pattern} have? Name them in ${import.meta.filename}.`,
      );
    return [...known, ...within];
  });
}
