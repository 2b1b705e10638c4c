import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { ensureBuilt } from '../scripts/build.ts';
import { CHROMIUM_FLAGS, findChromium } from '../scripts/find-chromium.ts';
import { removeSite, startServer } from '../tests/browser/site.ts';

const PHONE = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  userAgent:
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
};
const SLOWDOWN = 4;

/** Opens a tab of a phone whose processor is slowed down four times, with storage and caches of its own. */
export async function openPhone(browser: Browser): Promise<{ page: Page; session: CDPSession }> {
  const page = await (await browser.newContext(PHONE)).newPage();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return { page, session };
}

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
