import { LRUCache } from 'lru-cache';
import type { RateLimits } from './rate-limit.ts';

const CLIENTS_MAX = 20_000;

/**
 * Counts calls in fixed windows in this process only: for harmless calls too frequent for a database write
 * each. Forgets the clients seen longest ago.
 */
export function createMemoryRateLimits(clock: () => Date): RateLimits {
  const windows = new LRUCache<string, { end: number; count: number }>({ max: CLIENTS_MAX });

  return {
    async exceeded({ name, limit, windowMs }, client) {
      const now = clock().getTime();
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
