import { isbot } from 'isbot';
import { LRUCache } from 'lru-cache';
import { firmDay } from '../../content/derive/firm-time.ts';
import type { Log } from '../platform/log.ts';
import { createCountBuffer } from './count-buffer.ts';
import type { PageViewsStore } from './page-views.store.ts';

const TOP_PAGES = 10;
const PATH_MAX = 300;
const HOST_MAX = 100;
/** Length of all remembered User-Agent headers together. */
const USER_AGENTS_MAX = 500_000;

export interface PageViewsOptions {
  store: PageViewsStore;
  clock: () => Date;
  log: Log;
}

export function createPageViews({ store, clock, log }: PageViewsOptions) {
  const { count, flush } = createCountBuffer({ store, clock, log });
  return {
    /**
     * Counts one view in memory.
     * @param referrer host of the site that led here, empty where none is known; omitted for a view within this site
     */
    record(path: string, referrer?: string): void {
      count('page', pageOf(path));
      if (referrer !== undefined) count('referrer', referrer);
    },
    flush,
    async stats(): Promise<{ total: number; today: number; topPages: { page: string; count: number }[] }> {
      const [totals, topPages] = await Promise.all([
        store.totals(firmDay(clock())),
        store.topPages(TOP_PAGES),
      ]);
      return { ...totals, topPages };
    },
  };
}

export type PageViews = ReturnType<typeof createPageViews>;

/** The page of a path as a browser sends it: decoded, with a slash at its end. */
export function pageOf(path: string): string {
  const page = path.endsWith('/') ? path : `${path}/`;
  // decodeURI takes a tenth of the time of a cached page, even when nothing is encoded.
  if (!page.includes('%')) return page;
  try {
    return decodeURI(page);
  } catch {
    // A malformed escape is left undecoded.
    return page;
  }
}

export interface PageRequest {
  path: string;
  method: string;
  status: number;
  userAgent: string | undefined;
  /** The Sec-Purpose header. */
  purposeHeader: string | undefined;
}

/** Cached: the patterns take as long as the rest of the answer of a cached page. */
const isBot = new LRUCache<string, boolean>({
  maxSize: USER_AGENTS_MAX,
  sizeCalculation: (_, userAgent) => userAgent.length + 1,
  memoMethod: (userAgent) => isbot(userAgent),
});

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
  return userAgent !== undefined && !isBot.memo(userAgent);
}

/**
 * Counts the request for a page, if it is a view.
 * @param referrer the Referer header
 */
export function countRequest(
  views: { record(path: string, referrer?: string): void },
  siteUrl: string,
  { referrer, ...request }: PageRequest & { referrer: string | undefined },
): void {
  if (countsAsPageView(request)) views.record(request.path, referringHost(referrer, siteUrl));
}

/**
 * The external site that linked to a page.
 * @param referrer the Referer header
 * @returns its host, empty where none is known, or undefined for a link within this site
 */
function referringHost(referrer: string | undefined, siteUrl: string): string | undefined {
  if (!referrer || !URL.canParse(referrer)) return '';
  const { protocol, hostname } = new URL(referrer);
  if (!/^https?:$/.test(protocol) || hostname.length > HOST_MAX) return '';
  return hostname === new URL(siteUrl).hostname ? undefined : hostname.replace(/^www\./, '');
}
