import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { staffApiPaths } from '../../../../contract/staff-paths.ts';
import { Refusal } from '../../refusal.ts';

const BODY_MAX_BYTES = 64 * 1024;

/** Calls whose routes limit their bodies themselves, once the session has been checked. */
const LIMITED_LATER = [
  staffApiPaths.adminPosts,
  staffApiPaths.adminPictures,
  staffApiPaths.adminReplaceMedia,
  staffApiPaths.blogImportXml,
];

const limit = limitBodyTo(BODY_MAX_BYTES);

/** Refuses bodies over 64 KB. GET and HEAD skip it, because reading the body costs as much as a cached page. */
export const limitBody: MiddlewareHandler = (c, next) => {
  const { method, path } = c.req;
  const limitedLater = LIMITED_LATER.some((start) => path === start || path.startsWith(`${start}/`));
  return method === 'GET' || method === 'HEAD' || limitedLater ? next() : limit(c, next);
};

/** Refuses larger bodies. */
export function limitBodyTo(maxBytes: number, message?: string): MiddlewareHandler {
  return bodyLimit({
    maxSize: maxBytes,
    onError: () => {
      throw new Refusal('body-too-large', message === undefined ? {} : { message });
    },
  });
}
