import { paths } from '../contract/paths.ts';
import { redirects } from './redirects.ts';

/** First path segments that are in use but not in the route table. */
const OTHERS = ['api', 'articles', 'assets', 'category', 'drawings', 'feed', 'media', 'share', 'tag'];

const pageSlugs = new Set([
  ...OTHERS,
  ...Object.values(paths).flatMap((path) => (typeof path === 'string' ? (path.split('/')[1] ?? []) : [])),
  ...redirects.map(({ from }) => from.slice(1)),
]);

/** True for a slug that a page, a redirect or a folder of the site uses, so that no article can. */
export function isPageSlug(slug: string): boolean {
  return pageSlugs.has(slug);
}
