import type { Page } from '@playwright/test';

/**
 * Logs in with the documented defaults, which the test servers run with.
 * @param siteUrl of a server of the test's own
 */
export async function logIn(page: Page, siteUrl = ''): Promise<void> {
  await page.goto(`${siteUrl}/admin/`);
  await page.getByLabel('Username').fill('admin');
  await page.getByLabel('Password').fill('admin123');
  await page.getByRole('button', { name: 'Login' }).click();
}
