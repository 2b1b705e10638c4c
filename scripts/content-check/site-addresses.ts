import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { practiceAreas } from '../../content/practice-areas/practice-areas.ts';
import { root } from '../run.ts';

/** Front matter of the sample articles, which seed a new site. */
const articleSlugs = globSync('content/articles/*.md', { cwd: root }).flatMap((file) => {
  const [, slug] = /^slug: (\S+)$/m.exec(readFileSync(join(root, file), 'utf8')) ?? [];
  return slug ? [slug] : [];
});

/** Addresses for each pattern with parameters in app/routes.ts. */
const ADDRESSES: Readonly<Record<string, readonly string[]>> = {
  '/practice-areas/:slug/': [...practiceAreas.keys()].map((slug) => `/practice-areas/${slug}/`),
  '/:slug/': articleSlugs.map((slug) => `/${slug}/`),
};

/**
 * Lists every page of the route table, with a trailing slash, except the not-found page.
 * @throws for a route with parameters whose addresses are not listed above
 */
export function siteAddresses(routes: readonly RouteConfigEntry[], parent = ''): string[] {
  return routes.flatMap(({ path, index, children = [] }) => {
    if (path === '*') return [];
    const here = path === undefined ? parent : `${parent}/${path}`;
    const within = siteAddresses(children, here);
    // A layout has no path, and an index has its parent's.
    if (path === undefined && (!index || parent !== '')) return within;
    const pattern = `${here}/`;
    if (!pattern.includes(':')) return [pattern, ...within];
    const known = ADDRESSES[pattern];
    if (!known)
      throw new Error(
        `Which addresses does the route ${pattern} have? Name them in ${import.meta.filename}.`,
      );
    return [...known, ...within];
  });
}
