import { setTimeout } from 'node:timers/promises';
import { searchFilePaths } from '../../contract/paths.ts';
import { type Ask, listedUrls } from './copy-site.ts';

export const WARM_CHECK_MS = 60_000;
/** The start of the sitemap has the pages of the site and the lists of the blog, its end the newest articles. */
const URLS_OF_EACH_END = 150;
/** Leaves most of a processor to the visitors. */
const PAUSE_MS = 200;

interface PageWarmerOptions {
  ask: Ask;
  /** Changes whenever the content of any page has changed. */
  version: () => Promise<string>;
  /** Between two pages. */
  pauseMs?: number;
}

/** Renders the pages of the sitemap into the cache before visitors ask for them. */
export function createPageWarmer({ ask, version, pauseMs = PAUSE_MS }: PageWarmerOptions) {
  const stopped = new AbortController();
  const { signal } = stopped;
  let warmed = '';

  return {
    /** Does nothing while the content version is that of the last time. */
    async warm(): Promise<void> {
      const current = await version();
      if (current === warmed) return;
      const urls = await listedUrls(ask, searchFilePaths.sitemap);
      const rest = urls.slice(URLS_OF_EACH_END);
      for (const { pathname, search } of [
        ...urls.slice(0, URLS_OF_EACH_END),
        ...rest.slice(-URLS_OF_EACH_END),
      ]) {
        if (signal.aborted) return;
        // As browsers ask, so that the page is compressed, too.
        await ask(pathname + search, { 'Accept-Encoding': 'br' });
        await setTimeout(pauseMs, undefined, { signal }).catch(() => {});
      }
      warmed = current;
    },
    stop: (): void => stopped.abort(),
  };
}
