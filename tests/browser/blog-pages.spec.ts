import { samplePost } from '../support/test-posts.ts';
import { callsFor, heading, pages, titles } from './blog-list.ts';
import { publish } from './blog-posts.ts';
import { expect, expectAccessible, hydrated, test } from './support.ts';

test('turning pages asks for that page alone, and going back asks for nothing @database', async ({
  page,
}) => {
  await page.goto('/blog/');
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { stillHere: true }));
  const calls = callsFor(page);
  const first = await titles(page).allTextContents();
  const firstTitle = await page.title();

  await pages(page).getByRole('link', { name: 'Page 2' }).click();
  await expect(page).toHaveURL(/\/blog\/\?page=2$/);
  await expect(page).toHaveTitle(/^Divorce and Family Law Blog, page 2 \| /);
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
  await expectAccessible(page);
  await page.goForward();
  await expect(titles(page)).toHaveText(second);
  await page.goBack();
  await pages(page).getByRole('link', { name: 'Page 2' }).click();
  await expect(titles(page)).toHaveText(second);
  expect(calls).toHaveLength(1);
  expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);
});

test('the page that came with the document is there again as it was sent, by whatever way it is reached', async ({
  page,
}) => {
  await page.goto('/blog/?page=2');
  await hydrated(page);
  const calls = callsFor(page);
  const second = await titles(page).allTextContents();
  const secondTitle = await page.title();
  const isSecond = async () => {
    await expect(titles(page)).toHaveText(second);
    await expect(page).toHaveTitle(secondTitle);
  };

  await pages(page).getByRole('link', { name: 'Page 1' }).click();
  await expect(page).toHaveURL(/\/blog\/$/);
  await expect(page).toHaveTitle(/^Divorce and Family Law Blog \| /);
  await pages(page).getByRole('link', { name: 'Page 2' }).click();
  await isSecond();
  await expect(heading(page)).toBeFocused();
  await expect(heading(page)).toBeInViewport();

  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Hartwell/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/$/);
  await page.goBack();
  await isSecond();
  expect(calls).toEqual(['?page=1&limit=9']);
});

test('a document of the list has its posts once', async ({ page }) => {
  const { posts } = await (await page.request.get('/api/blog/posts?page=1&limit=9')).json();
  const html = await (await page.request.get('/blog/')).text();
  for (const { excerpt } of posts.slice(5)) {
    // Some words of its beginning that HTML and JSON write alike.
    const words = /[a-z ,]{15,}/.exec(excerpt.slice(0, 90))?.[0] ?? excerpt;
    expect(html.split(words).length - 1, words).toBe(1);
  }
});

test('many pages are named around the current one, with the first and the last @desktop', async ({
  page,
  startSite,
}) => {
  const site = await startSite({ SEED_DEMO: 'false' });
  await publish(
    site,
    Array.from({ length: 9 * 8 + 1 }, (_, index) => samplePost(`Post ${index}`)),
  );
  const shown = async (path: string) => {
    await page.goto(site.url + path);
    return (await pages(page).locator('li').allTextContents()).join(' ');
  };
  await expect.poll(() => shown('/blog/')).toBe('1 2 3 4 5 … 9');
  expect(await shown('/blog/?page=4')).toBe('1 2 3 4 5 … 9');
  expect(await shown('/blog/?page=5')).toBe('1 … 3 4 5 6 7 … 9');
  await expect(pages(page).getByRole('link', { name: 'First page, 1' })).toHaveAttribute('href', '/blog/');
  await expect(pages(page).getByRole('link', { name: 'Last page, 9' })).toHaveAttribute(
    'href',
    '/blog/?page=9',
  );
  expect(await shown('/blog/?page=6')).toBe('1 … 5 6 7 8 9');
  await expectAccessible(page);
});
