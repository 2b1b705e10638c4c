import { once } from 'node:events';
import { get } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { Page } from '@playwright/test';

export interface PageWeight {
  javascriptBrotliBytes: number;
  htmlAndCssBrotliBytes: number;
  /** Stylesheets only. */
  cssBrotliBytes: number;
  /** Scripts requested before the `load` event. */
  javascriptBeforeLoadBytes: number;
  /** Cumulative layout shift, excluding shifts after an input. */
  cls: number;
  /** Shifts: value, milliseconds since the start, elements with their position before and after. */
  shifts: string[];
}

/** A type that TypeScript's DOM library lacks. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node?: Node; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/** Measures what a first visit to the page loads, including scripts loaded late. */
export async function weighPage(page: Page, url: string): Promise<PageWeight> {
  const requests = recordRequests(page);
  await openHydrated(page, url);
  return weightOf(page, requests);
}

/** Opens a page and waits until it is interactive. */
export async function openHydrated(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'load' });
  // Hydrated forms switch the browser's own messages off.
  await page.getByRole('contentinfo').locator('form[novalidate]').waitFor({ state: 'attached' });
}

/** Records the URL and the kind of all further requests of the page. */
export function recordRequests(page: Page): ReadonlyMap<string, string> {
  const kinds = new Map<string, string>();
  page.on('request', (request) => kinds.set(request.url(), request.resourceType()));
  return kinds;
}

/** Weighs what the page has requested since it was opened, with the last of its scripts. */
export async function weightOf(page: Page, requests: ReadonlyMap<string, string>): Promise<PageWeight> {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/measure-visit')),
  );
  const { beforeLoad, cls, shifts } = await page.evaluate(readTimeline);

  const bytes = { document: 0, stylesheet: 0, script: 0, scriptBeforeLoad: 0 };
  for (const [address, kind] of requests) {
    if (kind !== 'document' && kind !== 'stylesheet' && kind !== 'script') continue;
    const length = await bodyLength(address);
    bytes[kind] += length;
    if (kind === 'script' && beforeLoad.includes(address)) bytes.scriptBeforeLoad += length;
  }
  return {
    javascriptBrotliBytes: bytes.script,
    htmlAndCssBrotliBytes: bytes.document + bytes.stylesheet,
    cssBrotliBytes: bytes.stylesheet,
    javascriptBeforeLoadBytes: bytes.scriptBeforeLoad,
    cls,
    shifts,
  };
}

/** Reads the page's performance entries; runs in the browser. */
async function readTimeline(): Promise<Pick<PageWeight, 'cls' | 'shifts'> & { beforeLoad: string[] }> {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const loadedAtMs = navigation?.loadEventStart ?? 0;
  const shifts = await new Promise<PerformanceEntryList>((resolve) => {
    const observer = new PerformanceObserver((list) => resolve(list.getEntriesByType('layout-shift')));
    observer.observe({ type: 'layout-shift', buffered: true });
    // Every page has such an entry, so the observer answers for a page without shifts too.
    observer.observe({ type: 'navigation', buffered: true });
  });
  const withoutInput = (shifts as LayoutShift[]).filter((shift) => !shift.hadRecentInput);
  const position = ({ x, y, width, height }: DOMRectReadOnly): string => `${x},${y} ${width}×${height}`;
  return {
    beforeLoad: performance
      .getEntriesByType('resource')
      .filter((entry) => entry.startTime < loadedAtMs)
      .map((entry) => entry.name),
    cls: withoutInput.reduce((sum, { value }) => sum + value, 0),
    shifts: withoutInput.map(({ value, startTime, sources }) =>
      [
        `${value} after ${startTime} ms`,
        ...sources.map(({ node, previousRect, currentRect }) => {
          const element = node instanceof Element ? node : node?.parentElement;
          return `${(element?.cloneNode() as Element | undefined)?.outerHTML}: ${position(previousRect)} → ${position(currentRect)}`;
        }),
      ].join('\n  '),
    ),
  };
}

/** Length in bytes of the body that a browser receives with brotli. */
async function bodyLength(url: string): Promise<number> {
  const headers = { 'accept-encoding': 'br', accept: 'text/html,*/*' };
  const [response] = await once(get(url, { headers }), 'response');
  return (await buffer(response)).length;
}
