import { LRUCache } from 'lru-cache';
import type { RateLimits } from './rate-limits.ts';

const MAX_CLIENTS = 20_000;
const PURGE_EVERY_MS = 60_000;

/**
 * Counts calls in fixed windows in this process only: for harmless calls too frequent for a database write
 * each. Forgets clients after their window, and those seen longest ago when there are too many.
 */
export function createMemoryRateLimits(clock: () => Date, maxClients = MAX_CLIENTS): RateLimits {
  const windows = new LRUCache<string, { end: number; count: number }>({ max: maxClients });
  let purgedAt = 0;

  function purge(now: number): void {
    if (now - purgedAt < PURGE_EVERY_MS) return;
    purgedAt = now;
    for (const [key, { end }] of [...windows]) if (end <= now) windows.delete(key);
  }

  return {
    async exceeded({ name, limit, windowMs }, client) {
      const now = clock().getTime();
      purge(now);
      const key = `${name}\n${client}`;
      let window = windows.get(key);
      if (!window || window.end <= now) {
        window = { end: now - (now % windowMs) + windowMs, count: 0 };
        windows.set(key, window);
      }
      window.count += 1;
      return window.count > limit ? window.end - now : null;
    },
  };
}
