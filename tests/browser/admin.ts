import type { Page } from '@playwright/test';

/** Logs in with the documented defaults, which the test servers run with. */
export async function logIn(page: Page): Promise<void> {
  await page.goto('/admin/');
  await page.getByLabel('Username').fill('admin');
  await page.getByLabel('Password').fill('admin123');
  await page.getByRole('button', { name: 'Login' }).click();
}
