import { startPage } from './page-starter.ts';

const PRELOADS = /<link rel="modulepreload"[^>]*\/>/g;
const BOOTSTRAP = '<script type="module" async="">';

/**
 * Delays JavaScript until after the first paint: module preloads are removed, and React Router's module script becomes
 * an inert block, at its place so that hydration finds the rendered tree, which page-starter.ts runs later.
 *
 * @param html a whole page as React Router rendered it
 * @throws when the page has no bootstrap: then the framework changed and this file has to follow
 */
export function delayHydration(html: string, when: Parameters<typeof startPage>[0]): string {
  if (!html.includes(BOOTSTRAP)) throw new Error('The rendered page has no module bootstrap to delay.');
  return html
    .replace(PRELOADS, '')
    .replace(BOOTSTRAP, '<script type="text/plain" id="bootstrap">')
    .replace('</body>', () => `<script>(${startPage})(${JSON.stringify(when)})</script></body>`);
}
