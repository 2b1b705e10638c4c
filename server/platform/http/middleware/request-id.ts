import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { AppContext } from '../app-context.ts';

/** Header with the id of a request. */
export const REQUEST_ID = 'x-request-id';

/**
 * Gives every request an id, for the log and the answer. Hono's own middleware is not used: it accepts the client's id,
 * which could forge log lines, and its header is lost on responses that a handler builds itself.
 */
export const requestId: MiddlewareHandler<AppContext> = async (c, next) => {
  const id = randomUUID();
  c.set('requestId', id);
  await next();
  c.res.headers.set(REQUEST_ID, id);
};
