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
import { DATA_SUFFIX } from './normalize-path.ts';
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

/** A path without dot segments and percent-encoding. */
const PLAIN_PATH = /^\/(?!\.)(?:[\w\-.]|\/(?!\.))*$/;
/** Parameters that an advertisement or a newsletter adds to a link. They change no page. */
const CAMPAIGN = /^(?:(?:utm_\w+|gclid|gbraid|wbraid|fbclid|msclkid)=[^&]*(?:&|$))+$/;
const SHARED = /^(?:no-cache|max-age=\d+)$/;
const PAGE_OR_DATA = /^text\/(?:html|x-script)\b/;
const OF_BODY = ['content-encoding', 'content-length'];

/**
 * Answers repeated requests for a page or its data before the framework, with the kept answer and a new request id,
 * until the content version changes.
 */
export function createAnswerCache({ version, countView, log, maxBytes }: AnswerCacheOptions) {
  const kept = new LRUCache<string, KeptAnswer>({
    maxSize: maxBytes,
    sizeCalculation: ({ body }, key) => body.byteLength + key.length,
  });
  const removeStale = invalidatedBy(version, kept);
  let isCurrent = false;

  /** Reads the version once in a turn of the event loop: within one, no client can see a change and ask again. */
  async function removeStaleOnce(): Promise<void> {
    await removeStale();
    isCurrent = true;
    setImmediate(() => {
      isCurrent = false;
    });
  }

  /** Keeps the answers with pages. Registered before all other middleware, so that their headers are kept, too. */
  const keep: MiddlewareHandler = async (c, next) => {
    // None for requests that the server makes to itself.
    const { incoming } = (c.env ?? {}) as Partial<HttpBindings>;
    const key = incoming?.method === 'GET' ? keyOf(incoming) : null;
    if (key === null) return next();
    const before = await removeStale();
    await next();
    const { status, headers } = c.res;
    const etag = headers.get('ETag');
    const isShared =
      SHARED.test(headers.get('Cache-Control') ?? '') && PAGE_OR_DATA.test(headers.get('Content-Type') ?? '');
    if (status !== 200 || !etag || !isShared) return;
    const body = new Uint8Array(await c.res.clone().arrayBuffer());
    // Content may have changed while the page was rendered.
    if ((await removeStale()) !== before) return;
    const lines = [...headers].filter(([name]) => name !== REQUEST_ID);
    kept.set(key, {
      etag,
      headers: lines.flat(),
      headersOfUnchanged: lines.filter(([name]) => !OF_BODY.includes(name)).flat(),
      body,
    });
  };

  /** Answers a request for a page that is kept; false: nothing was answered. */
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const startedAt = performance.now();
    const { method = '', url = '', headers } = request;
    const key = method === 'GET' || method === 'HEAD' ? keyOf(request) : null;
    if (key === null) return false;
    if (!isCurrent) await removeStaleOnce();
    const found = kept.get(key);
    if (!found) return false;
    const [path = ''] = url.split('?', 1);
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

/** The cache key: all that an answer depends on. Null for a request that is left to the framework. */
function keyOf({ url = '', headers }: IncomingMessage): string | null {
  const [path = ''] = url.split('?', 1);
  const query = url.slice(path.length + 1);
  if (!PLAIN_PATH.test(path) || (query !== '' && !CAMPAIGN.test(query))) return null;
  const encoding = chooseEncoding(headers['accept-encoding'] ?? null);
  const prerendered = isPrerendered(headers['user-agent'] ?? '');
  // The data of a page that a link has prefetched may be used for a while without asking again.
  const isPrefetched = (DATA_SUFFIX.test(path) && headers['sec-purpose']?.includes('prefetch')) ?? false;
  return `${encoding} ${prerendered} ${isPrefetched} ${path}`;
}
