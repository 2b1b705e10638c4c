import type { Context } from 'hono';
import type { AppContext } from './app-context.ts';

/** Names the answer; 304 for a client that has it already. */
export function unchanged(c: Context<AppContext>, etag: string, cacheControl: string): Response | null {
  c.header('ETag', etag);
  c.header('Cache-Control', cacheControl);
  return c.req.header('If-None-Match')?.includes(etag) ? c.body(null, 304) : null;
}
