import type { Page } from '@playwright/test';
import { samplePost } from '../support/test-posts.ts';
import { openAsStaff } from './admin.ts';
import { article, publish } from './blog-posts.ts';
import { expect, expectAccessible, expectAccessibleAtBothWidths, type Site, test } from './support.ts';

const list = (page: Page) => page.getByRole('region', { name: 'Imported Blog Posts' });
const visit = async (site: Site, path: string) => (await fetch(site.url + path)).status;

async function startWithPosts(startSite: (settings: Record<string, string>) => Promise<Site>) {
  const site = await startSite({ SEED_DEMO: 'false' });
  await publish(site, [
    samplePost('Who keeps the house', {
      wpId: 1,
      author: 'Ana Ruiz',
      categories: ['Property Division', 'Divorce Law'],
      publishedAt: new Date('2024-01-05T15:00:00Z'),
    }),
    samplePost('Custody on holidays', { categories: ['Child Custody'], excerpt: '', content: '' }),
    samplePost('Unfinished', { status: 'draft', excerpt: 'Not yet' }),
    samplePost('In spring', { publishedAt: new Date('2099-04-01T12:00:00Z') }),
  ]);
  return site;
}

test('the list shows all posts with their state, and is searched and filtered', {
  tag: '@phone',
}, async ({ page, startSite }) => {
  const site = await startWithPosts(startSite);
  await openAsStaff(page, `${site.url}/admin/blog/`);
  await expect(page.getByRole('heading', { name: 'Blog Administration', level: 1 })).toBeVisible();
  await expect(page.getByText('1 post imported from WordPress')).toBeVisible();
  const items = list(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });
  await expect(items).toHaveCount(4);
  const house = items.filter({ hasText: 'Who keeps the house' });
  for (const text of ['Published', 'Ana Ruiz', 'Jan 5, 2024', 'Property Division', 'Divorce Law']) {
    await expect(house.getByText(text, { exact: true })).toBeVisible();
  }
  await expect(house.getByRole('link', { name: 'View Post' })).toHaveAttribute(
    'href',
    '/blog/who-keeps-the-house',
  );
  await expect(items.filter({ hasText: 'Custody on holidays' })).toContainText('No excerpt available');
  await expect(items.filter({ hasText: 'Unfinished' }).getByText('Draft', { exact: true })).toBeVisible();
  await expect(items.filter({ hasText: 'In spring' }).getByText('Scheduled', { exact: true })).toBeVisible();
  for (const [label, figure] of [
    ['Total Posts', '4'],
    ['Published', '2'],
    ['Draft', '1'],
  ]) {
    const term = page.getByRole('term').filter({ hasText: new RegExp(`^${label}$`) });
    await expect(term.locator('xpath=following-sibling::dd')).toContainText(figure ?? '');
  }
  await expectAccessibleAtBothWidths(page);

  await page.getByLabel('Search posts').fill('house');
  await page.keyboard.press('Enter');
  await expect(items).toHaveCount(1);
  await page.getByLabel('Search posts').fill('xylophone');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByText('No posts match.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Show all posts' }).click();
  await page.getByLabel('Status').selectOption('Drafts');
  await expect(items).toHaveText([/Unfinished/]);
  await page.getByLabel('Status').selectOption('Any status');
  await page.getByLabel('Category').selectOption('Child Custody');
  await expect(items).toHaveText([/Custody on holidays/]);
  await page.goBack();
  await expect(items).toHaveCount(4);

  await publish(site, [samplePost('Just in')]);
  await page.waitForFunction(
    async (url) => (await (await fetch(url)).json()).total === 3,
    `${site.url}/api/blog/posts`,
  );
  await page.getByRole('button', { name: 'Refresh Posts' }).click();
  await expect(items).toHaveCount(5);
});

test('a deleted post is gone at once, comes back by Undo, and later from the list of deleted ones', {
  tag: '@database',
}, async ({ page, startSite }) => {
  const site = await startSite();
  await openAsStaff(page, `${site.url}/admin/blog/`);
  const { path, title } = article;
  const heading = list(page).getByRole('heading', { name: title });
  // Once for the server: it would not find the post a second time.
  await page.getByRole('button', { name: `Delete ${title}` }).dblclick();
  // At once: a toast stays for five seconds.
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Post restored', { exact: true })).toBeVisible();
  await expect(heading).toBeVisible();
  expect(await visit(site, path)).toBe(200);

  await page.getByRole('button', { name: `Delete ${title}` }).click();
  await expect(heading).toHaveCount(0);
  expect(await visit(site, path)).toBe(404);
  await page.getByLabel('Status').selectOption('deleted');
  await expect(page.getByText('by admin')).toBeVisible();
  await expect(page.getByLabel('Search posts')).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: `Restore ${title}` }).click();
  await expect(page.getByText('No deleted posts.')).toBeVisible();
  await expect(list(page), 'the pressed button is gone').toBeFocused();
  await expectAccessible(page);
  expect(await visit(site, path)).toBe(200);
});

