import { firm } from '#firm/identity.ts';
import { samplePost } from '../support/test-posts.ts';
import { callsFor, heading, pages, results, search, sidebar, titles } from './blog-list.ts';
import { publish } from './blog-posts.ts';
import { expect, expectAccessible, hydrated, test } from './support.ts';

test('a topic is only highlighted, and reveals the one link that leads to its posts', async ({ page }) => {
  await page.goto('/blog/');
  await hydrated(page);
  const links = page.getByRole('link', { name: /^See all posts in / });
  await expect(links).toHaveCount(0);
  const before = await titles(page).allTextContents();
  await page.getByRole('radio', { name: 'Child Custody' }).check({ force: true });
  await expect(links).toHaveText(['See all posts in Child Custody']);
  expect(await titles(page).allTextContents()).toEqual(before);
  await expect(page).toHaveURL(/\/blog\/$/);
  await expectAccessible(page);

  await links.click();
  await expect(page).toHaveURL(/\/category\/child-custody\/$/);
  await expect(heading(page)).toHaveText('Child Custody');
  await expect(page.getByRole('radio', { name: 'Child Custody' })).toBeChecked();
  await expect(links).toHaveCount(0);
  await expect(sidebar(page).locator('[aria-current="page"]')).toContainText('Child Custody');
  await expect(results(page).getByRole('article')).toHaveCount(0);
});

test('a search is made by the button or by Enter; one for nothing reloads the normal list', {
  tag: '@database',
}, async ({ page }) => {
  await page.goto('/blog/');
  await hydrated(page);
  const calls = callsFor(page);
  await search(page, 'mediation');
  await expect(page).toHaveURL(/\/blog\/\?search=mediation$/);
  await expect(heading(page)).toHaveText('Search results for “mediation”');
  await expect(heading(page)).toBeFocused();
  await expect(heading(page)).toHaveAccessibleDescription(/^\d+ articles?/);
  await expect(page).toHaveTitle(/^Search results for “mediation” \| /);
  expect(await titles(page).count()).toBeGreaterThan(0);
  await expect(page.getByRole('main').getByRole('radio')).toHaveCount(0);

  const box = page.getByRole('searchbox', { name: 'Search the articles' });
  await box.fill('children holidays');
  await box.press('Enter');
  await expect(heading(page)).toHaveText('Search results for “children holidays”');
  await page.goBack();
  await expect(heading(page)).toHaveText('Search results for “mediation”');
  await expect(box).toHaveValue('mediation');

  await search(page, '   ');
  await expect(page).toHaveURL(/\/blog\/$/);
  await expect(heading(page)).toHaveText('All articles');
  await search(page, '');
  await expect.poll(() => calls.length).toBe(4);
  expect(calls).toEqual([
    '?page=1&limit=9&search=mediation',
    '?page=1&limit=9&search=children+holidays',
    '?page=1&limit=9',
    '?page=1&limit=9',
  ]);
});

test('pagination requests that page alone, and Back and Forward request nothing', {
  tag: '@database',
}, async ({ page }) => {
  await page.goto('/blog/');
  await hydrated(page);
  await page.evaluate(() => void Object.assign(window, { stillHere: true }));
  const calls = callsFor(page);
  const first = await titles(page).allTextContents();
  const firstTitle = await page.title();

  await pages(page).getByRole('link', { name: 'Page 2' }).click();
  await expect(page).toHaveURL(/\/blog\/page\/2\/$/);
  await expect(page).toHaveTitle(/^Divorce and Family Law Blog, page 2 \| /);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/blog\/page\/2\/$/);
  await expect(heading(page)).toBeFocused();
  await expect(heading(page)).toBeInViewport();
  await expect(pages(page).getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  const second = await titles(page).allTextContents();
  expect(second.filter((title) => first.includes(title))).toEqual([]);
  expect(calls).toEqual(['?page=2&limit=9']);
  await expectAccessible(page);

  await page.goBack();
  await expect(page).toHaveURL(/\/blog\/$/);
  await expect(titles(page)).toHaveText(first);
  await expect(page).toHaveTitle(firstTitle);
  await page.goForward();
  await expect(titles(page)).toHaveText(second);
  expect(calls).toHaveLength(1);
  expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);
});

