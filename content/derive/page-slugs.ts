import { paths } from '../../contract/paths.ts';
import { redirects } from './redirects.ts';

const pageSlugs = new Set([
  ...Object.values(paths).flatMap((path) => (typeof path === 'string' ? (path.split('/')[1] ?? []) : [])),
  ...redirects.map(({ from }) => from.slice(1)),
]);

/** True for the slug of a page or a redirect. */
export function isPageSlug(slug: string): boolean {
  return pageSlugs.has(slug);
}
