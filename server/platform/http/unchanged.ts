import type { Context } from 'hono';
import type { AppContext } from './app-context.ts';

/** Sets ETag and Cache-Control. Returns 304 when the client has this version, so that its body need not be built. */
export function unchanged(c: Context<AppContext>, etag: string, cacheControl: string): Response | null {
  c.header('ETag', etag);
  c.header('Cache-Control', cacheControl);
  return c.req.header('If-None-Match')?.includes(etag) ? c.body(null, 304) : null;
}
