import type { Browser, Page } from '@playwright/test';
import { say } from '../scripts/run.ts';
import { inChromium, openPhone } from './built-site.ts';
import { openHydrated } from './page-weight.ts';

/** One address of each kind of page with something to use. */
const PATHS = process.argv[2]
  ? process.argv.slice(2)
  : [
      '/',
      '/practice-areas/contested-divorce/',
      '/what-happened/served-with-papers/',
      '/testimonials/',
      '/media/',
      '/contact/',
      '/divorce-calculators/',
      '/glossary/',
      '/blog/',
      '/served-with-divorce-papers/',
    ];
const SETTLED_MS = 600;
/** Longer ones are named. */
const GOOD_MS = 100;
const CONTROLS =
  'summary, button:not([type=submit]), input:not([type=hidden]), select, textarea, button[type=submit]';

interface Interaction {
  name: string;
  /** From the touch or key to the next painted frame, in steps of 8 ms, as browsers report it. */
  durationMs: number;
}

/** A type that TypeScript's DOM library lacks. */
interface EventTiming extends PerformanceEntry {
  interactionId: number;
}

/** Uses every control of a page once, on a slowed phone. */
async function timeEveryControl(browser: Browser, url: string): Promise<Interaction[]> {
  const { page } = await openPhone(browser);
  await page.addInitScript(() => {
    const seen: number[] = [];
    Object.assign(window, { interactionTimes: seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as EventTiming[])
        if (entry.interactionId) seen.push(entry.duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  await openHydrated(page, url);
  const found: Interaction[] = [];
  for (const control of await page.locator(CONTROLS).all()) {
    if (!(await control.isVisible()) || !(await control.isEnabled())) continue;
    const name = await control.evaluate((element) => {
      const label = element.getAttribute('aria-label') ?? element.textContent ?? '';
      const words = (label || element.getAttribute('name') || '').trim().replace(/\s+/g, ' ').slice(0, 40);
      return `${element.tagName.toLowerCase()} "${words}"`;
    });
    await takeTimes(page);
    await control.scrollIntoViewIfNeeded();
    const touched = await touch(page, control);
    if (!touched) continue;
    await page.waitForTimeout(SETTLED_MS);
    if (page.url().replace(/[?#].*/, '') !== url) {
      await openHydrated(page, url);
      continue;
    }
    found.push({ name, durationMs: Math.max(0, ...(await takeTimes(page))) });
  }
  await page.context().close();
  return found;
}

/** Taps a control, and types into a field. */
async function touch(page: Page, control: ReturnType<Page['locator']>): Promise<boolean> {
  try {
    await control.tap({ timeout: 2000 });
  } catch {
    // Another control lies over it now, such as an opened menu.
    await page.keyboard.press('Escape');
    return false;
  }
  const isField = await control.evaluate((element) =>
    element.matches('textarea, input:not([type=radio], [type=checkbox], [type=submit], [type=button])'),
  );
  if (isField) await page.keyboard.type('12');
  return true;
}

async function takeTimes(page: Page): Promise<number[]> {
  return page.evaluate(() =>
    (window as unknown as { interactionTimes: number[] }).interactionTimes.splice(0),
  );
}

await inChromium(async (url, browser) => {
  for (const path of PATHS) {
    const found = (await timeEveryControl(browser, url + path)).toSorted(
      (one, other) => other.durationMs - one.durationMs,
    );
    const slow = found.filter(({ durationMs }) => durationMs > GOOD_MS);
    say(`${path}  ${found.length} controls, longest ${found[0]?.durationMs ?? 0} ms`);
    for (const { name, durationMs } of slow) say(`  ${durationMs} ms  ${name}`);
  }
});
