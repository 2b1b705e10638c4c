import type { Locator, Page } from '@playwright/test';
import { firm } from '#firm/identity.ts';
import { callLink, writeLabel } from '../../content/derive/navigation.ts';
import { formNotices } from '../../content/interface/lead-forms.ts';
import { paths } from '../../contract/paths.ts';
import { bottomOf, boxOf } from './boxes.ts';
import { AREA, sidebarOf } from './practice-area.ts';
import { expect, hydrated, test } from './support.ts';

const writeLinkOf = (page: Page) => page.getByRole('link', { name: writeLabel, exact: true });
const callLinkOf = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: callLink.label, exact: true });
/** The bar that both links stand in. */
const barOf = (page: Page) => writeLinkOf(page).locator('..');

test('on a phone every page has a bar to write or call at the bottom, also without JavaScript', {
  tag: '@phone',
}, async ({ page, browser, site }) => {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const plain = await browser.newPage({ javaScriptEnabled: false, viewport: { width, height } });
  for (const [visitor, path] of [
    [page, paths.home],
    [page, AREA],
    [plain, paths.privacy],
  ] as const) {
    await visitor.goto(site.url + path);
    const call = callLinkOf(visitor);
    await expect(call).toHaveAttribute('href', firm.phone.href);
    const box = await boxOf(call);
    expect(box.x + box.width).toBeGreaterThan(width - 16);
    expect(bottomOf(box)).toBeGreaterThan(height - 16);
    expect(box.height).toBeGreaterThanOrEqual(44);
  }
  const last = plain.getByRole('contentinfo').getByText(firm.copyrightHolder).last();
  await plain.keyboard.press('End');
  const bar = await boxOf(barOf(plain));
  await expect.poll(async () => bottomOf(await boxOf(last))).toBeLessThan(bar.y);
  await writeLinkOf(plain).click();
  await expect(plain).toHaveURL(/\/contact\/#consultation$/);
  await plain.close();
});

test('the bar of a phone covers neither a field with the focus nor the summary of errors', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto(paths.contact);
  await hydrated(page);
  const bar = await boxOf(barOf(page));
  const isClear = async (element: Locator) => bottomOf(await boxOf(element)) <= bar.y;
  const controls = page.locator('#consultation').locator('input:visible, select, textarea, button');
  for (const control of await controls.all()) {
    await control.evaluate((element: HTMLElement, top) => {
      window.scrollBy(0, element.getBoundingClientRect().top - top);
      element.focus();
    }, bar.y + 10);
    expect(await isClear(control)).toBe(true);
  }
  await page.locator('#consultation').getByRole('button').click();
  const summary = page.getByRole('group', { name: formNotices.errorSummary });
  await expect(summary).toBeFocused();
  expect(await isClear(summary)).toBe(true);
});

test('on a wide screen the call button floats in the corner of practice areas alone, and leaves while something is typed', async ({
  page,
}) => {
  const button = callLinkOf(page);
  await page.goto(AREA);
  await expect(button).toBeVisible();
  await expect(writeLinkOf(page)).toBeHidden();
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const box = await boxOf(button);
  expect([width - box.x - box.width, height - bottomOf(box)]).toEqual([16, 16]);
  await sidebarOf(page).getByLabel('Email').focus();
  await expect(button).toBeHidden();
  await page.goto(paths.privacy);
  await expect(button).toBeHidden();
});
