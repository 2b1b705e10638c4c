import { expect, type Page } from '@playwright/test';

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

/** Opens a screen by the header's bar, which narrow screens fold into a menu. */
export async function openScreen(page: Page, name: string): Promise<void> {
  const menu = page.getByRole('button', { name: 'Menu' });
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  if (await menu.isVisible()) await menu.click();
  await page
    .getByRole('navigation', { name: /^(Admin|Menu)$/ })
    .getByRole('link', { name })
    .click();
}
