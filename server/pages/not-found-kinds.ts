import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router';
import { popularTopics } from '#firm/identity.ts';
import { happenedPages } from '#law/what-happened/pages.ts';
import { pageNear } from '../../content/derive/page-near.ts';
import { practiceAreas } from '../../content/derive/practice-areas.ts';
import type { BlogReader } from '../../contract/blog.ts';
import { missingPart, readListQuery } from '../../contract/post-lists.ts';
import { isDatabaseUnavailable } from '../platform/database/errors.ts';
import { DATA_SUFFIX } from './normalize-path.ts';

const ARTICLE = 'screens/article/route';
const LIST_ROUTES = new Set(['blog', 'blog-page', 'category', 'category-page']);
const NOT_FOUND = 'screens/not-found/route';
const PRACTICE_AREA = 'screens/practice-area/route';
const WHAT_HAPPENED = 'screens/what-happened/route';

/**
 * Finds the kind of not-found page of a path, without rendering it: that of a missing article, practice area, answer or
 * part of the blog, or of a path that no route has. Null for every other path, and while the database is unavailable.
 */
export function createNotFoundKinds(
  routes: ServerBuild['routes'],
  blog: Pick<BlogReader, 'exists' | 'categories'>,
): (location: { pathname: string; search: string }) => Promise<string | null> {
  const tree = childrenOf(routes, undefined);
  return async ({ pathname, search }) => {
    if (DATA_SUFFIX.test(pathname)) return null;
    const match = matchRoutes(tree, pathname)?.at(-1);
    if (match?.route.id === NOT_FOUND) return 'page';
    // The menus mark the section of a path in lower case only.
    const section = pathname === pathname.toLowerCase() ? match?.route.id : undefined;
    const { slug = '', event } = match?.params ?? {};
    if (section === PRACTICE_AREA) return practiceAreas.has(slug.toLowerCase()) ? null : 'practice area';
    if (section === WHAT_HAPPENED)
      return happenedPages.some((page) => page.slug === event) ? null : 'what happened';
    const isList = LIST_ROUTES.has(section ?? '');
    if (match?.route.id !== ARTICLE && !isList) return null;
    try {
      if (isList) {
        const query = readListQuery({ pathname, search });
        const missing = missingPart(query, await blog.categories(), popularTopics);
        return missing === 'page' ? `page of ${query.category || 'the blog'}` : missing;
      }
      if (await blog.exists(slug)) return null;
      const near = pageNear(pathname);
      return near ? `article near ${near.href}` : 'article';
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error;
      return null;
    }
  };
}

function childrenOf(routes: ServerBuild['routes'], parentId: string | undefined): RouteObject[] {
  const children = Object.values(routes).filter((route) => route?.parentId === parentId);
  return children.flatMap((route): RouteObject[] => {
    if (!route) return [];
    const { id, path, index } = route;
    return index ? [{ id, index }] : [{ id, ...(path ? { path } : {}), children: childrenOf(routes, id) }];
  });
}
