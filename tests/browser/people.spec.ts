import { randomBytes } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { staffApiPaths, staffPaths } from '../../contract/staff-paths.ts';
import { openAsStaff, openScreen } from './admin.ts';
import { expect, expectAccessible, expectNoSidewaysScrolling, test, under } from './support.ts';

/** A name of its own, because tests share their site. */
const newName = () => `tom.${randomBytes(3).toString('hex')}`;

async function openPeople(page: Page): Promise<void> {
  await openAsStaff(page, staffPaths.adminPeople);
  await expect(page.getByRole('heading', { level: 1, name: 'People' })).toBeVisible();
}

async function fillPerson(dialog: Locator, name: string): Promise<void> {
  await dialog.getByLabel('Name', { exact: true }).fill('Tom O’Hara');
  await dialog.getByLabel('Email address').fill(`${name}@firm.example`);
  await dialog.getByLabel('Username').fill(name);
}

/** Adds an account on the open screen. Returns the password that is shown once. */
async function addPerson(page: Page, name: string): Promise<string> {
  await page.getByRole('button', { name: 'Add a person' }).click();
  const adding = page.getByRole('dialog');
  await fillPerson(adding, name);
  await adding.getByRole('button', { name: 'Add' }).click();
  const dialog = page.getByRole('dialog', { name: `${name} was added` });
  await expect(dialog.locator('code')).toHaveText(/-/);
  const password = (await dialog.locator('code').textContent()) ?? '';
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog).toHaveCount(0);
  return password;
}

/** Replaces the password that another person has set. */
async function choosePassword(page: Page, made: string, chosen: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Choose a password of your own' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Requests' }), 'nothing else is open yet').toHaveCount(0);
  await page.getByLabel('Current password').fill(made);
  for (const label of ['New password', 'New password again']) {
    await page.getByLabel(label, { exact: true }).fill(chosen);
  }
  await page.getByRole('button', { name: 'Change password' }).click();
}

async function logInHere(page: Page, name: string, password: string): Promise<void> {
  await page.getByLabel('Username').fill(name);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
}

