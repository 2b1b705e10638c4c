import { redirects } from '../../content/redirects.ts';
import { paths } from '../../contract/paths.ts';

/** First parts of addresses that are no pages of the route table. */
const OTHERS = ['api', 'articles', 'assets', 'category', 'drawings', 'media', 'share', 'tag'];

const taken = new Set([
  ...OTHERS,
  ...Object.values(paths).flatMap((path) => (typeof path === 'string' ? (path.split('/')[1] ?? []) : [])),
  ...redirects.map(({ from }) => from.slice(1)),
]);

/** True for a slug under which an article could not be reached: a page or a redirect answers there. */
export function isTakenSlug(slug: string): boolean {
  return taken.has(slug);
}
