import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';
import { LRUCache } from 'lru-cache';
import type { PageRequest } from '../analytics/page-views.ts';
import { logRequest } from '../platform/http/middleware/access-log.ts';
import { REQUEST_ID } from '../platform/http/middleware/request-id.ts';
import type { Log } from '../platform/log.ts';
import { chooseEncoding } from './compress.ts';
import { invalidatedBy } from './page-cache.ts';
import { isPrerendered } from './rendered-url.ts';

interface AnswerCacheOptions {
  /** Changes whenever the content of any page has changed. */
  version: () => Promise<string>;
  /** Counts a view of a page. */
  countView: (view: PageRequest & { referrer: string | undefined }) => void;
  log: Log;
  /** Memory for the bodies. */
  maxBytes: number;
}

/** Headers as `writeHead` takes them: names and values in turn. */
type RawHeaders = readonly string[];

interface KeptAnswer {
  etag: string;
  headers: RawHeaders;
  /** Headers of the answer 304, which has no body. */
  headersOfUnchanged: RawHeaders;
  body: Uint8Array;
}

/** A path without anything to decode; all others, and every query, are left to the framework. */
const PLAIN_PATH = /^\/[\w\-./]*$/;
const OF_BODY = ['content-encoding', 'content-length'];

/**
 * Answers requests for cached pages before the framework, with the answer that the framework has given to the first
 * such request, of which only the id differs, until the content version changes.
 */
export function createAnswerCache({ version, countView, log, maxBytes }: AnswerCacheOptions) {
  const kept = new LRUCache<string, KeptAnswer>({
    maxSize: maxBytes,
    sizeCalculation: ({ body }, key) => body.byteLength + key.length,
  });
  const removeStale = invalidatedBy(version, kept);
  let isCurrent = false;

  /** Reads the version once in a turn of the event loop: a client that has seen a change sends its next request later. */
  async function removeStaleOnce(): Promise<void> {
    await removeStale();
    isCurrent = true;
    setImmediate(() => {
      isCurrent = false;
    });
  }

  const keyOf = (path: string, acceptEncoding: string | undefined, userAgent = '') =>
    `${chooseEncoding(acceptEncoding ?? null)} ${isPrerendered(userAgent)} ${path}`;

  /** Keeps the answers with pages. Registered before all other middleware, so that their headers are kept, too. */
  const keep: MiddlewareHandler = async (c, next) => {
    // None for requests that the server makes to itself.
    const { incoming } = (c.env ?? {}) as Partial<HttpBindings>;
    const path = incoming?.url ?? '';
    if (c.req.method !== 'GET' || !PLAIN_PATH.test(path)) return next();
    const before = await removeStale();
    await next();
    const { status, headers } = c.res;
    const etag = headers.get('ETag');
    const isSharedPage =
      headers.get('Cache-Control') === 'no-cache' && headers.get('Content-Type')?.startsWith('text/html');
    if (status !== 200 || !etag || !isSharedPage) return;
    const body = new Uint8Array(await c.res.clone().arrayBuffer());
    // Content may have changed while the page was rendered.
    if ((await removeStale()) !== before) return;
    const lines = [...headers].filter(([name]) => name !== REQUEST_ID);
    kept.set(keyOf(path, c.req.header('Accept-Encoding'), c.req.header('User-Agent')), {
      etag,
      headers: lines.flat(),
      headersOfUnchanged: lines.filter(([name]) => !OF_BODY.includes(name)).flat(),
      body,
    });
  };

  /** Answers a request for a page that is kept; false: nothing was answered. */
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const startedAt = performance.now();
    const { method = '', url: path = '', headers } = request;
    if ((method !== 'GET' && method !== 'HEAD') || !PLAIN_PATH.test(path)) return false;
    if (!isCurrent) await removeStaleOnce();
    const found = kept.get(keyOf(path, headers['accept-encoding'], headers['user-agent']));
    if (!found) return false;
    const isUnchanged = headers['if-none-match']?.includes(found.etag) ?? false;
    const status = isUnchanged ? 304 : 200;
    const requestId = randomUUID();
    const lines = isUnchanged ? found.headersOfUnchanged : found.headers;
    response.writeHead(status, [...lines, REQUEST_ID, requestId]);
    response.end(isUnchanged || method === 'HEAD' ? undefined : found.body);
    countView({
      ...{ path, method, status, userAgent: headers['user-agent'], referrer: headers.referer },
      purposeHeader: headers['sec-purpose']?.toString(),
    });
    logRequest(log, 'info', startedAt, { method, path, status, requestId });
    return true;
  }

  return { keep, answer };
}
