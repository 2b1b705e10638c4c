import type { RateLimits } from './rate-limit.ts';

const CLIENTS_MAX = 20_000;

/** Counts calls in fixed windows in this process only: for harmless calls too frequent for a database write each. */
export function createMemoryRateLimits(clock: () => Date): RateLimits {
  let windows = new Map<string, { end: number; count: number }>();

  return {
    async exceeded({ name, limit, windowMs }, client) {
      const now = clock().getTime();
      if (windows.size >= CLIENTS_MAX) {
        windows = new Map([...windows].filter(([, window]) => window.end > now));
        if (windows.size >= CLIENTS_MAX) windows.clear();
      }
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
