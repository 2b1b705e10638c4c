import { samplePost } from '../support/test-posts.ts';
import { publish } from './blog-posts.ts';
import { expect, test } from './support.ts';

test('the picture of an article says what it shows', async ({ page }) => {
  await page.goto('/after-the-judgment/');
  await expect(page.locator('.featured-picture img')).toHaveAttribute(
    'alt',
    /^Line drawing of a brownstone stoop/,
  );
});

test('a category that there is not is answered as such, and is no heading', async ({ page, problems }) => {
  problems.allow(/Failed to load resource.*404/);
  const answer = await page.goto('/blog/?category=buy-cheap-pills');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Nothing on this topic yet' })).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await expect(page).not.toHaveTitle(/pills/);
  await expect(page.getByRole('main')).not.toContainText('pills');
  expect((await page.goto('/blog/?category=divorce-law'))?.status()).toBe(200);
});

test('the popular topics of an article lead somewhere before there are posts on them @desktop', async ({
  page,
  startSite,
  problems,
}) => {
  problems.allow(/status of 404/);
  const site = await startSite({ SEED_DEMO: 'false' });
  await publish(site, [samplePost('Alone', { categories: [] })]);
  await expect(async () => {
    expect((await page.goto(`${site.url}/alone/`))?.status()).toBe(200);
  }).toPass();
  await page
    .getByRole('region', { name: 'Popular topics' })
    .getByRole('link', { name: 'High Net Worth' })
    .click();
  await expect(page.getByRole('heading', { name: 'Nothing on this topic yet' })).toBeVisible();
  expect((await page.reload())?.status()).toBe(200);
});
