const PRELOADS = /<link[^>]* rel="modulepreload"[^>]*\/>/g;

/**
 * Delays JavaScript until after the first paint: module preloads are removed, and React Router's module script becomes
 * an inert block, at its place so that hydration finds the rendered tree, which the starter runs later.
 *
 * @param html a whole page as React Router rendered it
 * @param nonce of the site's own scripts
 * @param starter the script app/entry.page.ts
 * @throws when the page has no bootstrap: then the framework changed and this file has to follow
 */
export function delayHydration(html: string, nonce: string, starter: string): string {
  const bootstrap = `<script nonce="${nonce}" type="module" async="">`;
  if (!html.includes(bootstrap)) throw new Error('The rendered page has no module bootstrap to delay.');
  return html
    .replace(PRELOADS, '')
    .replace(bootstrap, `<script nonce="${nonce}" type="text/plain" id="bootstrap">`)
    .replace('</body>', () => `<script nonce="${nonce}">${starter}</script></body>`);
}
