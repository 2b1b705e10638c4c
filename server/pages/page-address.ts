import { isCalculator } from '../../contract/calculations.ts';

/** Query parameters that vary a page; all others (utm_source, gclid ...) share one cached page. */
const VARYING = ['sent', '_routes'];
const VARYING_ON: readonly [page: RegExp, parameters: readonly string[]][] = [
  [/^\/blog(\/|\/_\.data|\.data)?$/, ['page', 'search', 'category']],
  [/^\/divorce-calculators(\/|\/_\.data|\.data)?$/, ['calculator']],
];
const VALUE_MAX = 200;

/** The address of a page, normalised for rendering and for the cache. */
export interface PageAddress {
  /** The same for all requests with the same page; null for pages that are not cached. */
  cacheKey: string | null;
  /** The address to render: configured origin, path, and the parameters that vary the page. */
  url: string;
  /** Expands all content, for `?prerender=true` or headless Chrome (specification section 2, "FAQ"). */
  prerender: boolean;
}

/**
 * @param requestUrl the requested address; its host is ignored
 * @param userAgent the User-Agent header
 * @param siteUrl the configured absolute address of the site
 */
export function readPageAddress(requestUrl: string, userAgent: string, siteUrl: string): PageAddress {
  const requested = new URL(requestUrl);
  const url = new URL(siteUrl);
  url.pathname = requested.pathname;
  const ofThisPage = VARYING_ON.find(([page]) => page.test(url.pathname))?.[1] ?? [];
  for (const name of [...VARYING, ...ofThisPage]) {
    const value = requested.searchParams.get(name)?.trim().slice(0, VALUE_MAX);
    if (value && !isDefault(name, value)) url.searchParams.set(name, value);
  }
  const prerender =
    requested.searchParams.get('prerender') === 'true' || userAgent.includes('HeadlessChrome');
  const key = `${prerender ? 'prerender' : 'visitor'} ${url.pathname}${url.search}`;
  return {
    // Searches would evict the pages that are read often.
    cacheKey: url.searchParams.has('search') ? null : key,
    url: url.href,
    prerender,
  };
}

/** True for values that show the default: page 1, an invalid page number, an unknown calculator. */
function isDefault(name: string, value: string): boolean {
  if (name === 'calculator') return !isCalculator(value);
  return name === 'page' && (value === '1' || !/^[1-9]\d{0,8}$/.test(value));
}
