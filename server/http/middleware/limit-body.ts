import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { Problem } from '../problem.ts';

const BODY_MAX_BYTES = 64 * 1024;

const limit = bodyLimit({
  maxSize: BODY_MAX_BYTES,
  onError: () => {
    throw new Problem('body-too-large');
  },
});

/** Refuses bodies over 64 KB. GET and HEAD skip it, because reading the body costs as much as a cached page. */
export const limitBody: MiddlewareHandler = (c, next) =>
  c.req.method === 'GET' || c.req.method === 'HEAD' ? next() : limit(c, next);
