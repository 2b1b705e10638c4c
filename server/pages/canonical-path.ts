import type { MiddlewareHandler } from 'hono';
import { answerMoved, DATA_SUFFIX } from './redirects.ts';

/**
 * The one spelling of a page's path: lower case, single slashes, percent-encoding only where needed. A trailing slash is
 * left as it is.
 * @param path percent-encoded
 * @returns null for a path that no page can have: malformed encoding or control characters
 */
export function canonicalPath(path: string): string | null {
  try {
    const segments = path
      .replace(/\/{2,}/g, '/')
      .split('/')
      .map(decodeURIComponent);
    if (segments.some((segment) => /\p{Cc}/u.test(segment))) return null;
    return segments.map((segment) => encodeURIComponent(segment.toLowerCase())).join('/');
  } catch {
    return null;
  }
}

/**
 * Redirects other spellings of a page's address, which would otherwise be rendered, cached and counted separately, and
 * answers 404 to paths that no page can have.
 */
export const redirectToCanonicalPath: MiddlewareHandler = async (context, next) => {
  const { method, url } = context.req;
  const path = new URL(url).pathname.replace(DATA_SUFFIX, '');
  const canonical = canonicalPath(path);
  // React Router throws on such paths, on the server and in the browser.
  if (canonical === null) return context.notFound();
  if (canonical === path || (method !== 'GET' && method !== 'HEAD')) return next();
  return answerMoved(context, { to: canonical });
};
