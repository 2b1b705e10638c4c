import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../../scripts/run.ts';
import { startWordPress } from '../support/wordpress-site.ts';
import { openAsStaff } from './admin.ts';
import { expect, expectAccessible, expectAccessibleAtBothWidths, test } from './support.ts';

const EXPORT = join(root, 'tests/fixtures/wordpress/everything.wxr.xml');

test('an uploaded export is imported and reported, and one of its posts is edited, viewed and scheduled', {
  tag: '@phone',
}, async ({ page, startSite }) => {
  const site = await startSite({ SEED_DEMO: 'false' });
  await openAsStaff(page, `${site.url}/admin/blog/import/`);
  await expect(page.getByText('Nothing has been imported yet.')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Export file (optional)').setInputFiles(EXPORT);
  const start = page.getByRole('button', { name: 'Import from XML File' });
  await start.press('Enter');
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect(start).toBeDisabled();
  await expect(page.getByText('Import completed successfully!')).toBeVisible({ timeout: 60_000 });
  await expect(start).toBeEnabled();
  await expect(page.getByText('104 images could not be copied. See the report.')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Open the report' }).click();
  const report = page.getByRole('region', { name: 'Report', exact: true });
  await expect(report.getByRole('heading', { level: 3 }).first()).toHaveText('Images (104)');
  await expect(report.getByRole('columnheader', { name: 'Reason' }).first()).toBeVisible();
  await expect(report.getByText('Images missing')).toBeVisible();
  await expect(report.getByRole('rowheader', { name: 'Published' })).toBeVisible();
  for (const heading of [
    'Status in WordPress',
    'By category',
    'Errors',
    'Conflicts',
    'Old addresses',
    'Images',
  ]) {
    await expect(report.getByRole('heading', { name: heading })).toBeVisible();
  }
  await expectAccessibleAtBothWidths(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    report.getByRole('button', { name: 'Download JSON' }).click(),
  ]);
  const saved = JSON.parse(await readFile(await download.path(), 'utf8')) as { total: number };
  expect(saved.total).toBeGreaterThan(0);

  await page.getByRole('link', { name: 'Blog Administration' }).click();
  await expect(page.getByText(/^\d+ posts imported from WordPress$/)).toBeVisible();
  await page.getByRole('link', { name: 'Edit Preparing for Firm News: A Checklist' }).click();
  await page.getByLabel('Title', { exact: true }).fill('A Checklist for Firm News');
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.goto(`${site.url}/blog/preparing-for-firm-news-a-checklist`);
  await expect(page).toHaveURL(`${site.url}/preparing-for-firm-news-a-checklist/`);
  await expect(page.getByRole('heading', { name: 'A Checklist for Firm News', level: 1 })).toBeVisible();

  await page.goto(`${site.url}/admin/blog/`);
  await page.getByRole('link', { name: 'Edit A Checklist for Firm News' }).click();
  await page.getByLabel('Date of publication').fill('2099-07-01T09:00');
  await page.getByRole('button', { name: 'Schedule' }).click();
  await expect(page.getByText('Scheduled', { exact: true })).toBeVisible();
  expect((await fetch(`${site.url}/preparing-for-firm-news-a-checklist/`)).status).toBe(404);

  await page.goto(`${site.url}/admin/blog/import/`);
  const buffer = Buffer.from((await readFile(EXPORT, 'utf8')).replaceAll('127.0.0.1:8090', 'other.example'));
  const other = { name: 'other.xml', mimeType: 'text/xml', buffer };
  await page.getByLabel('Export file (optional)').setInputFiles(other);
  await page.getByLabel('Test only').check();
  await start.click();
  await expect(page.getByText('These are posts of other.example.')).toBeVisible({ timeout: 60_000 });
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Import them beside the others' }).click();
  await expect(page.getByText('Test only: nothing was imported.')).toBeVisible({ timeout: 60_000 });
});

test('a test says that nothing was imported, and a wrong file what to upload', async ({
  page,
  startSite,
}) => {
  const site = await startSite({ SEED_DEMO: 'false' });
  await openAsStaff(page, `${site.url}/admin/blog/`);
  const file = page.getByLabel('Export file (optional)');
  const start = page.getByRole('button', { name: 'Import from XML File' });
  await file.setInputFiles({ name: 'notes.xml', mimeType: 'text/xml', buffer: Buffer.from('Some notes') });
  await page.getByRole('link', { name: 'Import from WordPress' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Import from WordPress' })).toBeVisible();
  await expect(file, 'the file stays chosen on the other screen').toHaveValue(/notes\.xml$/);
  await page.getByLabel('Test only').check();
  await start.click();
  await expect(page.getByRole('alert').getByText(/^The file is not a WordPress export/)).toBeVisible();
  await file.setInputFiles(EXPORT);
  // Once for the server: a second import would be refused.
  await start.dblclick();
  await expect(page.getByText('Test only: nothing was imported.')).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText('Import completed successfully!')).toHaveCount(0);
  await page.getByRole('link', { name: 'Open the report' }).click();
  const report = page.getByRole('region', { name: 'Report', exact: true });
  await expect(report.getByText('Would be new')).toBeVisible();
  await expectAccessible(page);
});

test('an import that fails, is canceled or loses the server says so', async ({
  page,
  startSite,
  problems,
}) => {
  problems.allow(/ERR_CONNECTION_REFUSED/);
  // The second page of posts is never answered.
  const wordpress = await startWordPress((_request, _response, url) => url.searchParams.get('page') === '2');
  const site = await startSite({ SEED_DEMO: 'false', IMPORT_ALLOW_PRIVATE_HOSTS: wordpress.host });
  await openAsStaff(page, `${site.url}/admin/blog/import/`);
  const problem = page.getByRole('alert').filter({ hasText: /\w/ });
  await page.getByLabel('WordPress site URL').fill('http://127.0.0.1:9/');
  await page.getByLabel('Test only').check();
  await page.getByRole('button', { name: 'Import from WordPress API' }).click();
  await expect(problem).toContainText(/^The import failed127\.0\.0\.1 /);
  await expect(page.getByRole('listitem').filter({ hasText: 'Failed: 127.0.0.1 ' })).toBeVisible();
  await expect(page.getByText('Import completed successfully!')).toHaveCount(0);
  await expectAccessible(page);

  await page.getByLabel('WordPress site URL').fill(wordpress.url);
  await page.getByLabel('Test only').uncheck();
  await page.getByRole('button', { name: 'Import from WordPress API' }).click();
  await expect(page.getByText('28 of 75')).toBeVisible();
  await expect(page.getByText('Annulment: What You Need to Know')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('The import was canceled.')).toBeVisible();
  await expect(problem).not.toContainText('The import failed');
  await problem.getByRole('button', { name: /^Remove \d+ posts$/ }).click();
  const question = page.getByRole('dialog', { name: /^Remove the \d+ posts of this import\?$/ });
  await expectAccessible(page);
  await question.getByRole('button', { name: /^Remove/ }).click();
  await expect(problem.getByText(/^\d+ posts of it were removed\.$/)).toBeVisible();
  expect((await (await fetch(`${site.url}/api/blog/posts`)).json()).total).toBe(0);
  await wordpress.stop();

  await site.stop();
  await page.getByRole('button', { name: 'Import from XML File' }).click();
  await expect(page.getByText('Network error: Could not connect to server')).toBeVisible();
});
