import type { Context, MiddlewareHandler } from 'hono';
import { redirects } from '../../content/derive/redirects.ts';
import { DATA_SUFFIX, normalizePath, pathOf, requestedPath } from './normalize-path.ts';

const MOVED_FOR_A_DAY = { 'Cache-Control': 'public, max-age=86400' };

const targets = new Map(redirects.map(({ from, to }) => [from, to]));

/** Checks that a URL of this site, with or without a query, does not lead to the not-found page. */
export type Exists = (url: string) => Promise<boolean>;

interface Moved {
  /** A path of this site, perhaps with a query or an anchor. */
  to: string;
  /** Query parameters to drop. */
  without?: readonly string[];
  headers?: Record<string, string>;
}

/** Answers 301 and keeps the query, so that campaigns are still recognised. */
export function answerMoved(context: Context, moved: Moved): Response {
  const location = locationOf(context, moved);
  const { headers = {} } = moved;
  if (!DATA_SUFFIX.test(context.req.path))
    return new Response(null, { status: 301, headers: { ...headers, Location: location } });
  // A fetch would follow a 301; this is React Router's own redirect of data requests.
  return new Response(null, {
    status: 204,
    headers: { ...headers, 'X-Remix-Redirect': location, 'X-Remix-Status': '301' },
  });
}

/** Answers 301, or null where the new URL is not found. */
export async function answerMovedIfFound(
  context: Context,
  moved: Moved,
  exists: Exists,
): Promise<Response | null> {
  return (await exists(locationOf(context, moved))) ? answerMoved(context, moved) : null;
}

/** The new URL with the query of the request; React Router's own parameter is dropped. */
function locationOf(context: Context, { to, without = [] }: Moved): string {
  const { searchParams: query, search } = new URL(context.req.url);
  const forData = DATA_SUFFIX.test(context.req.path);
  const dropped = [...without, ...(forData ? ['_routes'] : [])].filter((name) => query.has(name));
  for (const name of dropped) query.delete(name);
  // An unchanged query keeps its spelling.
  const kept = dropped.length === 0 ? search.slice(1) : query.toString();
  return to.replace(/(#.*)?$/, (anchor) =>
    kept === '' ? anchor : `${to.includes('?') ? '&' : '?'}${kept}${anchor}`,
  );
}

/** Redirects the URLs of content/derive/redirects.ts, with and without a trailing slash. */
export const redirectMovedPages: MiddlewareHandler = async (context, next) => {
  const path = requestedPath(context);
  const target = path === null ? undefined : targets.get(path.replace(/\/$/, ''));
  if (target === undefined) return next();
  return answerMoved(context, { to: target, headers: MOVED_FOR_A_DAY });
};

/**
 * Redirects other spellings of a page's URL, which would otherwise be rendered, cached and counted separately, and
 * answers 404 to paths that no page can have.
 */
export function redirectToNormalizedPath(exists: Exists): MiddlewareHandler {
  return async (context, next) => {
    const { method } = context.req;
    const path = pathOf(context);
    const normalized = normalizePath(path);
    // React Router throws on such paths, on the server and in the browser.
    if (normalized === null) return context.notFound();
    if (normalized === path || (method !== 'GET' && method !== 'HEAD')) return next();
    return (await answerMovedIfFound(context, { to: normalized }, exists)) ?? next();
  };
}
