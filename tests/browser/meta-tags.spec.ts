import type { Page } from '@playwright/test';
import { feesPage } from '#law/pages/fees.ts';
import { documentTitle } from '../../content/derive/document-title.ts';
import { paths } from '../../contract/paths.ts';
import { logIn } from './admin.ts';
import { AREA, areaName } from './practice-area.ts';
import { expect, expectAccessible, expectAccessibleAtBothWidths, test } from './support.ts';

const picker = (page: Page) => page.getByLabel('Page', { exact: true });
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Save Meta Tags' });

/** Runs in the page: true when nothing lies over the middle of an element. */
function isUncovered(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect();
  return document.elementFromPoint(x + width / 2, y + height / 2) === element;
}

async function choose(page: Page, path: string): Promise<void> {
  const option = picker(page)
    .locator('option')
    .filter({ hasText: `(${path})` });
  await picker(page).selectOption(await option.getAttribute('value'));
}

test('a title is changed and served', { tag: '@phone' }, async ({ page, startSite, context }) => {
  const site = await startSite();
  await logIn(page, site.url);
  await expect(page.getByText('Choose a page to see and change')).toBeVisible();
  await expectAccessible(page);
  await choose(page, paths.fees);
  await expect(field(page, 'Page Title')).toHaveValue(/./);
  await expectAccessibleAtBothWidths(page);
  const view = page.getByRole('link', { name: 'View page' });
  expect((await view.boundingBox())?.height).toBeGreaterThanOrEqual(44);

  await field(page, 'Meta Title').fill('What a divorce costs');
  await expect(field(page, 'OG Title')).toHaveValue(documentTitle('What a divorce costs'));
  for (const preview of ['In search results', 'When shared']) {
    await expect(page.getByRole('figure', { name: preview })).toContainText('What a divorce costs');
  }
  await expect(page.getByText(`${documentTitle('What a divorce costs').length} / 60`)).toBeVisible();
  await expect(page.getByText('Unsaved changes')).toBeVisible();
  // Once for the server: a second save would be a conflict.
  await save(page).dblclick();
  await expect(page.getByText('Meta tags updated successfully').first()).toBeVisible();
  await expect(field(page, 'Meta Title')).toHaveCount(0);
  await expect(picker(page)).toBeFocused();
  await expect(page.getByText(`(${paths.fees})`, { exact: false }).last()).toBeVisible();
  await page.getByRole('button', { name: 'Edit again' }).click();
  await expect(field(page, 'Meta Title')).not.toHaveValue('');
  await page.getByRole('button', { name: 'Cancel' }).click();

  const visitor = await context.newPage();
  await visitor.goto(site.url + paths.fees);
  await expect(visitor).toHaveTitle(documentTitle('What a divorce costs'));
  await choose(page, paths.fees);
  await expect(field(page, 'Meta Title')).toHaveValue('What a divorce costs');

  await field(page, 'Meta Title').fill('');
  await expect(field(page, 'OG Title')).toHaveValue('');
  const own = documentTitle(feesPage.seo.title);
  for (const preview of ['In search results', 'When shared']) {
    await expect(page.getByRole('figure', { name: preview })).toContainText(own);
  }
  await save(page).click();
  await expect(field(page, 'Meta Title')).toHaveCount(0);
  await visitor.reload();
  await expect(visitor).toHaveTitle(own);
  await expect(visitor.locator('meta[property="og:title"]')).toHaveAttribute('content', own);
});

test('remarks and a refusal stand at their fields, and axe finds nothing', {
  tag: '@both-widths',
}, async ({ page, problems, site }) => {
  problems.allow(/status of 400|no-such-picture/);
  await logIn(page, site.url);
  await choose(page, paths.fees);
  await field(page, 'Meta Title').fill('Divorce and Family Law Blog');
  await expect(page.getByText('“Blog” (/blog/) has the same meta title.')).toBeVisible();
  await field(page, 'Meta Description').fill('x'.repeat(161));
  await expect(page.getByText('161 / 160')).toBeVisible();
  await field(page, 'OG Image URL').fill('/no-such-picture.png');
  await expect(field(page, 'OG Image URL')).toHaveAccessibleDescription(/no picture at this address/);
  await field(page, 'OG Image URL').fill('https://cdn.example/a.png');
  await expect(page.getByText('A picture from cdn.example')).toBeVisible();
  await field(page, 'Canonical URL (optional)').fill('/contact/');
  await expect(page.getByText('Search engines list that address instead')).toBeVisible();
  await field(page, 'Robots (e.g. index,follow)').fill('noindex,follow');
  await expect(page.getByText('Search engines will not list this page')).toBeVisible();
  await field(page, 'Custom Head Tags').fill('<script>alert(1)</script>');
  await save(page).click();
  await expect(page.getByText('Failed to update meta tags').first()).toBeVisible();
  await expect(field(page, 'Custom Head Tags')).toBeFocused();
  await expect(field(page, 'Custom Head Tags')).toHaveCSS('outline-width', '3px');
  const reason = page.getByText('<script> is not allowed here');
  expect(await reason.evaluate(isUncovered), 'the reason is clear of the toast').toBe(true);
  await expect(field(page, 'Custom Head Tags')).toHaveAccessibleDescription(/<script> is not allowed here/);
  await expect(field(page, 'Meta Title')).toHaveValue('Divorce and Family Law Blog');
  await expectAccessible(page);
  await field(page, 'Custom Head Tags').fill('');
  await expect(page.getByText('<script> is not allowed here')).toHaveCount(0);
});

