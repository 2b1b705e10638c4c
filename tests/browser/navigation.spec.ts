import type { Page } from '@playwright/test';
import { attorneysPage } from '#firm/pages/attorneys.ts';
import { documentTitle } from '../../content/derive/document-title.ts';
import { publicPages } from '../../content/derive/pages.ts';
import { paths } from '../../contract/paths.ts';
import { oneLine, readPage } from '../requests/read-page.ts';
import { holdScripts } from './hold-scripts.ts';
import { AREA, areaName } from './practice-area.ts';
import { expect, expectAccessible, hydrated, test } from './support.ts';

const markDocument = (page: Page) => page.evaluate(() => void Object.assign(window, { stillHere: true }));
const isSameDocument = (page: Page) => page.evaluate(() => 'stillHere' in window);

/** Does what React Router does when a link is followed. */
const navigate = (page: Page, to: string) =>
  page.evaluate((address) => {
    const { __reactRouterDataRouter: router } = window as unknown as {
      __reactRouterDataRouter: { navigate(to: string): Promise<void> };
    };
    return router.navigate(address);
  }, to);

test('a page reached within the site shows what the server sends for its URL', async ({
  page,
  request,
  startSite,
  problems,
}) => {
  problems.allow(/status of 404/);
  test.slow();
  // A shared site would not do: other tests read articles there, which changes the popular ones.
  const site = await startSite();
  await page.goto(`${site.url}/no-such-page/`);
  await hydrated(page);
  await markDocument(page);
  for (const { path } of publicPages) {
    const { head, main } = await readPage(request, site.url + path);
    for (const element of main.querySelectorAll('noscript, br')) element.remove();
    const words = oneLine(main.textContent).split(' ');
    await navigate(page, path);
    await expect(page).toHaveURL(site.url + path);
    await expect(page).toHaveTitle(head.title ?? '');
    await expect.poll(async () => differences(await textOf(page), words), path).toEqual([]);
  }
  expect(await isSameDocument(page)).toBe(true);
});

/** The words, with their places, in which a text differs from these. */
function differences(text: string, words: readonly string[]): string[] {
  const found = text.split(' ');
  return Array.from({ length: Math.max(found.length, words.length) }, (_, index) => index)
    .filter((index) => found[index] !== words[index])
    .slice(0, 5)
    .map((index) => `${index}: "${found[index]}" instead of "${words[index]}"`);
}

/** The text of the main part, as it stands without JavaScript. */
async function textOf(page: Page): Promise<string> {
  const text = await page.getByRole('main').evaluate((main) => {
    const copy = main.cloneNode(true) as Element;
    for (const element of copy.querySelectorAll('noscript, script, style')) element.remove();
    return copy.textContent;
  });
  return oneLine(text ?? '');
}

test('a link within the site brings the head of the new page', async ({ page, site }) => {
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Our Attorneys' }).click();
  await expect(page).toHaveTitle(documentTitle(attorneysPage.seo.title));
  const address = site.url + paths.attorneys;
  await expect(page).toHaveURL(address);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', address);
  const content = (property: string) => page.locator(`meta[property="${property}"]`);
  await expect(content('og:url')).toHaveAttribute('content', address);
  await expect(content('og:title')).toHaveAttribute('content', await page.title());
  await expect(content('og:image')).toHaveAttribute('content', `${site.url}/share/attorneys.png`);
});

test('following a link scrolls to the top, swaps tracked numbers and counts the view', async ({ page }) => {
  await page.addInitScript(() => {
    const swaps = { count: 0 };
    Object.assign(window, { swaps, CallTrk: { swap: () => (swaps.count += 1) } });
  });
  await page.goto('/');
  await hydrated(page);
  await page.evaluate(() => window.scrollTo(0, 3000));
  const beacon = page.waitForResponse('**/api/page-views');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL(/\/blog\/$/);
  expect((await beacon).status()).toBe(204);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  expect(await page.evaluate(() => (window as unknown as { swaps: { count: number } }).swaps.count)).toBe(1);
});

test('a page reached within the site is accessible, and the way back leads to the page before', async ({
  page,
}) => {
  await page.goto(AREA);
  await hydrated(page);
  await markDocument(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of use');
  await navigate(page, paths.attorneys);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(attorneysPage.hero.heading);
  await expectAccessible(page);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of use');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(areaName);
  expect(await isSameDocument(page)).toBe(true);
});

test('a navigation to a moved page arrives at its new URL', async ({ page }) => {
  await page.goto('/contact/');
  await hydrated(page);
  await navigate(page, `${AREA.replace(paths.practiceAreas, '/')}?x=1`);
  await expect(page).toHaveURL(`${AREA}?x=1`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(areaName);
});

test('a page is loaded while the pointer rests on its link', async ({ page }) => {
  await page.goto(paths.contact);
  await hydrated(page);
  const loaded = page.waitForResponse((response) => response.url().includes(`${paths.fees}_.data`));
  const link = page.getByRole('contentinfo').locator(`a[href="${paths.fees}"]`);
  await link.hover();
  const answer = await loaded;
  expect(answer.status()).toBe(200);
  // A click within this time needs no request for it.
  expect(answer.headers()['cache-control']).toBe('max-age=10');
  await link.click();
  await expect(page).toHaveURL(paths.fees);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('before hydration the browser loads the page of a link, which counts its view when it is shown', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto(paths.contact, { waitUntil: 'domcontentloaded' });
  const session = await page.context().newCDPSession(page);
  await session.send('Preload.enable');
  const loaded = new Promise<void>((resolve) =>
    session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
      if (prefetchUrl.endsWith(paths.fees) && status === 'Ready') resolve();
    }),
  );
  const link = page.getByRole('contentinfo').locator(`a[href="${paths.fees}"]`);
  await link.hover();
  await loaded;
  const beacon = page.waitForRequest('**/api/page-views');
  await link.click();
  await expect(page).toHaveURL(paths.fees);
  release();
  await hydrated(page);
  expect((await beacon).postDataJSON()).toEqual({ path: paths.fees });
  // From now on React Router loads the pages of links.
  await expect(page.locator('[type=speculationrules]')).toHaveCount(0);
});
