import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, CDPSession, Locator } from '@playwright/test';
import { say } from '../scripts/run.ts';
import { inChromium, openPhone } from './built-site.ts';
import { median } from './measuring.ts';
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
const SETTLED_MS = 500;

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
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  const painted = page.evaluate(clickToHeading);
  await tap(session, link, tapMs);
  const ms = await painted;
  await page.context().close();
  return ms;
}

/**
 * Taps a link.
 * @param tapMs from touch to release, milliseconds
 * @returns when the tap ends, Unix milliseconds
 */
async function tap(session: CDPSession, link: Locator, tapMs: number): Promise<number> {
  const box = await link.boundingBox();
  if (!box) throw new Error(`${link.page().url()} shows no link ${link}.`);
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await pause(tapMs);
  const endsAt = Date.now();
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  return endsAt;
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

/**
 * Milliseconds from the end of a tap on the first link of a page whose scripts have not come yet to the first paint of
 * the next page.
 */
async function timeBeforeHydration(browser: Browser, url: string, tapMs: number, hasRules: boolean) {
  const { page, session } = await openPhone(browser);
  await page.route('**/assets/*.js', () => {});
  if (!hasRules)
    await page.route(url, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace('type="speculationrules"', 'type="text/plain"');
      await route.fulfill({ response, body });
    });
  await page.goto(url, { waitUntil: 'domcontentloaded' });
  const link = page.getByRole('main').locator('a[href^="/"]:visible').first();
  await link.scrollIntoViewIfNeeded();
  await page.waitForTimeout(SETTLED_MS);
  const tappedAt = await tap(session, link, tapMs);
  await page.waitForURL((address) => address.href !== url, { waitUntil: 'commit' });
  const paint = await page.waitForFunction(() => {
    const [first] = performance.getEntriesByName('first-contentful-paint');
    return first && performance.timeOrigin + first.startTime;
  });
  const ms = Number(await paint.jsonValue()) - tappedAt;
  await page.context().close();
  return ms;
}

/** Serves the site as a slow line does, because Chromium's emulated one does not hold for a prefetch. */
async function slowLine(site: string): Promise<Server> {
  const { hostname, port } = new URL(site);
  const line = createServer(({ url: path, method, headers }, answer) => {
    const asked = request({ hostname, port, path, method, headers }, async (found) => {
      const body = await buffer(found);
      await pause(NETWORK.latency + (body.byteLength / NETWORK.downloadThroughput) * 1000);
      answer.writeHead(found.statusCode ?? 502, found.headers).end(body);
    });
    asked.on('error', () => answer.destroy()).end();
  });
  await once(line.listen(0, '127.0.0.1'), 'listening');
  return line;
}

/** Prints the medians of both ways, measured in turn. */
async function compare(
  title: string,
  measure: (loadsAhead: boolean, link: (typeof LINKS)[number]) => Promise<number>,
) {
  const [ahead, atClick]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round++)
    for (const link of LINKS) {
      ahead.push(await measure(true, link));
      atClick.push(await measure(false, link));
    }
  const [withPrefetch, without] = [ahead, atClick].map((times) => Math.round(median(times)));
  say(`${title}: ${withPrefetch} ms, without prefetch ${without} ms`);
}

await inChromium(async (site, browser) => {
  const line = await slowLine(site);
  const slowSite = `http://localhost:${(line.address() as AddressInfo).port}`;
  for (const tapMs of TAPS_MS) {
    await compare(`${tapMs} ms tap`, (loadsAhead, [from, to]) =>
      timeNextPage(browser, site + from, to, tapMs, loadsAhead),
    );
    await compare(`${tapMs} ms tap before hydration`, (loadsAhead, [from]) =>
      timeBeforeHydration(browser, slowSite + from, tapMs, loadsAhead),
    );
  }
  line.closeAllConnections();
  line.close();
});
