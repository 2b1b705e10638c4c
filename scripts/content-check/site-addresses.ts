import type { RouteConfigEntry } from '@react-router/dev/routes';
import { practiceAreas } from '../../content/practice-areas/practice-areas.ts';

/** The addresses behind each pattern of app/routes.ts that has parameters. */
const ADDRESSES: Readonly<Record<string, readonly string[]>> = {
  '/practice-areas/:slug/': [...practiceAreas.keys()].map((slug) => `/practice-areas/${slug}/`),
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
    // A layout has no path of its own.
    if (path === undefined && !index) return within;
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
