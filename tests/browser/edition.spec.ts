import type { Page } from '@playwright/test';
import { paths } from '../../contract/paths.ts';
import { staffPaths } from '../../contract/staff-paths.ts';
import { readBrand } from '../../scripts/brand/read-brand.ts';
import { openAsStaff } from './admin.ts';
import { computed } from './brand.ts';
import { holdScripts } from './hold-scripts.ts';
import { expect, hydrated, test } from './support.ts';

const brand = readBrand();

const expectEdition = (page: Page, scheme: 'light' | 'dark') =>
  expect(page.locator('html')).toHaveCSS('background-color', computed('ground', scheme));

/** The color of the browser's own bars. */
const barColor = (page: Page) =>
  page.evaluate(() => {
    const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
    return metas.filter(({ media }) => matchMedia(media).matches).map(({ content }) => content);
  });

test('the pages follow the device, with and without JavaScript, and paper is light', async ({
  newVisitor,
}) => {
  for (const javaScriptEnabled of [true, false]) {
    const page = await newVisitor({ colorScheme: 'dark', javaScriptEnabled });
    await page.goto(paths.contact);
    await expectEdition(page, 'dark');
    const colors = page.getByRole('group', { name: 'Colors' });
    if (!javaScriptEnabled) {
      await expect(colors).toBeHidden();
      continue;
    }
    await expect(colors.getByLabel('As on this device')).toBeChecked();
    await page.emulateMedia({ media: 'print' });
    await expectEdition(page, 'light');
    await page.emulateMedia({ media: null, colorScheme: 'light' });
    await expectEdition(page, 'light');
  }
});

test('a choice by keyboard holds on every page, before any script file has arrived, and for fields and bars', async ({
  newVisitor,
}) => {
  const page = await newVisitor({ colorScheme: 'light' });
  await page.goto(paths.contact);
  await hydrated(page);
  expect(await barColor(page)).toEqual([brand.colors['band-deep']]);
  const colors = page.getByRole('group', { name: 'Colors' });
  await colors.getByLabel('As on this device').focus();
  await page.keyboard.press('ArrowUp');
  await expect(colors.getByLabel('Dark')).toBeChecked();
  await expectEdition(page, 'dark');
  await expect(page.locator('html')).toHaveCSS('color-scheme', /dark/);
  expect(await barColor(page)).toEqual([brand.evening['band-deep']]);

  // Held back: only what the page itself brings has run.
  const release = await holdScripts(page);
  await page.goto(paths.home, { waitUntil: 'commit' });
  await expectEdition(page, 'dark');
  await release();
  await hydrated(page);
  await expect(colors.getByLabel('Dark')).toBeChecked();
  await page.emulateMedia({ media: 'print' });
  await expectEdition(page, 'light');
  await page.emulateMedia({ media: null });

  await openAsStaff(page, staffPaths.adminAccount);
  await expect(colors.getByLabel('Dark')).toBeChecked();
  await colors.getByLabel('As on this device').check();
  await expectEdition(page, 'light');
  expect(await barColor(page)).toEqual([brand.colors['band-deep']]);
});

test('a page that is already open follows the choice made in another tab', async ({ page }) => {
  await page.goto(paths.home);
  const other = await page.context().newPage();
  await other.goto(paths.contact);
  await other.getByLabel('Dark').check();
  await expectEdition(page, 'dark');
});
