import type { Page } from '@playwright/test';
import { startPostgres } from '../support/postgres.ts';
import { article } from './blog-posts.ts';
import { expect, expectAccessible, hydrated, test } from './support.ts';

const sidebar = (page: Page) => page.getByRole('main').getByRole('complementary');
const hrefsOf = (page: Page, name: string) =>
  sidebar(page)
    .getByRole('region', { name })
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));

test('an article has all its parts', async ({ page }) => {
  await page.goto(article.path);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(article.title);
  const trail = main.getByRole('navigation', { name: 'You are here' });
  await expect(trail.getByRole('listitem')).toHaveText(['Home', 'Blog', article.title]);
  await expect(trail.getByRole('link', { name: 'Blog' })).toHaveAttribute('href', '/blog/');
  const head = main.locator('.article-hero .post-line');
  await expect(head).toHaveText(/^By Hartwell Family Law[A-Z][a-z]+ \d{1,2}, 2025\d+ min read$/);
  await expect(main.locator('.standfirst')).not.toBeEmpty();
  await expect(main.locator('.featured-picture img')).toHaveAttribute('width', /^\d+$/);
  await expect(main.getByRole('list', { name: 'Categories' }).getByRole('link').first()).toHaveAttribute(
    'href',
    /^\/blog\/\?category=[a-z-]+$/,
  );
  await expect(main.locator('.article-body h2').first()).toBeVisible();
  expect(await main.locator('.tags').getByRole('listitem').count()).toBeGreaterThan(0);
  const author = main.getByRole('region', { name: 'About the author' });
  await expect(author).toContainText('Renata Okafor');
  await expect(author.getByRole('link', { name: 'Meet our attorneys' })).toHaveAttribute(
    'href',
    '/attorneys/',
  );
  const related = main.getByRole('region', { name: 'Related articles' });
  await expect(related.getByRole('listitem')).toHaveCount(3);
  await expect(related.locator('a[href="/telling-the-children/"]')).toHaveCount(0);
  await expect(related.locator('p.text-slate')).toHaveCount(3);
  for (const text of await related.locator('p.text-slate').allTextContents()) {
    expect([...text].length).toBeLessThanOrEqual(101);
  }
  await expect(main.getByRole('link', { name: 'Schedule Free Consultation' })).toHaveAttribute(
    'href',
    '/contact/',
  );
});

test('the sidebar leads to a person, to topics and to the tools', async ({ page }) => {
  await page.goto(article.path);
  await expect(sidebar(page).getByRole('link', { name: /^Call \(/ })).toHaveAttribute('href', /^tel:/);
  await expect(sidebar(page).getByRole('link', { name: 'Schedule online' })).toHaveAttribute(
    'href',
    '/contact/',
  );
  await expect(sidebar(page).getByRole('button', { name: 'Subscribe' })).toBeVisible();
  expect(await hrefsOf(page, 'Popular topics')).toEqual([
    '/blog/?category=divorce-law',
    '/blog/?category=child-custody',
    '/blog/?category=property-division',
    '/blog/?category=spousal-support',
    '/blog/?category=high-net-worth',
  ]);
  expect(await hrefsOf(page, 'Quick links')).toEqual([
    '/divorce-calculators/',
    '/practice-areas/',
    '/case-results/',
    '/testimonials/',
  ]);
});

test('the drawing behind the title follows the page by a fifth of what is scrolled', async ({ page }) => {
  await page.goto(article.path);
  const shift = (scrolled: number) =>
    page.evaluate(async (top) => {
      window.scrollTo(0, top);
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
      const drawing = document.querySelector('.article-hero-drawing');
      return Number.parseFloat(drawing ? (getComputedStyle(drawing).translate.split(' ')[1] ?? '0') : '');
    }, scrolled);
  for (const top of [0, 100, 300]) expect(await shift(top)).toBeCloseTo(top * 0.2, 1);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(page.locator('.article-hero-drawing')).toHaveCSS('translate', 'none');
});

test('an article is shared by plain links, by the clipboard, and by the device where it can', async ({
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
  const address = encodeURIComponent(site.url + article.path);
  const hrefs = await share
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(hrefs.map((href) => href.split(/[?]/)[0])).toEqual([
    'mailto:',
    'https://www.facebook.com/sharer/sharer.php',
    'https://www.linkedin.com/sharing/share-offsite/',
    'https://x.com/intent/post',
  ]);
  for (const href of hrefs) expect(href).toContain(address);
  await share.getByRole('button', { name: 'Copy link' }).click();
  await expect(share.getByRole('status')).toHaveText('Link copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(site.url + article.path);
  await share.getByRole('button', { name: 'Share', exact: true }).click();
  expect(await page.evaluate(() => 'shared' in window && window.shared)).toEqual({
    title: article.title,
    url: site.url + article.path,
  });
});

test('an unknown address is an article that is not there, and leads back to the blog', async ({
  page,
  problems,
}) => {
  problems.allow(/status of 404/);
  const answer = await page.goto('/no-such-article/');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Article not found' })).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'Back to Blog' }).click();
  await expect(page).toHaveURL(/\/blog\/$/);
});

test('while the database is away, list and article say that they failed, with 503 @desktop', async ({
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

  expect((await page.goto(`${site.url}/keep-sell-or-wait/`))?.status()).toBe(503);
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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the text, its links and its share links are all there', async ({ page }) => {
    await page.goto(article.path);
    await expect(page.locator('.article-body')).toContainText('fourth-grade class');
    const share = page.getByRole('region', { name: 'Share this article' });
    await expect(share.getByRole('link')).toHaveCount(4);
    await expect(share.getByRole('button')).toHaveCount(0);
    await page.getByRole('region', { name: 'Related articles' }).getByRole('link').first().click();
    await expect(page.locator('.article-body')).not.toBeEmpty();
  });
});
