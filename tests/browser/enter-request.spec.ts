import { apiPaths } from '../../contract/paths.ts';
import { logIn, openScreen } from './admin.ts';
import { contactLead } from './lead-forms.ts';
import { expect, expectAccessible, test, under } from './support.ts';

test('a caller is entered by hand, is in the list, and leads to what they sent before', {
  tag: '@database',
}, async ({ page, startSite, problems, isMobile }) => {
  problems.allow(/status of 400/);
  const site = await startSite();
  const lead = { ...contactLead(), phone: '(212) 555-0187' };
  await fetch(site.url + apiPaths.contact, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(lead),
  });
  await logIn(page, site.url);
  await openScreen(page, 'Requests');
  await page.getByRole('link', { name: 'Enter a call or visit' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Enter a call or visit' })).toBeFocused();
  await page.getByRole('button', { name: 'Save request' }).click();
  await expect(page.getByLabel('Last name')).toBeFocused();
  await expect(page.getByLabel('Last name')).toHaveAccessibleDescription('Please enter a name');
  await expectAccessible(page);
  await page.getByLabel('Last name').fill('Okafor');
  await page.getByLabel('Phone', { exact: true }).fill('+1 212 555 0187');
  await page.getByLabel('What it is about').fill('Calls again on Monday.');
  // A question in between, and a reload, lose nothing.
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await page.goBack();
  await page.reload();
  await expect(page.getByLabel('Last name')).toHaveValue('Okafor');
  await expect(page.getByLabel('What it is about')).toHaveValue('Calls again on Monday.');
  await page.getByRole('button', { name: 'Save request' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Okafor' })).toBeVisible();
  await expect(page.getByText('Entered by hand.')).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Calls again');
  const origin = under(page, 'Where it came from');
  await expect(origin).toContainText(/Came by\s*Phone Call\s*Entered by\s*admin/);
  await expect(origin.getByText('Consent')).toHaveCount(0);
  await expectAccessible(page);
  await under(page, 'Same email or phone').getByRole('link').click();
  await expect(page.getByText(lead.message, { exact: true })).toBeVisible();
  await page.goto(`${site.url}/admin/requests/?source=phone`);
  await expect(page.getByRole('link', { name: 'Okafor' })).toBeVisible();
  await expect(page.getByRole('link', { name: lead.lastName })).toHaveCount(0);
  // A card, on narrow screens, has no room for the address; the phone number is a link.
  if (isMobile)
    await expect(page.getByRole('link', { name: 'Call +1 212 555 0187' })).toHaveAttribute(
      'href',
      'tel:+12125550187',
    );
  await page.goto(`${site.url}/admin/`);
  await page.getByRole('link', { name: '1 call or walk-in' }).click();
  await expect(page.getByRole('link', { name: 'Okafor' })).toBeVisible();
});
