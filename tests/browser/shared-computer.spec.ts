import type { Page } from '@playwright/test';
import { apiPaths } from '../../contract/paths.ts';
import { staffPaths } from '../../contract/staff-paths.ts';
import { addColleague, openAsStaff } from './admin.ts';
import { contactLead } from './lead-forms.ts';
import { expect, expectAccessible, type Site, test } from './support.ts';

async function sendRequest(site: Site) {
  const lead = contactLead();
  await fetch(site.url + apiPaths.contact, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(lead),
  });
  return lead;
}

/** Logs in there. */
async function openRequest(page: Page, lastName: string): Promise<void> {
  await openAsStaff(page, `${staffPaths.adminRequests}?search=${lastName}`);
  await page.getByRole('link', { name: lastName }).click();
  await expect(page.getByRole('heading', { level: 1, name: lastName })).toBeVisible();
}

test('the screen of an ended session shows nothing of a client, by itself, until the same person logs in', async ({
  page,
  site,
  endSession,
  problems,
}) => {
  problems.allow(/status of 401/);
  const lead = await sendRequest(site);
  await openRequest(page, lead.lastName);
  const note = page.getByRole('textbox', { name: /^Note/ });
  await note.fill('Half a sentence');
  await endSession();

  const login = page.getByRole('dialog', { name: 'Please log in again' });
  await expect(login).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText(lead.message, { exact: true })).toBeHidden();
  const seen = await page.locator('body').ariaSnapshot();
  for (const text of [lead.lastName, lead.email, lead.phone, lead.message]) expect(seen).not.toContain(text);
  expect(await page.title()).not.toContain(lead.lastName);
  await expectAccessible(page);

  await login.getByLabel('Password').fill('admin123');
  await page.keyboard.press('Enter');
  await expect(login).toHaveCount(0);
  await expect(page.getByText(lead.message, { exact: true })).toBeVisible();
  await expect(note).toHaveValue('Half a sentence');
  await expect(note).toBeFocused();
  expect(await page.title()).toContain(lead.lastName);
});

test('another person who logs in there gets a fresh screen, and each finds only their own unsaved work', async ({
  page,
  site,
  endSession,
  problems,
}) => {
  problems.allow(/status of 401/);
  const lead = await sendRequest(site);
  await openRequest(page, lead.lastName);
  const colleague = await addColleague(page);
  const requestPath = new URL(page.url()).pathname;
  await page.getByRole('textbox', { name: /^Note/ }).fill('For my eyes');
  await endSession();
  await page.getByRole('button', { name: 'Add note' }).click();
  const login = page.getByRole('dialog', { name: 'Please log in again' });
  await login.getByLabel('Username').fill(colleague.username);
  await login.getByLabel('Password').fill(colleague.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(staffPaths.admin);
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await page.goto(requestPath);
  await expect(page.getByRole('textbox', { name: /^Note/ })).toHaveValue('');
  const note = page.getByRole('textbox', { name: /^Note/ });
  await note.fill('The colleague’s thought');
  await page.goto(staffPaths.adminNewPost);
  await page.getByLabel('Title', { exact: true }).fill('The colleague’s idea');

  await page.getByRole('button', { name: 'Logout' }).click();
  const question = page.getByRole('dialog', { name: 'Log out without saving?' });
  await expect(question.getByRole('link'), 'the post is on the server').toHaveText([/^A note on request/]);
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Stay and save' }).click();
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('The colleague’s idea');
  await page.getByRole('button', { name: 'Logout' }).click();
  await question.getByRole('button', { name: 'Log out and delete' }).click();
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  await expect(page).toHaveURL(staffPaths.admin);
  const stored = () => page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
  expect(await stored()).not.toMatch(/idea|thought/);

  await openAsStaff(page, requestPath);
  await expect(page.getByRole('textbox', { name: /^Note/ })).toHaveValue('For my eyes');
  await page.goto(staffPaths.adminNewPost);
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('');

  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('button', { name: 'Log out and delete' }).click();
  await openAsStaff(page, staffPaths.adminNewPost, colleague);
  await expect(page.getByLabel('Title', { exact: true }), 'her own is on the server').toHaveValue(
    'The colleague’s idea',
  );
});
