import type { Context } from 'hono';

/** Suffix of React Router's requests for a page's data during a client navigation. */
export const DATA_SUFFIX = /(?:\/_)?\.data$/;

/** Most paths are normalized already; testing that is faster than decoding and encoding them. */
const NORMALIZED = /^(?:\/[a-z\d\-_]+)*\/?$/;

/**
 * The one spelling of a page's path: lower case, single slashes, percent-encoding only where needed. A trailing slash
 * is kept.
 * @param path percent-encoded
 * @returns null for a path that no page can have: malformed encoding, control characters or dot segments
 */
export function normalizePath(path: string): string | null {
  if (NORMALIZED.test(path)) return path;
  try {
    const segments = path
      .replace(/\/{2,}/g, '/')
      .split('/')
      .map(decodeURIComponent);
    if (segments.some((segment) => /\p{Cc}|^\.\.?$/u.test(segment))) return null;
    return segments.map((segment) => encodeURIComponent(segment.toLowerCase())).join('/');
  } catch {
    return null;
  }
}

/**
 * The requested path, normalized and without the suffix of a data request.
 * @returns null for methods that are not redirected, and for a path that no page can have
 */
export function requestedPath(context: Context): string | null {
  const { method } = context.req;
  return method === 'GET' || method === 'HEAD' ? normalizePath(pathOf(context)) : null;
}

export function isNormalized(context: Context): boolean {
  const path = pathOf(context);
  return normalizePath(path) === path;
}

/** Cached by request: several middlewares read it. */
const paths = new WeakMap<Request, string>();

/** The requested path without the suffix of a data request, percent-encoded: Hono's own path is partly decoded. */
export function pathOf({ req: { raw } }: Context): string {
  const known = paths.get(raw);
  if (known !== undefined) return known;
  const path = new URL(raw.url).pathname.replace(DATA_SUFFIX, '');
  paths.set(raw, path);
  return path;
}
