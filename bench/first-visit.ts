import type { Browser } from '@playwright/test';
import { say } from '../scripts/run.ts';
import { inChromium, openPhone } from './built-site.ts';

const PATHS = ['/', '/fees/', '/contact/', '/practice-areas/contested-divorce/', '/glossary/'];
const ROUNDS = Number(process.argv[2] ?? 3);
/** In ms and bytes a second. */
const LINES = {
  'slow 3G': { latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 },
  'slow 4G': { latency: 150, downloadThroughput: 204_800, uploadThroughput: 84_480 },
};
const SETTLED_MS = 2500;

interface Visit {
  firstPaintMs: number;
  /** Cumulative layout shift. */
  shift: number;
  /** The fonts of the title and of the first text. */
  fonts: string[];
}

/** The first visit to a page on a phone, with an empty cache. */
async function visit(browser: Browser, url: string, line: (typeof LINES)['slow 3G']): Promise<Visit> {
  const { page, session } = await openPhone(browser);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, ...line });
  await page.goto(url);
  await page.waitForTimeout(SETTLED_MS);
  const { firstPaintMs, shift } = await page.evaluate(async () => {
    const shifts = await new Promise<PerformanceEntryList>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries())).observe({
        type: 'layout-shift',
        buffered: true,
      });
      setTimeout(() => resolve([]));
    });
    return {
      firstPaintMs: Math.round(performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0),
      shift: shifts.reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0),
    };
  });
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument', {});
  const fonts = [];
  for (const selector of ['h1', 'main p']) {
    const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
    const shown = await session.send('CSS.getPlatformFontsForNode', { nodeId });
    fonts.push(shown.fonts.map(({ familyName }) => familyName).join('+'));
  }
  await page.context().close();
  return { firstPaintMs, shift, fonts };
}

await inChromium(async (site, browser) => {
  for (const path of PATHS) await fetch(site + path, { headers: { 'Accept-Encoding': 'br' } });
  for (const [name, line] of Object.entries(LINES))
    for (const path of PATHS)
      for (let round = 0; round < ROUNDS; round++) {
        const { firstPaintMs, shift, fonts } = await visit(browser, site + path, line);
        say(`${name} ${path}: ${firstPaintMs} ms, ${fonts.join(', ')}, shift ${shift}`);
      }
});
