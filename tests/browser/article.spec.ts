import { startPostgres } from '../support/postgres.ts';
import { samplePost } from '../support/test-posts.ts';
import { article, publish, safetyArticle } from './blog-posts.ts';
import { computed } from './brand.ts';
import { expect, expectAccessible, expectNoSidewaysScrolling, hydrated, test } from './support.ts';

test('the picture below the title follows the page by a fifth of what is scrolled', async ({ page }) => {
  await page.goto(article.path);
  const shift = (scrolled: number) =>
    page.evaluate(async (top) => {
      window.scrollTo(0, top);
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
      const picture = document.querySelector('article > header picture img');
      return Number.parseFloat(picture ? (getComputedStyle(picture).translate.split(' ')[1] ?? '0') : '');
    }, scrolled);
  for (const top of [0, 100, 300]) await expect.poll(() => shift(top)).toBeCloseTo(top * 0.2, 1);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(page.locator('article > header picture img')).toHaveCSS('translate', 'none');
});

test('the contents of an article stand beside its text, and its notes in the other margin', async ({
  page,
  startSite,
}) => {
  const site = await startSite();
  const words = 'A folder begun early saves both people a winter of paperwork. '.repeat(20);
  const part = (heading: string) => `<h2>${heading}</h2><p>A note of issue is filed. ${words}</p>`;
  await publish(site, [samplePost('Noted', { content: ['One', 'Two', 'Three', 'Four'].map(part).join('') })]);
  await expect(async () => {
    expect((await page.goto(`${site.url}/noted/`))?.status()).toBe(200);
  }).toPass();
  const contents = page.getByRole('navigation', { name: 'In this article' });
  const note = page.getByRole('complementary', { name: 'In plain words: Note of issue' });
  const text = page.locator('.article-body > p', { hasText: 'A note of issue' }).first();
  const [left, middle, right] = await Promise.all(
    [contents, text, note].map(async (part) => (await part.boundingBox()) ?? { x: 0, width: 0 }),
  );
  expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThan(middle?.x ?? 0);
  expect((middle?.x ?? 0) + (middle?.width ?? 0)).toBeLessThan(right?.x ?? 0);
  await contents.getByRole('link', { name: 'Three' }).click();
  await expect(page.getByRole('heading', { name: 'Three' })).toBeInViewport();
  await expect(contents.getByRole('link', { name: 'Three' })).toBeInViewport();
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(note).toBeHidden();
  await expect(contents.getByRole('link', { name: 'Four' })).toBeHidden();
  await contents.getByText('In this article').first().click();
  await contents.getByRole('link', { name: 'Four' }).click();
  await expect(page.getByRole('heading', { name: 'Four' })).toBeInViewport();
});

test('an article is printed as ink on white with its list markers, without what is around it', async ({
  page,
}) => {
  await page.goto(article.path);
  await page.emulateMedia({ media: 'print' });
  for (const part of ['banner', 'navigation', 'complementary', 'contentinfo', 'form', 'button'] as const) {
    for (const one of await page.getByRole(part, { includeHidden: true }).all())
      await expect(one).toBeHidden();
  }
  await expect(page.locator('a[href^="tel:"]:visible')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Related articles' })).toBeHidden();
  const white = /^rgba\(0, 0, 0, 0\)$/;
  for (const part of [page.locator('article > header'), page.locator('html')]) {
    await expect(part).toHaveCSS('background-color', white);
  }
  await expect(page.locator('h1')).toHaveCSS('color', computed('text'));
  await expect(page.locator('.article-body ul').first()).toHaveCSS('list-style-type', 'disc');
});

test('an article is shared by the clipboard, and by the device where it can', async ({
  page,
  site,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    Object.assign(window, { shared: null });
    navigator.share = async (data) => void Object.assign(window, { shared: data });
  });
  await page.goto(article.path);
  await hydrated(page);
  const share = page.getByRole('region', { name: 'Share this article' });
  await share.getByRole('button', { name: 'Copy link' }).click();
  await expect(share.getByRole('status')).toHaveText('Link copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(site.url + article.path);
  await share.getByRole('button', { name: 'Share', exact: true }).click();
  await expect
    .poll(() => page.evaluate(() => 'shared' in window && window.shared))
    .toEqual({
      title: article.title,
      url: site.url + article.path,
    });
});

test('while the database is away, list and article say that they failed, with 503', async ({
  page,
  startSite,
  problems,
}) => {
  test.slow();
  problems.allow(/status of 503/);
  const database = await startPostgres();
  const site = await startSite({ DATABASE_URL: database.url });
  await page.goto(site.url + article.path);
  await database.stop();

  expect((await page.goto(site.url + safetyArticle.path))?.status()).toBe(503);
  const failed = page.getByRole('heading', { name: 'Failed to load article. Please try again.' });
  await expect(failed).toBeVisible();
  await expect(page).toHaveTitle(/^Article not loaded \| /);
  await expectAccessible(page);
  await expect(page.getByRole('main').getByRole('link', { name: 'Back to Blog' })).toHaveAttribute(
    'href',
    '/blog/',
  );
  expect((await page.goto(`${site.url}/blog/`))?.status()).toBe(503);
  await expect(page.getByRole('alert')).toHaveText('Failed to load blog posts. Please try again.');
  await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
  await expectAccessible(page);
  expect((await page.goto(site.url + article.path))?.status()).toBe(200);
});