test('Cancel discards and can be undone, and the choice of another page asks before', async ({
  page,
  site,
}) => {
  await logIn(page, site.url);
  await choose(page, paths.fees);
  await field(page, 'Meta Title').fill('Typed');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(field(page, 'Meta Title')).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(field(page, 'Meta Title')).toHaveValue('Typed');
  await choose(page, paths.contact);
  const question = page.getByRole('dialog', { name: /^Discard the changes to/ });
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(field(page, 'Meta Title')).toHaveValue('Typed');
  await choose(page, paths.contact);
  await question.getByRole('button', { name: 'Discard them' }).click();
  await expect(field(page, 'Meta Title')).not.toHaveValue('Typed');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(field(page, 'Meta Title')).toHaveValue('Typed');
  await page.getByRole('button', { name: 'Cancel' }).click();
});

test('two tabs that edit one page meet both texts, and neither is lost', {
  tag: '@phone',
}, async ({ page, context, startSite, problems }) => {
  problems.allow(/status of 409/);
  const site = await startSite();
  await logIn(page, site.url);
  await choose(page, paths.fees);
  const other = await context.newPage();
  await other.goto(`${site.url}/admin/`);
  await choose(other, paths.fees);
  await field(other, 'Meta Title').fill('Written in the other tab');
  await save(other).click();
  await expect(other.getByText('Meta tags updated successfully').first()).toBeVisible();
  await field(page, 'Meta Description').fill('Written here');
  await save(page).click();
  await expect(page.getByRole('heading', { name: /^Saved by you, in another tab, on/ })).toBeFocused();
  await expectAccessibleAtBothWidths(page);
  await page.getByRole('button', { name: 'Keep my version' }).click();
  await expect(page.getByText('Meta tags updated successfully').first()).toBeVisible();
  await choose(page, paths.fees);
  await expect(field(page, 'Meta Title')).toHaveValue('Written in the other tab');
  await expect(field(page, 'Meta Description')).toHaveValue('Written here');
});

test('a page is found, edited and saved with the keyboard alone', async ({ page, startSite }) => {
  const site = await startSite();
  await logIn(page, site.url);
  await field(page, 'Find a page').focus();
  await page.keyboard.type(AREA.slice(0, -1));
  await expect(page.getByText('1 page found')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(field(page, 'Page Title')).toHaveValue(areaName);
  await page.keyboard.press('Tab');
  await expect(picker(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(field(page, 'Page Title')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Keyed');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Meta tags updated successfully').first()).toBeVisible();
  await field(page, 'Find a page').fill('no such page');
  await expect(page.getByText('No page found.')).toBeVisible();
});

test('nothing typed is lost by a reload, nor with the session', async ({
  page,
  startSite,
  endSession,
  problems,
}) => {
  problems.allow(/status of 401/);
  const site = await startSite();
  await logIn(page, site.url);
  await choose(page, paths.fees);
  await field(page, 'Meta Title').fill('Typed before the session ended');
  await page.reload();
  await expect(field(page, 'Meta Title')).toHaveValue('Typed before the session ended');
  await endSession();
  await save(page).click();
  await page.getByLabel('Password').fill('admin123');
  await expect(field(page, 'Meta Title')).toHaveValue('Typed before the session ended');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByText('Meta tags updated successfully').first()).toBeVisible();
  const html = await (await fetch(site.url + paths.fees)).text();
  expect(html).toContain('<title>Typed before the session ended | ');
});

test('a lost connection keeps the form, and is told from a failure of the server', async ({
  page,
  problems,
  site,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|Failed to fetch|dashboard/);
  await logIn(page, site.url);
  await choose(page, paths.fees);
  await field(page, 'Meta Title').fill('Typed offline');
  await page.context().setOffline(true);
  await save(page).click();
  await expect(page.getByText('Failed to save meta tags').first()).toBeVisible();
  await expect(field(page, 'Meta Title')).toHaveValue('Typed offline');
  await page.context().setOffline(false);
  await page.route('**/api/admin/installation', (route) => route.abort('connectionrefused'));
  await page.goto('/admin/?tab=settings');
  await expect(
    page.getByText(/state of the site could not be loaded. The server could not be reached/),
  ).toBeVisible();
  await page.unroute('**/api/admin/installation');
  await page.getByRole('button', { name: 'Retry' }).click();
  await page.getByText(/^\d+ places$/).click();
  await expect(page.getByText('Please ask whoever looks after your website to change these.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('tab', { name: 'Meta Tags' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
});
