import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../../scripts/run.ts';
import { expect, expectAccessible, test } from './support.ts';

const EXPORT = join(root, 'tests/fixtures/wordpress/everything.wxr.xml');

test('an uploaded export is imported and reported, and one of its posts is edited, viewed and scheduled', {
  tag: ['@both-widths'],
}, async ({ page, startSite }) => {
  const site = await startSite({ SEED_DEMO: 'false' });
  await page.goto(`${site.url}/admin/blog/import/`);
  await page.getByLabel('Username').fill('admin');
  await page.getByLabel('Password').fill('admin123');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByText('Nothing has been imported yet.')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Export file (optional)').setInputFiles(EXPORT);
  const start = page.getByRole('button', { name: 'Import from XML File' });
  await start.press('Enter');
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect(start).toBeDisabled();
  await expect(page.getByText('Import completed successfully!')).toBeVisible({ timeout: 60_000 });
  await expect(start).toBeEnabled();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Open the report' }).click();
  const report = page.getByRole('region', { name: 'Report', exact: true });
  for (const heading of ['By status', 'By category', 'Errors', 'Conflicts', 'Old addresses', 'Images']) {
    await expect(report.getByRole('heading', { name: heading })).toBeVisible();
  }
  await expectAccessible(page);
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
});

test('an import that fails says why', async ({ page, startSite }) => {
  const site = await startSite({ SEED_DEMO: 'false' });
  await page.goto(`${site.url}/admin/blog/import/`);
  await page.getByLabel('Username').fill('admin');
  await page.getByLabel('Password').fill('admin123');
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByLabel('WordPress site URL').fill('http://127.0.0.1:9/');
  await page.getByRole('button', { name: 'Import from WordPress API' }).click();
  await expect(page.getByRole('alert').filter({ hasText: /\w/ })).toBeVisible();
  await expect(page.getByText('Import completed successfully!')).toHaveCount(0);
  await expectAccessible(page);
});
