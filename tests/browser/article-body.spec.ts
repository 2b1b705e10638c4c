import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../../scripts/run.ts';
import { samplePost } from '../support/test-posts.ts';
import { publish } from './blog-posts.ts';
import { expect, expectAccessible, hydrated, type Site, test } from './support.ts';

let site: Site;

// Other tests count the posts of the site that they share.
test.beforeEach(async ({ page, startSite, problems }) => {
  test.slow();
  problems.allow(/status of 404/);
  site = await startSite();
  const content = await readFile(join(root, 'tests/fixtures/wordpress-body.html'), 'utf8');
  await publish(site, [samplePost('Everything at once', { content })]);
  await expect(async () => {
    expect((await page.goto(`${site.url}/everything-at-once/`))?.status()).toBe(200);
  }).toPass();
});

test('a body as WordPress writes it stands without findings, in every direction, and without sideways scrolling', async ({
  page,
  isMobile,
}) => {
  await expectAccessible(page);
  if (isMobile) await page.setViewportSize({ width: 320, height: 700 });
  const body = page.locator('.article-body');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    await page.evaluate(() => document.documentElement.clientWidth),
  );
  await expect(body.locator('ul[dir="rtl"] > li').first()).toHaveCSS('direction', 'rtl');
  await expect(body.getByRole('img', { name: 'Brooklyn Heights' })).toHaveAttribute('width', '300');
  await expect(body.locator('iframe, script, [style]')).toHaveCount(0);
  await body.getByText('What if service by publication is needed?').click();
  await expect(body.getByText('Add at least ninety days')).toBeVisible();
});

test('a body as WordPress writes it has tables that the keyboard scrolls where they are too wide', async ({
  page,
  isMobile,
}) => {
  const table = page.getByRole('region', { name: 'Table 1' });
  await table.focus();
  await expect(table).toBeFocused();
  if (!isMobile) return;
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => table.evaluate((region) => region.scrollLeft)).toBeGreaterThan(0);
});

test('a body as WordPress writes it asks no player for anything before it is pressed', async ({ page }) => {
  await page.route(/^https:/, (route) => route.fulfill({ body: 'player', contentType: 'text/html' }));
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(site.url)) foreign.push(request.url());
  });
  await page.reload();
  await hydrated(page);
  const players = page.locator('.article-body a[data-embed]');
  await expect(players).toHaveText(['A short example', 'Another player']);
  expect(foreign).toEqual([]);
  await players.first().click();
  await expect(page.locator('iframe')).toHaveAttribute(
    'src',
    /^https:\/\/www\.youtube-nocookie\.com\/embed\/ScMzIvxBSi4\?autoplay=1/,
  );
  await expect(page.locator('iframe')).toHaveAttribute('title', 'A short example');
  await players.nth(1).click();
  await expect(page.locator('iframe').nth(1)).toHaveAttribute(
    'src',
    /^https:\/\/player\.vimeo\.com\/video\/76979871\?dnt=1&autoplay=1/,
  );
});
