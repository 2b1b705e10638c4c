import type { Context, MiddlewareHandler } from 'hono';
import { redirects } from '../../content/redirects.ts';

const MOVED_FOR_A_DAY = { 'Cache-Control': 'public, max-age=86400' };

const targets = new Map(redirects.map(({ from, to }) => [from, to]));

/** What React Router appends to an address when it asks for a page's data during a navigation within the site. */
const DATA_SUFFIX = /(?:\/_)?\.data$/;

/**
 * The path of the page that is asked for, or null for a request that no redirect answers.
 * @returns without the suffix of a request for a page's data; a trailing slash stays
 */
export function pathAskedFor({ req }: Context): string | null {
  return req.method === 'GET' || req.method === 'HEAD' ? req.path.replace(DATA_SUFFIX, '') : null;
}

interface Moved {
  /** A path of this site, perhaps with a query or an anchor. */
  to: string;
  /** Parameters of the query that have done their work. */
  without?: readonly string[];
  headers?: Record<string, string>;
}

/**
 * Answers 301. The query goes along, so that a campaign is still recognised; what React Router added for itself does
 * not.
 */
export function answerMoved(context: Context, { to, without = [], headers = {} }: Moved): Response {
  const { searchParams: query, search } = new URL(context.req.url);
  const forData = DATA_SUFFIX.test(context.req.path);
  const dropped = [...without, ...(forData ? ['_routes'] : [])].filter((name) => query.has(name));
  for (const name of dropped) query.delete(name);
  // A query that stays as it is keeps its spelling too.
  const kept = dropped.length === 0 ? search.slice(1) : query.toString();
  const location = to.replace(/(#.*)?$/, (anchor) =>
    kept === '' ? anchor : `${to.includes('?') ? '&' : '?'}${kept}${anchor}`,
  );
  if (!forData) return new Response(null, { status: 301, headers: { ...headers, Location: location } });
  // A fetch would follow a 301 to the new page's HTML; this is how React Router's client is told to go there.
  return new Response(null, {
    status: 204,
    headers: { ...headers, 'X-Remix-Redirect': location, 'X-Remix-Status': '301' },
  });
}

/** Answers the addresses of content/redirects.ts, with and without a trailing slash, before any page is asked. */
export const redirectMovedPages: MiddlewareHandler = async (context, next) => {
  const asked = pathAskedFor(context);
  const target = asked === null ? undefined : targets.get(asked.replace(/\/$/, '').toLowerCase());
  if (target === undefined) return next();
  return answerMoved(context, { to: target, headers: MOVED_FOR_A_DAY });
};
