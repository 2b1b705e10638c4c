import { staffApiPaths, staffPaths } from '../../contract/staff-paths.ts';
import { logIn } from './admin.ts';
import { expect, expectAccessible, test, under } from './support.ts';

test('the login shows the default credentials while they hold, and refuses others', async ({
  page,
  problems,
}) => {
  problems.allow(/status of 401/);
  await page.goto('/admin/');
  await expect(page.getByText('admin123')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Username').fill('admin');
  await page.getByLabel('Password').fill('guess');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByText('Login failed', { exact: true })).toBeVisible();
  const password = page.getByLabel('Password');
  await expect(password).toBeFocused();
  await expect(password).toHaveAccessibleDescription(/^Invalid credentials/);
  await expect(password).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
});

test('with credentials of its own the site gives no hint', async ({ page, startSite }) => {
  const site = await startSite({ ADMIN_USERNAME: 'clerk', ADMIN_PASSWORD: 'a long pass phrase' });
  await page.goto(`${site.url}/admin/`);
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  await expect(page.getByText('admin123')).toHaveCount(0);
  await page.getByLabel('Username').fill('clerk');
  await page.getByLabel('Password').fill('a long pass phrase');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByText('Login successful', { exact: true })).toBeVisible();
});

test('a forgotten password is told how to get a new one, and a link that does not work how to get another', async ({
  page,
  problems,
}) => {
  problems.allow(/status of 410/);
  await page.goto('/admin/');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Forgot your password?' })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Username or email address').fill('nobody');
  await page.keyboard.press('Enter');
  await expect(page.getByText('This site cannot send email yet')).toBeVisible();
  await expect(page.getByText('Ask an owner of this site')).toBeVisible();
  await expectAccessible(page);

  await page.goto('/admin/reset/#an-old-link');
  await expect(
    page.getByRole('heading', { level: 1, name: 'This link no longer works' }),
    'before anything is typed',
  ).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Ask for a new link' }).click();
  await expect(page.getByLabel('Username or email address')).toBeVisible();
});

test('the dashboard stays open over a reload until the logout, which ends the session for good', {
  tag: '@database',
}, async ({ page, site, isMobile }) => {
  await logIn(page);
  await expect(page.getByText('Welcome to the admin dashboard').first()).toBeVisible();
  for (const card of ['Total Page Views', 'Contact Forms', 'Consultations', 'Blog Posts']) {
    await expect(page.getByText(card, { exact: true })).toBeVisible();
  }
  const manage = page.getByRole('link', { name: 'Manage Blog' });
  await expect(manage).toHaveAttribute('href', '/admin/blog/');
  if (isMobile) expect((await manage.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await expect(page.getByRole('link', { name: 'View Site' })).toHaveAttribute('href', '/');
  await expectAccessible(page);

  await page.reload();
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  const token = await page.evaluate(() => localStorage.getItem('admin-token'));
  const stats = `${site.url}/api/admin/dashboard-stats`;
  expect((await fetch(stats, { headers: { Authorization: `Basic ${token}` } })).status).toBe(200);

  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('admin-token'))).toBeNull();
  expect((await fetch(stats, { headers: { Authorization: `Basic ${token}` } })).status).toBe(401);
});

test('a staff screen says that it loads until the account has arrived', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/admin/account', async (route) => {
    await released;
    await route.continue();
  });
  await logIn(page);
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Loading…');
  await expectAccessible(page);
  release();
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
});

test('while the account cannot be loaded the screen says so, asks once, and can be tried again', async ({
  page,
  problems,
}) => {
  problems.allow(/status of 500/);
  await logIn(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  let calls = 0;
  await page.route(`**${staffApiPaths.adminAccount}`, async (route) => {
    calls += 1;
    await route.fulfill({ status: 500 });
  });
  await page.goto(staffPaths.admin);
  const failure = page.getByText('Your account could not be loaded.');
  const again = page.getByRole('button', { name: 'Retry' });
  await expect(failure, 'on every screen').toBeVisible();
  calls = 0;
  await page.goto(staffPaths.adminPeople);
  await expect(failure).toBeVisible();
  await expectAccessible(page);
  const before = calls;
  expect(before).toBeLessThanOrEqual(2);
  await again.click();
  await expect.poll(() => calls).toBe(before + 1);
  await expect(failure).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  await page.unroute(`**${staffApiPaths.adminAccount}`);
  await again.click();
  await expect(under(page, 'Accounts').getByText('First owner: keeps this role')).toBeVisible();
});

test('an empty list of requests and empty analytics say so', async ({ page, startSite }) => {
  const site = await startSite();
  await page.goto(`${site.url}/admin/`);
  await page.getByLabel('Username').fill('admin');
  await page.getByLabel('Password').fill('admin123');
  await page.keyboard.press('Enter');
  await page.getByRole('tab', { name: 'Recent Contacts' }).click();
  await expect(page.getByText('No recent contacts')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('tab', { name: 'Analytics' }).click();
  await expect(page.getByText('No analytics data available')).toBeVisible();
  await expectAccessible(page);
});

test('an unknown URL below the staff’s says so behind the login, with the way back', async ({
  page,
  problems,
}) => {
  problems.allow(/status of 404/);
  const answer = await page.goto('/admin/people/nobody/');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Page not found' })).toHaveCount(0);
  await page.getByLabel('Username').fill('admin');
  await page.getByLabel('Password').fill('admin123');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeFocused();
  await expect(page).toHaveTitle(/Page not found/);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Go to the dashboard' }).click();
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeFocused();
  await expect(page).toHaveURL('/admin/');
});

test('a session that no longer counts leads back to the login', async ({ page, problems }) => {
  problems.allow(/status of 401|dashboard/i);
  await page.goto('/admin/');
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  await page.evaluate(() => localStorage.setItem('admin-token', btoa('admin:stolen')));
  await page.reload();
  await expect(page.getByText('Please log in again')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  await expectAccessible(page);
});
