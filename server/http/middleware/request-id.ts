import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { AppContext } from '../app-context.ts';

/** Names every request, in the log and in the answer. An id from outside is not taken over: it could forge log lines. */
export const requestId: MiddlewareHandler<AppContext> = async (c, next) => {
  const id = randomUUID();
  c.set('requestId', id);
  await next();
  c.res.headers.set('X-Request-Id', id);
};
