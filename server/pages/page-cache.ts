import { LRUCache } from 'lru-cache';
import { firmDay } from '../../content/derive/firm-time.ts';
import { isDatabaseUnavailable } from '../platform/database/errors.ts';
import type { Log } from '../platform/log.ts';
import type { Encoding } from './compress.ts';

export interface RenderedPage {
  status: number;
  headers: Readonly<Record<string, string>>;
  /** Quoted, without the encoding's suffix. */
  etag: string;
  body: Uint8Array<ArrayBuffer>;
  compressed: Partial<Record<Encoding, Promise<Uint8Array<ArrayBuffer>>>>;
}

/** Size of a page with its compressed copies, as a multiple of its HTML. */
const CACHED_BYTES_PER_BYTE = 1.5;

/** Keeps rendered pages until the version changes. A page that several requests need at once is rendered once. */
export function createPageCache(maxBytes: number, version: () => Promise<string>) {
  const cache = new LRUCache<string, RenderedPage, () => Promise<RenderedPage>>({
    maxSize: maxBytes,
    sizeCalculation: ({ body }, key) => Math.ceil(body.byteLength * CACHED_BYTES_PER_BYTE) + key.length,
    fetchMethod: (_key, _stale, { context: render }) => render(),
    // A page evicted while it is rendered is still sent.
    ignoreFetchAbort: true,
  });
  return {
    currentVersion: invalidatedBy(version, cache),
    has: (key: string): boolean => cache.has(key),
    get: (key: string): RenderedPage | undefined => cache.get(key),
    getOrRender: (key: string, render: () => Promise<RenderedPage>): Promise<RenderedPage> =>
      cache.forceFetch(key, { context: render }),
    remove: (key: string): void => void cache.delete(key),
  };
}

/** Returns a function that reads the version and empties the cache when it has changed. */
export function invalidatedBy(
  version: () => Promise<string>,
  cache: { clear(): void },
): () => Promise<string> {
  let known = '';
  return async () => {
    const current = await version();
    if (current !== known) cache.clear();
    known = current;
    return current;
  };
}

/**
 * Reads the version of all pages, by which they are cached: that of the blog (blog/blog-version.ts), which every change
 * of visible content raises (platform/content-version.store.ts), and the day. While the database is unavailable, cached
 * pages are served without waiting for it.
 */
export function createPagesVersion({
  blogVersion,
  clock,
  log,
}: {
  blogVersion: () => Promise<string>;
  clock: () => Date;
  log: Log;
}): () => Promise<string> {
  let version = '';
  let databaseAway = false;
  let reading: Promise<void> | null = null;

  async function read(): Promise<void> {
    try {
      // Pages show the year and the posts published today.
      version = `${await blogVersion()} ${firmDay(clock())}`;
      databaseAway = false;
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error;
      databaseAway = true;
    } finally {
      reading = null;
    }
  }

  return async () => {
    reading ??= read();
    if (databaseAway) reading.catch((error: unknown) => log.error({ err: error }, 'no content version'));
    else await reading;
    return version;
  };
}
