import type { MiddlewareHandler } from 'hono';
import { redirects } from '../../content/redirects.ts';

const MOVED_FOR_A_DAY = { 'Cache-Control': 'public, max-age=86400' };

const targets = new Map(redirects.map(({ from, to }) => [from, to]));

/** What React Router appends to an address when it asks for a page's data during a navigation within the site. */
const DATA_SUFFIX = /(?:\/_)?\.data$/;

/**
 * Answers the addresses of content/redirects.ts, with and without a trailing slash, before any page is asked. The
 * query goes along, so that a campaign is still recognised; what React Router added for itself does not.
 */
export const redirectMovedPages: MiddlewareHandler = async (context, next) => {
  const { method, path } = context.req;
  const asked = path.replace(DATA_SUFFIX, '');
  const target = targets.get(asked.replace(/\/$/, '').toLowerCase());
  if (target === undefined || (method !== 'GET' && method !== 'HEAD')) return next();
  const forData = asked !== path;
  const url = new URL(context.req.url);
  if (forData) url.searchParams.delete('_routes');
  const location = target.replace(/(#.*)?$/, (anchor) => url.search + anchor);
  if (!forData) return context.body(null, 301, { ...MOVED_FOR_A_DAY, Location: location });
  // A fetch would follow a 301 to the new page's HTML; this is how React Router's client is told to go there.
  return context.body(null, 204, { 'X-Remix-Redirect': location, 'X-Remix-Status': '301' });
};
