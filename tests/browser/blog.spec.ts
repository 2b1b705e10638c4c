import { callsFor, heading, pages, results, search, sidebar, titles } from './blog-list.ts';
import { expect, expectAccessible, hydrated, test } from './support.ts';

test('the first page shows one post at length, the others in a grid, and where else to look', async ({
  page,
}) => {
  await page.goto('/blog/');
  await expect(titles(page)).toHaveCount(9);
  const featured = results(page).getByRole('article');
  await expect(featured.getByRole('heading', { level: 3 })).toHaveText(
    (await titles(page).first().textContent()) ?? '',
  );
  const grid = results(page).locator('.post-grid > li');
  await expect(grid).toHaveCount(8);

  const shown = async (excerpts: ReturnType<typeof grid.locator>) =>
    (await excerpts.allTextContents()).map((text) => [...text].length);
  const [long] = await shown(featured.locator('p.text-slate'));
  expect(long).toBeGreaterThan(101);
  expect(long).toBeLessThanOrEqual(181);
  await expect(grid.locator('p.text-slate')).toHaveCount(8);
  for (const length of await shown(grid.locator('p.text-slate'))) expect(length).toBeLessThanOrEqual(101);
  await expect(results(page).locator('.post-line')).toHaveCount(9);
  for (const line of await results(page).locator('.post-line').allInnerTexts()) {
    expect(line.replace(/\s+/g, ' ')).toMatch(/^[A-Z][a-z]+ \d{1,2}, \d{4} ?·? ?\d+ min read$/);
  }

  await expect(page.getByRole('radio')).toHaveCount(8);
  const categories = sidebar(page).getByRole('navigation', { name: 'Categories' }).getByRole('link');
  await expect(categories.first()).toHaveText('All18');
  await expect(categories.filter({ hasText: 'Divorce Law' })).toHaveAttribute(
    'href',
    '/blog/?category=divorce-law',
  );
  await expect(sidebar(page).getByRole('region', { name: 'Recent posts' }).getByRole('link')).toHaveCount(4);
  await expect(sidebar(page).getByRole('region', { name: 'Popular posts' }).getByRole('link')).toHaveCount(4);
  const resources = sidebar(page).getByRole('navigation', { name: 'Legal resources' }).getByRole('link');
  expect(await resources.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
    '/forms/',
    '/courts/',
    '/procedures/',
    '/fees/',
    '/glossary/',
  ]);
  await expect(sidebar(page).getByRole('link', { name: 'Schedule a consultation' })).toHaveAttribute(
    'href',
    '/contact/',
  );
});

test('a topic is only highlighted, and reveals the one link that leads to its posts', async ({ page }) => {
  await page.goto('/blog/');
  const links = page.getByRole('link', { name: /^See all posts in / });
  await expect(links).toHaveCount(0);
  const before = await titles(page).allTextContents();
  await page.getByRole('radio', { name: 'Child Custody' }).check({ force: true });
  await expect(links).toHaveText(['See all posts in Child Custody']);
  expect(await titles(page).allTextContents()).toEqual(before);
  await expect(page).toHaveURL(/\/blog\/$/);
  await expectAccessible(page);

  await links.click();
  await expect(page).toHaveURL(/\/blog\/\?category=child-custody$/);
  await expect(heading(page)).toHaveText('Child Custody');
  await expect(page.getByRole('radio', { name: 'Child Custody' })).toBeChecked();
  await expect(results(page).getByRole('article')).toHaveCount(0);
});