test('chosen posts are deleted together, after a question', async ({ page, startSite }) => {
  const site = await startWithPosts(startSite);
  await openAsStaff(page, `${site.url}/admin/blog/`);
  await page.getByLabel('Select all on this page').check();
  await page.getByLabel('Select Who keeps the house').uncheck();
  await page.getByRole('button', { name: 'Delete 3 posts' }).click();
  const question = page.getByRole('dialog', { name: 'Delete 3 posts?' });
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Delete 3 posts' }).click();
  await expect(list(page).getByRole('heading', { level: 3 })).toHaveText(['Who keeps the house']);
  await expect(
    page.getByText('3 posts can be restored for 30 days under the status Deleted.', { exact: true }),
  ).toBeVisible();
  expect(await visit(site, '/custody-on-holidays/')).toBe(404);
});

test('an empty blog points to the importer, whose API button needs a URL', async ({ page, startSite }) => {
  const site = await startSite({ SEED_DEMO: 'false', WORDPRESS_SITE_URL: 'https://old.example' });
  await openAsStaff(page, `${site.url}/admin/blog/`);
  await expect(page.getByText('No blog posts imported yet. Use the importer to get started.')).toBeVisible();
  const byApi = page.getByRole('button', { name: 'Import from WordPress API' });
  await expect(page.getByLabel('WordPress site URL')).toHaveValue('https://old.example');
  await page.getByLabel('WordPress site URL').fill('');
  await expect(byApi).toBeDisabled();
  await page.getByLabel('WordPress site URL').fill('https://blog.example');
  await expect(byApi).toBeEnabled();
  await expect(page.getByRole('button', { name: 'Import from XML File' })).toBeEnabled();
  await expectAccessible(page);
});

test('a list that cannot be loaded says so and can be tried again', async ({ page, startSite, problems }) => {
  problems.allow(/Failed to load resource|dashboard/i);
  const site = await startSite();
  await openAsStaff(page, `${site.url}/admin/blog/`);
  await expect(list(page).getByRole('heading', { level: 3 }).first()).toBeVisible();
  await site.stop();
  await page.getByLabel('Status').selectOption('Drafts');
  await expect(page.getByText('Failed to fetch blog posts')).toBeVisible();
  await page.getByRole('heading', { name: 'WordPress Importer' }).click();
  await page.getByLabel('WordPress site URL').fill('https://blog.example');
  await page.getByRole('button', { name: 'Import from WordPress API' }).click();
  await expect(page.getByText('Network error: Could not connect to server')).toBeVisible();
  await expectAccessible(page);
  await site.restart();
  await list(page).getByRole('button', { name: 'Retry' }).click();
  await expect(list(page), 'the pressed button is gone').toBeFocused();
  await expect(page.getByText('No posts match.')).toBeVisible();
});

test('a lost session shows the login and then what was typed', async ({
  page,
  site,
  endSession,
  problems,
}) => {
  problems.allow(/status of 401/);
  await openAsStaff(page, `${site.url}/admin/blog/`);
  await page.getByRole('heading', { name: 'WordPress Importer' }).click();
  await page.getByLabel('WordPress site URL').fill('https://blog.example');
  await page.getByLabel('Application password (optional)').fill('abcd efgh');
  await endSession();
  await page.getByRole('button', { name: 'Refresh Posts' }).click();
  await expect(page.getByText('Please log in again')).toBeVisible();
  const login = page.getByRole('dialog');
  await login.getByLabel('Password', { exact: true }).fill('admin123');
  await page.keyboard.press('Enter');
  await expect(login).toBeHidden();
  await expect(page.getByLabel('WordPress site URL')).toHaveValue('https://blog.example');
  await expect(page.getByLabel('Application password (optional)')).toHaveValue('abcd efgh');
  await expect(list(page).getByRole('heading', { level: 3 }).first()).toBeVisible();
});