test('a person whose session is ended in another browser logs in again, with everything typed and done', {
  tag: '@database',
}, async ({ page, newVisitor, problems }) => {
  problems.allow(/status of 40[13]/);
  const name = newName();
  await openPeople(page);
  const made = await addPerson(page, name);
  const password = 'two narrow rivers';

  const other = await newVisitor();
  await other.goto('/admin/account/');
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await other.route(`**${staffApiPaths.adminAccount}`, (route) => held.then(() => route.continue()));
  await logInHere(other, name, made);
  await expect(other.getByText('Login successful', { exact: true })).toBeVisible();
  await expect(other.getByRole('link', { name: 'Requests' }), 'not even for a moment').toHaveCount(0);
  await expect(other.getByRole('button', { name: /Menu|Account/ })).toHaveCount(0);
  answer();
  await expectAccessible(other);
  await choosePassword(other, made, password);
  await expect(other.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();
  await other.getByLabel('Current password').fill(password);
  await other.getByLabel('New password', { exact: true }).fill('three quiet rivers');
  await other.getByLabel('New password again').fill('three quiet rivers');

  await page.reload();
  await expect(under(page, 'Sessions').getByText(name)).toHaveCount(1);
  await expectNoSidewaysScrolling(page);
  await under(page, 'Sessions')
    .getByRole('button', { name: new RegExp(`End the session of ${name} on Chrome on`) })
    .click();
  await expect(page.getByRole('dialog', { name: 'End this session?' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'End session', exact: true }).click();
  await expect(page.getByText('Session ended', { exact: true })).toBeVisible();
  await expect(under(page, 'Sessions').getByText(name)).toHaveCount(0);

  await other.getByRole('button', { name: 'Change password' }).click();
  const login = other.getByRole('dialog', { name: 'Please log in again' });
  await expect(login.getByLabel('Username')).toHaveValue(name);
  await expect(login.getByLabel('Password')).toBeFocused();
  await expectAccessible(other);
  for (const key of ['Escape', 'Escape']) await other.keyboard.press(key);
  await expect(login).toBeVisible();
  await login.getByLabel('Password').fill('wrong');
  await login.getByRole('button', { name: 'Login' }).click();
  await expect(login.getByText('Login failed', { exact: true })).toBeVisible();
  await expect(other.getByLabel('New password', { exact: true })).toHaveValue('three quiet rivers');
  await login.getByLabel('Password').fill(password);
  await other.keyboard.press('Enter');

  await expect(other.getByText('Password changed', { exact: true })).toBeVisible();
  await expect(login).toHaveCount(0);
  await expect(other.getByRole('button', { name: 'Change password' })).toBeFocused();
  await other.reload();
  await expect(other.getByText('This session')).toBeVisible();

  // Another password is set for the person meanwhile.
  await page.getByRole('button', { name: `New password: ${name}` }).click();
  await page.getByRole('button', { name: 'Set password' }).click();
  const madeAgain = (await page.getByRole('dialog').locator('code').textContent()) ?? '';
  await openScreen(other, 'Requests');
  let answerAgain = () => {};
  const heldAgain = new Promise<void>((resolve) => {
    answerAgain = resolve;
  });
  await other.route(`**${staffApiPaths.adminAccount}`, (route) => heldAgain.then(() => route.continue()));
  await login.getByLabel('Password').fill(madeAgain);
  await other.keyboard.press('Enter');
  await expect(login).toHaveCount(0);
  await expect(other.getByRole('heading', { level: 1 }), 'the screen behind stays hidden').toHaveCount(0);
  answerAgain();
  await expect(other.getByRole('heading', { level: 1, name: 'Choose a password of your own' })).toBeFocused();
});

test('the owner adds, promotes and removes a person, and reads it in the audit log', {
  tag: '@database',
}, async ({ page, problems }) => {
  problems.allow(/status of 400/);
  const name = newName();
  await openPeople(page);
  await expect(under(page, 'Accounts').getByText('First owner: keeps this role')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Add a person' }).click();
  const adding = page.getByRole('dialog', { name: 'Add a person' });
  await expect(adding.getByLabel('Name', { exact: true })).toBeFocused();
  await adding.getByLabel(/^Password/).fill('too short');
  await fillPerson(adding, name);
  await page.keyboard.press('Enter');
  await expect(adding.getByText('Please use at least 12 characters')).toBeVisible();
  await expect(adding.getByLabel(/^Password/)).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(adding).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Add a person' })).toBeFocused();
  await addPerson(page, name);

  await page.getByRole('button', { name: `Edit: ${name}` }).click();
  const editing = page.getByRole('dialog', { name: `Name and email of ${name}` });
  await expectAccessible(page);
  await editing.getByLabel('Name', { exact: true }).fill('Tomás O’Hara');
  await editing.getByRole('button', { name: 'Save' }).click();
  await expect(under(page, 'Accounts').getByText('Tomás O’Hara')).toBeVisible();

  await page.getByRole('button', { name: `Make owner: ${name}` }).click();
  await page.getByRole('button', { name: 'Make owner', exact: true }).last().click();
  await expect(page.getByText(`${name} is now an owner.`).first()).toBeVisible();
  await page.getByRole('button', { name: `New password: ${name}` }).click();
  await page.getByRole('button', { name: 'Set password' }).click();
  const set = page.getByRole('dialog', { name: `The password of ${name} is set` });
  await expect(set.locator('code')).toHaveText(/^([a-z2-9]{5}-){3}[a-z2-9]{5}$/);
  await expect(set.getByRole('button', { name: 'Copy password' })).toBeFocused();
  for (const key of ['Escape', 'Escape']) await page.keyboard.press(key);
  await expect(set.getByRole('button')).toHaveText(['Copy password', 'Done']);
  await expectAccessible(page);
  await set.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: `Remove: ${name}` }).click();
  const removing = page.getByRole('dialog', { name: `Remove ${name}?` });
  await expect(removing).toBeVisible();
  await expectAccessible(page);
  await removing.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: `Remove: ${name}` })).toBeFocused();
  await page.getByRole('button', { name: `Remove: ${name}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Account removed', { exact: true })).toBeVisible();
  await expect(under(page, 'Accounts').getByText(name)).toHaveCount(0);
  await expect(under(page, 'Accounts'), 'the pressed button is gone').toBeFocused();

  const log = under(page, 'Audit log');
  await log.getByLabel('Activity').selectOption('Removed an account');
  await expect(page).toHaveURL('/admin/people/?action=account-removed');
  // On a phone the table has no heads.
  const newest = log
    .getByRole('row')
    .filter({ has: page.getByRole('cell') })
    .first();
  await expect(newest).toContainText(name);
  await expect(log.getByRole('cell', { name: 'Added an account' })).toHaveCount(0);
  await page.goBack();
  await expect(log.getByRole('cell', { name: 'Added an account' }).first()).toBeVisible();
  await log.getByLabel('Person').selectOption('admin');
  await log.getByLabel('To', { exact: true }).fill('2020-01-31');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/people/?person=admin&to=2020-01-31');
  await expect(log.getByText('Nothing matches this filter.')).toBeVisible();
  await expectAccessible(page);
});

test('a member of staff finds no people in the menu, and is told why on their screen and of a wrong password', async ({
  page,
  newVisitor,
  problems,
}) => {
  problems.allow(/status of 400/);
  const name = newName();
  await openPeople(page);
  const made = await addPerson(page, name);
  const password = 'two narrow rivers';
  const other = await newVisitor();
  await other.goto('/admin/people/');
  await logInHere(other, name, made);
  await choosePassword(other, made, password);
  await expect(other.getByText('Only owners manage people.')).toBeVisible();
  await expect(other.getByRole('main').getByRole('link', { name: 'Your account' })).toHaveAttribute(
    'href',
    '/admin/account/',
  );
  const menu = other.getByRole('button', { name: 'Tom O’Hara Account' });
  await menu.click();
  const ownAccount = other
    .locator('#admin-menu')
    .getByRole('link', { name: 'Your account', includeHidden: true });
  await expect(ownAccount).toBeVisible();
  await expect(other.getByRole('link', { name: 'People' })).toHaveCount(0);
  const chevron = menu.locator('svg');
  await expect(chevron, 'the button looks open').toHaveCSS('rotate', '180deg');
  await expectAccessible(other);
  await other.keyboard.press('Escape');
  await expect(ownAccount).toBeHidden();
  await menu.press('Enter');
  await ownAccount.press('Tab');
  await expect(other.getByRole('link', { name: 'View Site' })).toBeFocused();
  await expect(ownAccount).toBeHidden();
  await menu.press('Enter');
  await other.keyboard.press('Shift+Tab');
  await expect(ownAccount).toBeHidden();

  await other.goto('/admin/account/');
  const current = other.getByLabel('Current password');
  await current.fill('a wrong password');
  for (const label of ['New password', 'New password again']) {
    await other.getByLabel(label, { exact: true }).fill('three quiet rivers');
  }
  await other.keyboard.press('Enter');
  await expect(current).toHaveAccessibleDescription('This is not your current password');
  await expect(current).toBeFocused();
  await expectAccessible(other);

  for (let count = 0; count < 2; count++) {
    await page.request.post('/api/admin/login', { data: { username: name, password } });
  }
  await other.reload();
  const sessions = under(other, 'Where you are logged in').getByRole('listitem');
  await expect(sessions, 'one line a device, and one for this session').toHaveCount(2);
  await expect(sessions.filter({ hasText: '2 logins' })).toHaveCount(1);
  let end = () => {};
  const endsLater = new Promise<void>((resolve) => {
    end = resolve;
  });
  await other.route(`**${staffApiPaths.adminOwnSessions}`, (route) => endsLater.then(() => route.continue()));
  const endOthers = other.getByRole('main').getByRole('button', { name: 'End all others' }).first();
  await endOthers.click();
  const question = other.getByRole('dialog');
  await question.getByRole('button', { name: 'End all others' }).click();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(endOthers, 'nothing is sent twice').toBeDisabled();
  end();
  await expect(other.getByText('You are logged in here only.').first()).toBeVisible();
  await expect(sessions).toHaveCount(1);
  await expect(sessions.getByText('This session')).toBeVisible();
});
