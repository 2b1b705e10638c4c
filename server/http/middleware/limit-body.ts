import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { apiPaths } from '../../../contract/paths.ts';
import { Problem } from '../problem.ts';

const BODY_MAX_BYTES = 64 * 1024;

const limit = bodyLimit({
  maxSize: BODY_MAX_BYTES,
  onError: () => {
    throw new Problem('body-too-large');
  },
});

/**
 * Refuses bodies over 64 KB. GET and HEAD skip it, because reading the body costs as much as a cached page; the upload of an
 * export has a limit of its own (server/http/uploaded-file.ts).
 */
export const limitBody: MiddlewareHandler = (c, next) =>
  ['GET', 'HEAD'].includes(c.req.method) || c.req.path === apiPaths.blogImportXml ? next() : limit(c, next);