test('a page opened by its URL is there again after pages and screens of the site', async ({
  page,
  site,
}) => {
  await page.goto('/blog/?page=2');
  await hydrated(page);
  const second = await titles(page).allTextContents();
  const secondTitle = await page.title();
  await pages(page).getByRole('link', { name: 'Page 1' }).click();
  await expect(page).toHaveURL(/\/blog\/$/);
  await expect(page).toHaveTitle(/^Divorce and Family Law Blog \| /);
  await pages(page).getByRole('link', { name: 'Page 2' }).click();
  await expect(page).toHaveURL(/\/blog\/page\/2\/$/);
  await expect(titles(page)).toHaveText(second);
  await page.getByRole('banner').getByRole('link', { name: firm.wordmark[0] }).first().click();
  await expect(page).toHaveURL(`${site.url}/`);
  await page.goBack();
  await expect(titles(page)).toHaveText(second);
  await expect(page).toHaveTitle(secondTitle);
});

test('while the list is on its way, the page says that it loads', async ({ page }) => {
  await page.goto('/blog/');
  await hydrated(page);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/blog/posts*', async (route) => {
    await released;
    await route.continue();
  });
  await pages(page).getByRole('link', { name: 'Page 2' }).click();
  await expect(results(page).getByRole('status')).toHaveText('Loading articles…');
  await expect(results(page)).toHaveAttribute('aria-busy', 'true');
  await expectAccessible(page);
  release();
  await expect(page).toHaveURL(/\/blog\/page\/2\/$/);
  await expect(results(page).getByRole('status')).toHaveText('');
  await expect(results(page)).toHaveAttribute('aria-busy', 'false');
});

test('a list has the quotation marks of a page, whether it came with the page or from the call', async ({
  page,
  request,
  site,
}) => {
  await publish(site, [samplePost('The "zebra" clause in a parent\'s plan')]);
  const total = async () => (await (await request.get('/api/blog/posts?search=zebra')).json()).total;
  await expect.poll(total).toBe(1);
  await page.goto('/blog/');
  await hydrated(page);
  for (const open of [() => search(page, 'zebra'), () => page.reload()]) {
    await open();
    await expect(titles(page)).toHaveText(['The “zebra” clause in a parent’s plan']);
    await expect(results(page)).toContainText('In short: The “zebra” clause in a parent’s plan');
  }
});

test('what cannot be loaded says so, and Try Again brings it', async ({ page, problems }) => {
  problems.allow(/Failed to load resource|ERR_/);
  await page.goto('/blog/');
  await hydrated(page);
  await search(page, 'custody');
  await expect(heading(page)).toHaveText('Search results for “custody”');
  await page.route('**/*', (route) => route.abort('connectionrefused'));

  await search(page, 'mediation');
  await expect(results(page).getByRole('alert')).toHaveText('Search failed. Please try again.');
  await expectAccessible(page);
  await sidebar(page)
    .getByRole('link', { name: /^Settlement/ })
    .click();
  await expect(results(page).getByRole('alert')).toHaveText('Failed to load blog posts. Please try again.');
  await expect(page).toHaveURL(/\/category\/settlement\/$/);

  await page.unroute('**/*');
  // Not with the mouse: the page returns to its top 100 ms after the navigation.
  await page.getByRole('button', { name: 'Try Again' }).press('Enter');
  await expect(heading(page)).toHaveText('Settlement');
  expect(await titles(page).count()).toBeGreaterThan(0);
});

test('a link elsewhere in the site brings the list and its URL without a page load', async ({
  page,
  site,
}) => {
  await page.goto('/contact/');
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { stillHere: true }));
  await page
    .locator('a[href="/blog/"]')
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect(titles(page)).toHaveCount(9);
  await expect(sidebar(page).getByRole('region', { name: 'Popular posts' }).getByRole('link')).toHaveCount(4);
  await expect(page).toHaveTitle(/^Divorce and Family Law Blog \| /);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${site.url}/blog/`);
  // Not with the mouse: the page returns to its top 100 ms after the navigation.
  await titles(page)
    .nth(3)
    .getByRole('link')
    .evaluate((link: HTMLElement) => link.click());
  await expect(page.locator('.article-body')).not.toBeEmpty();
  expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);
});

for (const [first, second] of [
  ['/category/no-such-topic/', '/category/another-one/'],
  ['/blog/page/900/', '/blog/page/7000/'],
] as const) {
  test(`${second} shows the page kept for ${first}, asks for nothing, and leads to the list`, async ({
    page,
    request,
    problems,
  }) => {
    problems.allow(/status of 404/);
    await request.get(first);
    const calls = callsFor(page);
    await page.goto(second);
    await hydrated(page);
    await expect(results(page).getByRole('article')).toHaveCount(0);
    await results(page).getByRole('link').first().click();
    await expect(page).toHaveURL(/\/blog\/$/);
    await expect(results(page).getByRole('article')).not.toHaveCount(0);
    await expect(page).toHaveTitle(/^Divorce and Family Law Blog \| /);
    expect(calls).toEqual(['?page=1&limit=9']);
  });
}
