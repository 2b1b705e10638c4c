import type { Browser } from '@playwright/test';
import { inChromium, openPhone } from './built-site.ts';
import { openHydrated } from './page-weight.ts';

/** The page that is open, and the link in its footer that is tapped. */
const LINKS = [
  ['/', '/fees/'],
  ['/fees/', '/glossary/'],
  ['/glossary/', '/contact/'],
] as const;
const ROUNDS = Number(process.argv[2] ?? 5);
/** Slow 4G as Lighthouse has it, in ms and bytes a second. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 84_480 };
/** From the touch to the click. React Router prefetches the page of a link that is touched for 100 ms. */
const TAPS_MS = [60, 250];

/** Milliseconds from the click on a link to the frame that shows the heading of the next page. */
async function timeNextPage(browser: Browser, url: string, path: string, tapMs: number, prefetches: boolean) {
  const { page, session } = await openPhone(browser);
  // app/sections/link.tsx asks for it.
  if (!prefetches)
    await page.addInitScript(() => Object.assign(HTMLScriptElement, { supports: () => false }));
  await openHydrated(page, url);
  await page.waitForLoadState('networkidle');
  const link = page.getByRole('contentinfo').locator(`a[href="${path}"]`).first();
  await link.evaluate((element) => element.closest('details')?.setAttribute('open', ''));
  await link.scrollIntoViewIfNeeded();
  const box = await link.boundingBox();
  if (!box) throw new Error(`${url} shows no link to ${path}.`);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  const painted = page.evaluate(clickToHeading);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await page.waitForTimeout(tapMs);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  const ms = await painted;
  await page.context().close();
  return ms;
}

/** Runs in the browser. */
async function clickToHeading(): Promise<number> {
  const heading = () => document.querySelector('main h1')?.textContent;
  const before = heading();
  const click = await new Promise<Event>((resolve) =>
    addEventListener('click', resolve, { capture: true, once: true }),
  );
  while (!heading() || heading() === before) await new Promise(requestAnimationFrame);
  // The next task runs after the frame.
  await new Promise((resolve) => setTimeout(resolve));
  return performance.now() - click.timeStamp;
}

await inChromium(async (site, browser) => {
  for (const tapMs of TAPS_MS) {
    const [ahead, atClick]: [number[], number[]] = [[], []];
    for (let round = 0; round < ROUNDS; round++)
      for (const [from, to] of LINKS) {
        ahead.push(await timeNextPage(browser, site + from, to, tapMs, true));
        atClick.push(await timeNextPage(browser, site + from, to, tapMs, false));
      }
    const [withPrefetch, without] = [ahead, atClick].map((times) =>
      Math.round(times.toSorted((one, other) => one - other)[times.length >> 1] ?? 0),
    );
    process.stdout.write(`${tapMs} ms tap: ${withPrefetch} ms, without prefetch ${without} ms\n`);
  }
});
