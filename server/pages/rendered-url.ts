import { isCalculator } from '../../contract/calculations.ts';
import { DATA_SUFFIX } from './normalize-path.ts';

type IsVarying = (value: string) => boolean;

const oneOf =
  (...values: string[]): IsVarying =>
  (value) =>
    values.includes(value);

/** Query parameters that vary a page, with their values; all others (utm_source, gclid ...) share one cached page. */
const VARYING: readonly [page: RegExp, parameters: Record<string, IsVarying>][] = [
  [
    /^\/blog\/$/,
    {
      page: (value) => value !== '1' && /^[1-9]\d{0,8}$/.test(value),
      search: () => true,
      category: () => true,
    },
  ],
  [/^\/divorce-calculators\/$/, { calculator: isCalculator }],
  [/^\/contact\/$/, { sent: oneOf('contact', 'consultation', 'sidebar') }],
  [/^\/newsletter\/$/, { sent: oneOf('requested') }],
  [/^\/newsletter\/confirm\/$/, { sent: oneOf('confirmed', 'already-confirmed', 'link-unknown') }],
  [/^\/newsletter\/unsubscribe\/$/, { sent: oneOf('unsubscribed', 'link-unknown') }],
];
const VALUE_MAX = 200;

/** The URL of a page, normalized for rendering and for the cache. */
export interface RenderedUrl {
  /** The same for all requests with the same page; null for pages that are not cached. */
  cacheKey: string | null;
  /** The URL to render: configured origin, path, and the parameters that vary the page. */
  url: string;
  pathname: string;
  /** The parameters that vary the page, with a question mark, or empty. */
  search: string;
  /** Expands all content, for `?prerender=true` or headless Chrome (specification section 2, "FAQ"). */
  prerender: boolean;
}

/** Headless Chrome gets all content expanded (specification section 2, "FAQ"). */
export const isPrerendered = (userAgent: string): boolean => userAgent.includes('HeadlessChrome');

/**
 * @param requestUrl the requested URL; its host is ignored
 * @param userAgent the User-Agent header
 * @param siteUrl the configured absolute URL of the site
 * @param routeIds the ids of the route table
 */
export function readRenderedUrl(
  requestUrl: string,
  userAgent: string,
  siteUrl: string,
  routeIds: ReadonlySet<string>,
): RenderedUrl {
  const requested = new URL(requestUrl);
  const { searchParams } = requested;
  const prerender = searchParams.get('prerender') === 'true' || isPrerendered(userAgent);
  const isData = DATA_SUFFIX.test(requested.pathname);
  const page = requested.pathname.replace(DATA_SUFFIX, '').replace(/\/?$/, '/');
  const pathname = isData ? requested.pathname : page;
  const varying = new URLSearchParams();
  const parameters = VARYING.find(([pattern]) => pattern.test(page))?.[1] ?? {};
  for (const [name, isVarying] of Object.entries(parameters)) {
    const value = searchParams.get(name)?.trim().slice(0, VALUE_MAX);
    if (value && isVarying(value)) varying.set(name, value);
  }
  const routes = isData ? searchParams.get('_routes') : null;
  if (routes !== null) varying.set('_routes', routes);
  const search = varying.size > 0 ? `?${varying}` : '';
  const key = `${prerender ? 'prerender' : 'visitor'} ${pathname}${search}`;
  return {
    // Searches, and lists of route data that no link requests, would evict popular pages from the cache.
    cacheKey: (routes !== null && !routeIds.has(routes)) || varying.has('search') ? null : key,
    url: `${siteUrl}${pathname}${search}`,
    pathname,
    search,
    prerender,
  };
}
