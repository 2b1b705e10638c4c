import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import type { SafeFetchOptions } from './safe-fetch.ts';
import { ImportError } from './wordpress-post.ts';

/** Failed look-ups since a success, after which only one new host a second is tried. */
const FAILURES_MAX = 50;
/** A host that is not found counts as failed after this time, and the next try waits as long. */
const SLOW_MS = 1000;
/** Node.js makes half as many at once as its thread pool has threads. */
const AT_ONCE = 2;
const FOUND_MAX = 1000;

/** Looks up hosts, and refuses most while the name service is down or too slow to be waited for thousands of times. */
export function boundedLookup({ lookup, clock }: Pick<SafeFetchOptions, 'lookup' | 'clock'>) {
  const found = new LRUCache<string, true>({ max: FOUND_MAX });
  const limit = pLimit(AT_ONCE);
  let failures = 0;
  let nextTryMs = 0;
  return (hostname: string) =>
    limit(async () => {
      const startMs = clock().getTime();
      if (failures >= FAILURES_MAX && startMs < nextTryMs && !found.has(hostname))
        throw new ImportError(`${hostname} was not looked up, because the name service does not answer.`);
      nextTryMs = Infinity;
      try {
        const ipAddresses = await lookup(hostname);
        failures = 0;
        found.set(hostname, true);
        return ipAddresses;
      } catch (error) {
        const isOutage = error instanceof Error && 'code' in error && error.code === 'EAI_AGAIN';
        if (isOutage || clock().getTime() - startMs > SLOW_MS) failures++;
        throw error;
      } finally {
        nextTryMs = clock().getTime() + SLOW_MS;
      }
    });
}
