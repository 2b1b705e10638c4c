import { randomBytes } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { staffApiPaths } from '../../contract/staff-paths.ts';

export interface Account {
  username: string;
  password: string;
}

/** The documented defaults, which the test servers run with. */
const ADMIN: Account = { username: 'admin', password: 'admin123' };

/**
 * Logs in, as the configured account unless another one is given.
 * @param siteUrl of a server of the test's own
 */
export async function logIn(page: Page, siteUrl = '', account = ADMIN): Promise<void> {
  await openAsStaff(page, `${siteUrl}/admin/`, account);
}

/** Opens a screen of the admin area and logs in there. */
export async function openAsStaff(page: Page, url: string, { username, password } = ADMIN): Promise<void> {
  await page.goto(url);
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
}

/** Opens a screen by the header's bar, which narrow screens fold into a menu. */
export async function openScreen(page: Page, name: string): Promise<void> {
  const menu = page.getByRole('button', { name: 'Menu' });
  await expect(page.getByRole('button', { name: /^Menu$| Account$/ })).toBeVisible();
  if (await menu.isVisible()) await menu.click();
  await page
    .getByRole('navigation', { name: /^(Admin|Menu)$/ })
    .getByRole('link', { name })
    .click();
}

/** Adds an account as the person who is logged in, with a password of its own. */
export async function addColleague(page: Page): Promise<Account> {
  const username = `ida.${randomBytes(3).toString('hex')}`;
  const [made, password] = ['one loud otter', 'nine small otters'];
  const Authorization = await page.evaluate(() => `Basic ${localStorage.getItem('admin-token')}`);
  const { request } = page;
  const { origin } = new URL(page.url());
  const profile = { name: 'Ida', email: `${username}@firm.example` };
  const data = { username, password: made, role: 'staff', ...profile };
  await request.post(origin + staffApiPaths.adminPeople, { data, headers: { Authorization } });
  const login = await request.post(origin + staffApiPaths.adminLogin, { data: { username, password: made } });
  const { token } = (await login.json()) as { token: string };
  const changed = await request.put(origin + staffApiPaths.adminOwnPassword, {
    data: { currentPassword: made, newPassword: password },
    headers: { Authorization: `Basic ${token}` },
  });
  expect(changed.status()).toBe(204);
  return { username, password };
}