test('a search is made by the button or by Enter; one for nothing reloads the normal list @database', async ({
  page,
}) => {
  await page.goto('/blog/');
  await hydrated(page);
  const calls = callsFor(page);
  await search(page, 'mediation');
  await expect(page).toHaveURL(/\/blog\/\?search=mediation$/);
  await expect(heading(page)).toHaveText('Search results for “mediation”');
  await expect(page).toHaveTitle(/^Search results for “mediation” \| /);
  expect(await titles(page).count()).toBeGreaterThan(0);
  await expect(page.getByRole('radio')).toHaveCount(0);

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

test('a search without a result says so, and leads back', async ({ page }) => {
  await page.goto('/blog/');
  await hydrated(page);
  await search(page, 'xylophone "; drop');
  await expect(titles(page)).toHaveText(['Nothing found']);
  await expectAccessible(page);
  await results(page).getByRole('link', { name: 'All articles' }).click();
  await expect(titles(page)).toHaveCount(9);
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
  await expect(page).toHaveURL(/page=2$/);
  await expect(results(page).getByRole('status')).toHaveText('');
  await expect(results(page)).toHaveAttribute('aria-busy', 'false');
});

test('what cannot be loaded says so, and Try Again brings it', async ({ page, startSite, problems }) => {
  test.slow();
  problems.allow(/Failed to load resource|ERR_/);
  const site = await startSite();
  await page.goto(`${site.url}/blog/`);
  await hydrated(page);
  await search(page, 'custody');
  await expect(heading(page)).toHaveText('Search results for “custody”');
  await site.stop();

  await search(page, 'mediation');
  await expect(results(page).getByRole('alert')).toHaveText('Search failed. Please try again.');
  await expectAccessible(page);
  await sidebar(page)
    .getByRole('link', { name: /^Settlement/ })
    .click();
  await expect(results(page).getByRole('alert')).toHaveText('Failed to load blog posts. Please try again.');
  await expect(page).toHaveURL(/\?category=settlement$/);

  await site.restart();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(heading(page)).toHaveText('Settlement');
  expect(await titles(page).count()).toBeGreaterThan(0);
});

test('a blog without posts says so', async ({ page, startSite }) => {
  const site = await startSite({ SEED_DEMO: 'false' });
  await page.goto(`${site.url}/blog/`);
  await expect(titles(page)).toHaveText(['No articles yet']);
  await expect(sidebar(page).getByRole('region', { name: 'Recent posts' })).toHaveCount(0);
  await expectAccessible(page);
});

test('a page beyond the last is not found; one that is no number is the first', async ({
  page,
  problems,
}) => {
  problems.allow(/status of 404/);
  expect((await page.goto('/blog/?page=99'))?.status()).toBe(404);
  await expect(titles(page)).toHaveText(['The list ends before this page']);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await expectAccessible(page);
  await results(page).getByRole('link', { name: 'To the first page' }).click();
  await expect(titles(page)).toHaveCount(9);
  for (const number of ['0', '-1', 'two', '1.5']) {
    expect((await page.goto(`/blog/?page=${number}`))?.status()).toBe(200);
    await expect(page.getByRole('article')).toHaveCount(1);
  }
});

test('search engines list the blog under one address, and no search', async ({ page, site }) => {
  for (const path of ['/blog', '/blog/?page=2', '/blog/?category=divorce-law']) {
    await page.goto(path);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${site.url}/blog/`);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'index, follow');
  }
  await page.goto('/blog/?search=custody');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, nofollow');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${site.url}/blog/`);
});

test('a link elsewhere in the site brings the list and its address without a page load', async ({
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
  await titles(page).nth(3).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.article-body')).not.toBeEmpty();
  expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);
});

test('what was typed into the search before hydration stays', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/blog/', { waitUntil: 'domcontentloaded' });
  const box = page.getByRole('searchbox', { name: 'Search the articles' });
  await box.fill('custody');
  release();
  await hydrated(page);
  await expect(box).toHaveValue('custody');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the blog is turned, searched and filtered by plain addresses', async ({ page }) => {
    await page.goto('/blog/');
    const first = await titles(page).allTextContents();
    await pages(page).getByRole('link', { name: 'Page 2' }).click();
    await expect(page).toHaveURL(/\/blog\/\?page=2$/);
    expect(await titles(page).allTextContents()).not.toEqual(first);

    await search(page, 'mediation');
    await expect(page).toHaveURL(/\/blog\/\?search=mediation$/);
    await expect(heading(page)).toHaveText('Search results for “mediation”');
    await expect(page.getByRole('searchbox')).toHaveValue('mediation');
    await search(page, '');
    await expect(titles(page)).toHaveText(first);

    await page.getByRole('radio', { name: 'Court Procedures' }).check({ force: true });
    await page.getByRole('link', { name: 'See all posts in Court Procedures' }).click();
    await expect(heading(page)).toHaveText('Court Procedures');
    await titles(page).first().getByRole('link').click();
    await expect(page.locator('.article-body')).not.toBeEmpty();
  });
});
