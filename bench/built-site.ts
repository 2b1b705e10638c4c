import { type Browser, chromium } from '@playwright/test';
import { ensureBuilt } from '../scripts/build.ts';
import { CHROMIUM_FLAGS, findChromium } from '../scripts/find-chromium.ts';
import { removeSite, startServer } from '../tests/browser/site.ts';

/**
 * Builds the site and serves it while it is measured.
 * @param measure gets the URL of the site, without a trailing slash, and the path of Chromium
 */
export async function onBuiltSite(
  measure: (url: string, chromiumPath: string) => Promise<void>,
): Promise<void> {
  const chromiumPath = findChromium();
  if (!chromiumPath) throw new Error('No Chromium: install one or set CHROMIUM_PATH.');
  if (!(await ensureBuilt())) throw new Error('The build failed.');
  const site = await startServer({});
  try {
    await measure(site.url, chromiumPath);
  } finally {
    await removeSite(site);
  }
}

/** Builds the site and serves it while it is measured in Chromium. */
export function inChromium(measure: (url: string, browser: Browser) => Promise<void>): Promise<void> {
  return onBuiltSite(async (url, executablePath) => {
    const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
    try {
      await measure(url, browser);
    } finally {
      await browser.close();
    }
  });
}
