/** The scripts within a public page. */
export interface PageScripts {
  /** app/entry.page.ts, in every page: starts hydration (app/browser/start-hydration.ts). */
  start: string;
  /** app/entry.leave.ts, in a page with the quick exit. */
  leave: string;
}

/** Links whose page the browser loads ahead before hydration, which removes these rules (app/browser/use-route-change.ts). */
const SPECULATION_RULES = JSON.stringify({
  prefetch: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }],
});
const PRELOADS = /<link[^>]* rel="modulepreload"[^>]*\/>/g;

/**
 * Delays JavaScript until after the first paint: module preloads are removed, and React Router's module script becomes
 * an inert block, at its place so that hydration finds the rendered tree, which `start` runs later.
 *
 * @param html a whole page as React Router rendered it
 * @param nonce the nonce of the site's own scripts
 * @throws when the page has no bootstrap: then the framework changed and this file has to follow
 */
export function delayHydration(html: string, nonce: string, { start, leave }: PageScripts): string {
  const bootstrap = `<script nonce="${nonce}" type="module" async="">`;
  if (!html.includes(bootstrap)) throw new Error('The rendered page has no module bootstrap to delay.');
  const scripts = html.includes(' data-leave=') ? start + leave : start;
  return html
    .replace(PRELOADS, '')
    .replace(bootstrap, `<script nonce="${nonce}" type="text/plain" id="bootstrap">`)
    .replace(
      '</body>',
      () =>
        `<script nonce="${nonce}" type="speculationrules">${SPECULATION_RULES}</script><script nonce="${nonce}">${scripts}</script></body>`,
    );
}
