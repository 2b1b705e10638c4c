import type { Page } from '@playwright/test';
import { paths } from '../../contract/paths.ts';
import { expect, hydrated, test } from './support.ts';

const scrollY = (page: Page) => page.evaluate(() => window.scrollY);

/** Counts the page's calls of `scrollTo(0, 0)` in `window.scrollsToTop`. */
function countScrollsToTop() {
  const counter = Object.assign(window, { scrollsToTop: 0 });
  const scrollTo = window.scrollTo.bind(window) as (x?: number | ScrollToOptions, y?: number) => void;
  counter.scrollTo = (x?: number | ScrollToOptions, y?: number) => {
    if (x === 0 && y === 0) counter.scrollsToTop += 1;
    scrollTo(x, y);
  };
}

test('a page opened by a link starts at its top; Back, Forward and reload return to where one was', async ({
  page,
}) => {
  await page.addInitScript(countScrollsToTop);
  await page.goto(paths.attorneys);
  await hydrated(page);
  await page.evaluate(() => window.scrollTo(0, 1500));
  // Clicked by script: a real click would scroll to the link first.
  const sitemap = page.getByRole('contentinfo').getByRole('link', { name: 'Sitemap' });
  await sitemap.evaluate((link: HTMLAnchorElement) => link.click());
  await expect(page).toHaveURL(paths.sitemap);
  // By React Router, by the route change, and again after 100 ms.
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { scrollsToTop: number }).scrollsToTop))
    .toBe(3);
  expect(await scrollY(page)).toBe(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.evaluate(() => window.scrollTo(0, 500));
  await page.goBack();
  await expect(page).toHaveURL(paths.attorneys);
  await expect.poll(() => scrollY(page)).toBe(1500);
  await expect(page.getByRole('heading', { level: 1 })).not.toBeFocused();
  await page.goForward();
  await expect.poll(() => scrollY(page)).toBe(500);
  await page.reload();
  await expect.poll(() => scrollY(page)).toBe(500);
});

test('the configured call-tracking script loads after the page, and its swap runs again on route changes', async ({
  page,
  startSite,
}) => {
  const site = await startSite({ CALL_TRACKING_URL: 'https://calls.example/swap.js' });
  await page.route('https://calls.example/swap.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'window.swaps = 0; window.CallTrk = { swap: () => { window.swaps += 1; } };',
    }),
  );
  const swaps = () => page.evaluate(() => (window as unknown as { swaps?: number }).swaps);
  // No other company learns of a visit to a page that one may have to leave quickly.
  await page.goto(`${site.url}${paths.whatHappened('afraid-at-home')}`);
  await hydrated(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click();
  await expect(page).toHaveURL(/\/contact\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await swaps()).toBeUndefined();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await expect.poll(swaps).toBe(0);
  await page.goto(site.url);
  await expect.poll(swaps).toBe(0);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await expect.poll(swaps).toBe(1);
  await expect(page.getByText('This site uses call tracking')).toBeVisible();
  const loadedAnew = page.waitForEvent('load');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click();
  await loadedAnew;
  await expect(page).toHaveURL(/\/contact\//);
  await hydrated(page);
  expect(await swaps()).toBeUndefined();
});

test('the privacy page mentions no service that is not configured', async ({ page }) => {
  await page.goto(paths.privacy);
  await expect(
    page.getByText(/uses call tracking|by a hosted email service|case-management|confirmation by email/),
  ).toHaveCount(0);
});
