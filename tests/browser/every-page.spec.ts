import type { Page } from '@playwright/test';
import { firm } from '#firm/identity.ts';
import budgets from '../../bench/budgets.json' with { type: 'json' };
import { recordRequests, weightOf } from '../../bench/page-weight.ts';
import { hasPage } from '../../content/derive/links.ts';
import { publicPages } from '../../content/derive/pages.ts';
import { paths } from '../../contract/paths.ts';
import { staffPaths } from '../../contract/staff-paths.ts';
import { article } from './blog-posts.ts';
import { expectEasyLines } from './line-length.ts';
import {
  expect,
  expectAccessible,
  expectNoBrokenPictures,
  expectNoSidewaysScrolling,
  hydrated,
  test,
} from './support.ts';

const ADMIN = '/admin/';

/** Addresses with a budget of bytes. */
const budgeted = [...publicPages.map(({ path }) => path), article.path];

/** The calculators are read with their figures, line by line. */
const easyToRead = publicPages.map(({ path }) => path).filter((path) => path !== paths.divorceCalculators);

const others = [
  '/contact/?sent=contact',
  '/contact/?sent=consultation',
  '/contact/?sent=sidebar',
  '/divorce-calculators/?calculator=child-support',
  '/divorce-calculators/?calculator=asset-division',
  '/blog/?page=2',
  '/blog/?search=custody',
  '/blog/?search=xylophone',
  '/category/child-custody/',
  '/newsletter/?sent=requested',
  '/newsletter/confirm/?token=x',
  '/newsletter/confirm/?sent=confirmed',
  '/newsletter/confirm/?sent=already-confirmed',
  '/newsletter/confirm/?sent=link-unknown',
  '/newsletter/unsubscribe/?token=x',
  '/newsletter/unsubscribe/?sent=unsubscribed',
  '/newsletter/unsubscribe/?sent=link-unknown',
  ...(firm.demonstration.shown ? [paths.demonstration] : []),
  ...[paths.serving, paths.test].filter((path) => hasPage(path)),
  '/?prerender=true',
  ADMIN,
  staffPaths.adminAccount,
  staffPaths.adminPeople,
];

const missing = [
  '/blog/?page=99',
  '/blog/?category=no-such-category',
  '/practice-areas/no-such-area/',
  '/no-such-page/',
  '/no-such-page/deeper/',
];

const addresses: [path: string, status: number][] = [
  ...[...budgeted, ...others].map((path): [string, number] => [path, 200]),
  ...missing.map((path): [string, number] => [path, 404]),
];

for (const [path, status] of addresses) {
  test(`${path} is accessible, fits its screen and its budget, and makes no third-party request`, {
    tag: '@phone',
  }, async ({ page, site, problems }) => {
    if (status === 404) problems.allow(/status of 404/);
    const requests = recordRequests(page);
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(status);
    if (path.startsWith(ADMIN)) await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
    else await hydrated(page);
    await expectNoBrokenPictures(page);
    // Before the change of the edition, at which a browser swaps in a late font.
    if (budgeted.includes(path)) await expectWithinBudget(page, requests);
    await expectAccessible(page);
    expect([...requests.keys()].filter((address) => !address.startsWith(site.url))).toEqual([]);
    await expectHeadingsInOrder(page);
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoSidewaysScrolling(page);
    }
    for (const own of ownStyles) await withOwnStyle(page, own, expectNoSidewaysScrolling);
    await page.setViewportSize({ width: 1280, height: 800 });
    if (easyToRead.includes(path)) await expectEasyLines(page);
  });
}

/** One of each kind; colors alone differ. */
const inTheEvening = [paths.home, paths.contact, paths.deadlines, paths.blog, article.path];

for (const path of inTheEvening.filter((one) => budgeted.includes(one))) {
  test(`${path} opens in the evening edition without a shift`, { tag: '@phone' }, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    const requests = recordRequests(page);
    await page.goto(path);
    await hydrated(page);
    await expectWithinBudget(page, requests);
  });
}

/** Settings that a visitor may choose: text of 150% and 200%, and the spacing of WCAG 2.2, 1.4.12. */
const ownStyles = [
  'html { font-size: 150% !important }',
  'html { font-size: 200% !important }',
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
];

async function withOwnStyle(page: Page, style: string, look: (page: Page) => Promise<void>): Promise<void> {
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [sheet];
  }, style);
  await look(page);
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
}

async function expectWithinBudget(page: Page, requests: ReadonlyMap<string, string>): Promise<void> {
  const weight = await weightOf(page, requests);
  expect(weight.cssBrotliBytes).toBeGreaterThan(0);
  expect(weight.htmlAndCssBrotliBytes).toBeLessThanOrEqual(budgets.htmlAndCssBrotliBytes);
  expect(weight.javascriptBrotliBytes).toBeGreaterThan(0);
  expect(weight.javascriptBrotliBytes).toBeLessThanOrEqual(budgets.javascriptBrotliBytes);
  expect(weight.javascriptBeforeLoadBytes).toBeLessThanOrEqual(budgets.javascriptBeforeLoadBytes);
  expect(weight.cls, weight.shifts.join('\n')).toBeLessThanOrEqual(budgets.cls);
}

async function expectHeadingsInOrder(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  const levels = await page
    .locator('h1, h2, h3, h4, h5, h6')
    .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName.slice(1))));
  levels.forEach((level, index) => {
    expect(level, `heading ${index + 1}`).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1);
  });
}
