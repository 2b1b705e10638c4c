import { isCalculator } from '../../contract/calculations.ts';

/** Query parameters that change what a page shows; all others (utm_source, gclid ...) share one cached page. */
const MEANINGFUL = ['sent', '_routes'];
const MEANINGFUL_ON: readonly [page: RegExp, parameters: readonly string[]][] = [
  [/^\/blog(\/|\/_\.data|\.data)?$/, ['page', 'search', 'category']],
  [/^\/divorce-calculators(\/|\/_\.data|\.data)?$/, ['calculator']],
];
const VALUE_MAX = 200;

/** What a page request asks for, apart from who asks. */
export interface PageAddress {
  /** The same for every request that gets the same page; null for one that is hardly ever asked for again. */
  cacheKey: string | null;
  /** The address to render: configured origin, path, meaningful query. */
  url: string;
  /** Everything expanded, for `?prerender=true` or headless Chrome (specification section 2, "FAQ"). */
  prerender: boolean;
}

/**
 * @param requestUrl the address as it was asked for; its host is ignored
 * @param userAgent the User-Agent header
 * @param siteUrl the configured absolute address of the site
 */
export function readPageAddress(requestUrl: string, userAgent: string, siteUrl: string): PageAddress {
  const asked = new URL(requestUrl);
  const url = new URL(siteUrl);
  url.pathname = asked.pathname;
  const ofThisPage = MEANINGFUL_ON.find(([page]) => page.test(url.pathname))?.[1] ?? [];
  for (const name of [...MEANINGFUL, ...ofThisPage]) {
    const value = asked.searchParams.get(name)?.trim().slice(0, VALUE_MAX);
    if (value && !meansNothing(name, value)) url.searchParams.set(name, value);
  }
  const prerender = asked.searchParams.get('prerender') === 'true' || userAgent.includes('HeadlessChrome');
  const key = `${prerender ? 'prerender' : 'visitor'} ${url.pathname}${url.search}`;
  return {
    // Whatever anybody searches for would push out of memory what everybody reads.
    cacheKey: url.searchParams.has('search') ? null : key,
    url: url.href,
    prerender,
  };
}

/** The blog's first page has one address, and what is no page number means it; there are three calculators. */
function meansNothing(name: string, value: string): boolean {
  if (name === 'calculator') return !isCalculator(value);
  return name === 'page' && (value === '1' || !/^[1-9]\d{0,8}$/.test(value));
}
