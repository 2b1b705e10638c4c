import { isbot } from 'isbot';
import { newYorkDay } from '../../contract/new-york-time.ts';
import type { Log } from '../log.ts';
import type { PageViewCount, PageViewsStore } from './page-views.store.ts';

const FLUSH_MS = 5000;
/** Thirteen months, so that a month can be compared with the same month of the year before. */
const KEPT_MS = 396 * 24 * 60 * 60 * 1000;
const TOP_PAGES = 10;
const PATH_MAX = 300;
/** Bounds memory; beyond it, new paths are ignored until the next flush. */
const BUFFER_MAX = 5000;

export interface PageViews {
  /** Counts one view in memory. `/contact` and `/contact/` are one page. */
  record(path: string): void;
  /** Writes the counts to the database; keeps them when that fails. */
  flush(): Promise<void>;
  /** Deletes the counts of days more than thirteen months ago, once a day. */
  removeOld(): Promise<void>;
  stats(): Promise<{ total: number; today: number; topPages: { page: string; count: number }[] }>;
  start(): void;
  stop(): Promise<void>;
}

export interface PageViewsOptions {
  store: PageViewsStore;
  clock: () => Date;
  log: Log;
}

export function createPageViews({ store, clock, log }: PageViewsOptions): PageViews {
  let buffer = new Map<string, PageViewCount>();
  let timer: NodeJS.Timeout | undefined;
  let removedOn: string | null = null;

  function add({ day, path, count }: PageViewCount): void {
    const key = `${day} ${path}`;
    const known = buffer.get(key);
    if (known) known.count += count;
    else if (buffer.size < BUFFER_MAX) buffer.set(key, { day, path, count });
  }

  async function flush(): Promise<void> {
    if (buffer.size === 0) return;
    const counts = [...buffer.values()];
    buffer = new Map();
    try {
      await store.add(counts);
    } catch (error) {
      counts.forEach(add);
      log.warn({ err: error }, 'page views could not be written; keeping them');
    }
  }

  async function removeOld(): Promise<void> {
    const now = clock();
    const today = newYorkDay(now);
    if (removedOn === today) return;
    removedOn = today;
    try {
      await store.removeBefore(newYorkDay(new Date(now.getTime() - KEPT_MS)));
    } catch (error) {
      removedOn = null;
      log.warn({ err: error }, 'old page views could not be deleted; trying again');
    }
  }

  return {
    record(path) {
      add({ day: newYorkDay(clock()), path: path.endsWith('/') ? path : `${path}/`, count: 1 });
    },
    flush,
    removeOld,
    async stats() {
      const [totals, topPages] = await Promise.all([
        store.totals(newYorkDay(clock())),
        store.topPages(TOP_PAGES),
      ]);
      return { ...totals, topPages };
    },
    start() {
      timer = setInterval(() => void flush().then(removeOld), FLUSH_MS);
      timer.unref();
    },
    async stop() {
      clearInterval(timer);
      await flush();
    },
  };
}

export interface PageRequest {
  path: string;
  method: string;
  status: number;
  userAgent: string | undefined;
  /** The Sec-Purpose header. */
  purposeHeader: string | undefined;
}

/** True for a person's view of a public page: no bots, staff, files or prefetches. */
export function countsAsPageView({ path, method, status, userAgent, purposeHeader }: PageRequest): boolean {
  // 304 is a repeated view from the browser's cache.
  if (method !== 'GET' || (status !== 200 && status !== 304)) return false;
  if (purposeHeader?.includes('prefetch')) return false;
  if (
    path.length > PATH_MAX ||
    !/^\/(?!admin(\/|$)|api(\/|$)|assets(\/|$))[\p{Letter}\p{Mark}\p{Number}_\-./%]*$/u.test(path)
  )
    return false;
  // A file, or a route's data request (`/contact.data`).
  if (/\.\w+$/.test(path)) return false;
  return userAgent !== undefined && !isbot(userAgent);
}
