import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../../scripts/run.ts';
import { samplePost } from '../support/test-posts.ts';
import { publish } from './blog-posts.ts';
import { expect, expectAccessible, expectNoSidewaysScrolling, hydrated, test } from './support.ts';

test('a body as WordPress writes it is accessible, fits its screen, and asks no player for anything before it is pressed', {
  tag: '@both-widths',
}, async ({ page, startSite, isMobile, problems }) => {
  test.slow();
  problems.allow(/status of 404/);
  // Other tests count the posts of the site that they share.
  const site = await startSite();
  const content = await readFile(join(root, 'tests/fixtures/wordpress-body.html'), 'utf8');
  await publish(site, [samplePost('Everything at once', { content })]);
  await page.route(/^https:/, (route) => route.fulfill({ body: 'player', contentType: 'text/html' }));
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(site.url)) foreign.push(request.url());
  });
  await expect(async () => {
    expect((await page.goto(`${site.url}/everything-at-once/`))?.status()).toBe(200);
  }).toPass();
  await hydrated(page);
  await expectAccessible(page);
  const body = page.locator('.article-body');
  await expect(body.locator('ul[dir="rtl"] > li').first()).toHaveCSS('direction', 'rtl');
  await expect(body.getByRole('img', { name: 'Brooklyn Heights' })).toHaveAttribute('width', '300');
  await expect(body.locator('iframe, script, [style]')).toHaveCount(0);
  await body.getByText('What if service by publication is needed?').click();
  await expect(body.getByText('Add at least ninety days')).toBeVisible();

  if (isMobile) await page.setViewportSize({ width: 320, height: 700 });
  await expectNoSidewaysScrolling(page);
  const table = page.getByRole('region', { name: 'Table 1' });
  await table.focus();
  await expect(table).toBeFocused();
  if (isMobile) {
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => table.evaluate((region) => region.scrollLeft)).toBeGreaterThan(0);
  }

  const players = body.locator('a[data-embed]');
  await expect(players).toHaveText(['A short example', 'Another player']);
  expect(foreign).toEqual([]);
  await players.first().click();
  const frames = page.locator('iframe');
  await expect(frames).toHaveAttribute(
    'src',
    /^https:\/\/www\.youtube-nocookie\.com\/embed\/ScMzIvxBSi4\?autoplay=1&rel=0&modestbranding=1$/,
  );
  await expect(frames).toHaveAttribute('title', 'A short example');
  await expect(players.first()).toBeHidden();
  await players.nth(1).click();
  await expect(frames.nth(1)).toHaveAttribute(
    'src',
    /^https:\/\/player\.vimeo\.com\/video\/76979871\?dnt=1&autoplay=1/,
  );
});

test('names of one long word stay within the article and the list', { tag: '@both-widths' }, async ({
  page,
  startSite,
}) => {
  const site = await startSite();
  const word = 'Rechtsschutzversicherungsgesellschaften'.repeat(3);
  const names = { author: word, categories: [word, 'Appeals'], tags: [word] };
  await publish(site, [samplePost(word, { slug: 'one-word', content: '<p>Short.</p>', ...names })]);
  for (const path of ['/one-word/', '/blog/']) {
    await expect(async () => {
      await page.goto(site.url + path);
      await expect(page.getByRole('heading', { name: word }).first()).toBeVisible({ timeout: 500 });
    }).toPass();
    await expectNoSidewaysScrolling(page);
  }
});
