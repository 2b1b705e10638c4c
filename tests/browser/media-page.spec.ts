import type { Locator } from '@playwright/test';
import { expect, test, under } from './support.ts';

/** Once in each group of articles. */
const PENDING = 'Where the arrow is missing, the link will follow.';

/** How many tracks the browser has laid the grid out in. */
const columnsOf = (grid: Locator): Promise<number> =>
  grid.evaluate((element) => getComputedStyle(element).gridTemplateColumns.split(' ').length);

const linesOf = (text: Locator): Promise<number> =>
  text.evaluate((element) =>
    Math.round(
      element.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(element).lineHeight),
    ),
  );

test('the media page opens with a badge, a headline and three figures', async ({ page }) => {
  await page.goto('/media/');
  const hero = under(page, 'Explaining family law, on the record.');
  await expect(hero.getByText('In the media')).toBeVisible();
  await expect(hero.getByRole('definition')).toHaveText(['50+', '100+']);
  await expect(hero.getByRole('term')).toHaveText(['TV interviews', 'Press articles']);
  await expect(hero.getByText('National media expert')).toBeVisible();
});

test('the media page has fourteen interviews in two groups', async ({ page }) => {
  await page.goto('/media/');
  const recent = under(page, 'Recent Interviews (2024)');
  const historic = under(page, 'Historic Interviews');
  await expect(recent.locator('a[data-video-id]')).toHaveCount(6);
  await expect(historic.locator('a[data-video-id]')).toHaveCount(8);
  const cards = page.locator('li:has(> a[data-video-id])');
  for (const card of await cards.all()) {
    await expect(card.getByRole('link')).toContainText(/\d+:\d\d/);
    await expect(card.getByRole('heading', { level: 4 })).toBeVisible();
    await expect(card).toContainText(/[A-Z][a-z]+ \d{1,2}, 20\d\d/);
    expect(await card.getByRole('list', { name: 'Subjects' }).getByRole('listitem').count()).toBeGreaterThan(
      0,
    );
  }
  await expect(recent.getByText(/ 2024$/)).toHaveCount(6);
});

test('the media page shows no picture twice', async ({ page }) => {
  await page.goto('/media/');
  const posters = await page
    .getByRole('main')
    .locator('a[data-video-id], li > div:has(> img)')
    .evaluateAll((all) =>
      all.map((poster) => poster.querySelector('img')?.getAttribute('src') ?? poster.textContent),
    );
  expect(posters).toHaveLength(16);
  expect(new Set(posters).size).toBe(posters.length);
});

test('the media page lays its grids out in one, two and three columns', async ({ page }) => {
  await page.goto('/media/');
  const videos = under(page, 'Recent Interviews (2024)').getByRole('list').first();
  const articles = under(page, 'Recent Coverage (2024)').getByRole('list').first();
  for (const [width, videoColumns, articleColumns] of [
    [390, 1, 1],
    [768, 2, 2],
    [1280, 3, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    expect(await columnsOf(videos)).toBe(videoColumns);
    expect(await columnsOf(articles)).toBe(articleColumns);
  }
});

test('the media page cuts a long title to two lines and a long description to three', async ({ page }) => {
  await page.goto('/media/');
  const card = page.locator('li:has(> a[data-video-id])').first();
  const title = card.getByRole('heading', { level: 4 });
  const description = card.locator('h4 + p');
  for (const text of [title, description]) {
    await text.evaluate((element) => {
      element.textContent = 'A sentence that goes on and on. '.repeat(20);
    });
  }
  expect(await linesOf(title)).toBe(2);
  expect(await linesOf(description)).toBe(3);
});

test('the media page puts the player in the place of the poster, without related videos', async ({
  page,
}) => {
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>player</title>' }),
  );
  await page.goto('/media/');
  await expect(page.getByRole('contentinfo').locator('form')).toHaveAttribute('novalidate');
  await expect(page.locator('iframe')).toHaveCount(0);
  await under(page, 'Historic Interviews').getByRole('link', { name: /^Play/ }).first().click();
  const player = page.locator('iframe');
  await expect(player).toHaveCount(1);
  const address = new URL((await player.getAttribute('src')) ?? '');
  expect(address.pathname).toMatch(/^\/embed\/.{11}$/);
  expect(address.searchParams.get('rel')).toBe('0');
  expect(address.searchParams.get('modestbranding')).toBe('1');
});

test('the media page has twenty-two articles in three groups, and the featured ones say so', async ({
  page,
}) => {
  await page.goto('/media/');
  const groups = { 'High-Profile Cases': 4, 'Recent Coverage (2024)': 8, 'Historic Coverage': 10 };
  for (const [heading, count] of Object.entries(groups)) {
    const group = under(page, heading);
    await expect(group.getByRole('heading', { level: 4 })).toHaveCount(count);
    await expect(group.getByRole('link', { name: /^Read Full Article/ })).toHaveCount(count);
  }
  const cards = under(page, 'Press Coverage').getByRole('listitem');
  await expect(cards).toHaveCount(22);
  await expect(cards.filter({ hasText: 'FEATURED' })).toHaveCount(2);
  await expect(cards.filter({ has: page.locator('img') })).toHaveCount(2);
  await expect(cards.filter({ has: page.locator('img'), hasText: 'FEATURED' })).toHaveCount(2);
  const first = cards.first();
  for (const text of ['The Empire Ledger', 'Court report', 'June 8, 2017', 'By Wilhelmina Strand']) {
    await expect(first).toContainText(text);
  }
  await expect(cards.filter({ hasText: 'The Astoria Lamplighter' })).toHaveCount(1);
});

test('the media page opens an article in a new tab; one without an address leads nowhere, as a note of its group says', async ({
  page,
}) => {
  await page.goto('/media/');
  const links = page.getByRole('link', { name: /^Read Full Article/ });
  await expect(links).toHaveCount(22);
  for (const link of await links.all()) {
    if (await link.getAttribute('href')) {
      await expect(link).toHaveAttribute('href', /^https:\/\//);
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', 'noopener');
      await expect(link).toContainText('(opens in a new tab)');
    } else {
      await expect(link).toHaveAttribute('aria-disabled', 'true');
      await expect(link).toHaveAccessibleDescription(PENDING);
    }
  }
  await expect(page.getByRole('main').locator('a[aria-disabled]')).toHaveCount(13);
  await expect(page.getByText(PENDING)).toHaveCount(3);
});

test('the media page ends with a consultation and a call', async ({ page }) => {
  await page.goto('/media/');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Schedule Free Consultation' })).toHaveAttribute(
    'href',
    '/contact/',
  );
  await expect(main.getByRole('link', { name: /^Call \(/ })).toHaveAttribute('href', 'tel:+12125550176');
});
