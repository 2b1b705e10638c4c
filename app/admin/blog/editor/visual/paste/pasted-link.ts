/** The addresses that Google Docs and Outlook put in front of the ones an author has written. */
const REDIRECTS: readonly [host: RegExp, parameter: string][] = [
  [/^(?:www\.)?google\.com$/, 'q'],
  [/\.safelinks\.protection\.outlook\.com$/, 'url'],
];

/**
 * The target of a pasted link, without a redirect in front of it; a link to this site becomes a path.
 * @param origin of this site
 * @returns null for a link that leads nowhere from here, such as one within the pasted document
 */
export function pastedHref(href: string, origin: string): string | null {
  const url = URL.parse(href);
  if (!url) return /^\/(?![/\\])/.test(href) ? href : null;
  if (!/^(?:https?|mailto|tel):$/.test(url.protocol)) return null;
  const parameter = REDIRECTS.find(([host]) => host.test(url.hostname))?.[1];
  const isRedirect = parameter !== undefined && (parameter === 'url' || url.pathname === '/url');
  const target = isRedirect ? url.searchParams.get(parameter) : null;
  if (target && target !== href) return pastedHref(target, origin);
  return url.origin === origin ? `${url.pathname}${url.search}${url.hash}` : href;
}
