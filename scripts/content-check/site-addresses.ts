import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { practiceAreas } from '../../content/practice-areas/practice-areas.ts';
import { root } from '../run.ts';

/** What the sample articles say about themselves; a new site is seeded with them. */
const articleSlugs = globSync('content/articles/*.md', { cwd: root }).flatMap((file) => {
  const [, slug] = /^slug: (\S+)$/m.exec(readFileSync(join(root, file), 'utf8')) ?? [];
  return slug ? [slug] : [];
});

/** The addresses behind each pattern of app/routes.ts that has parameters. */
const ADDRESSES: Readonly<Record<string, readonly string[]>> = {
  '/practice-areas/:slug/': [...practiceAreas.keys()].map((slug) => `/practice-areas/${slug}/`),
  '/:slug/': articleSlugs.map((slug) => `/${slug}/`),
};

/**
 * Every page of the route table, with a trailing slash; the not-found page is not one.
 * @throws for a route with parameters whose addresses are not known above
 */
export function siteAddresses(routes: readonly RouteConfigEntry[], parent = ''): string[] {
  return routes.flatMap(({ path, index, children = [] }) => {
    if (path === '*') return [];
    const here = path === undefined ? parent : `${parent}/${path}`;
    const within = siteAddresses(children, here);
    // A layout has no path of its own, and an index has that of the route it stands in.
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
