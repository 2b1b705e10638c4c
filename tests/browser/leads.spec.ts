import { firm } from '#firm/identity.ts';
import { contactThankYou } from '#firm/pages/contact.ts';
import { contactLeadForm } from '../../content/interface/contact-form.ts';
import { logIn } from './admin.ts';
import {
  contactLead,
  fillConsultationForm,
  fillContactForm,
  footerLead,
  mailWith,
  unfoldForm,
} from './lead-forms.ts';
import { expect, expectAccessible, hydrated, test } from './support.ts';

test('a visitor sends the contact form, and then another; the staff reads both in the admin area and in the mail', {
  tag: '@database',
}, async ({ page, site, newVisitor, problems }) => {
  // The e-mail client refuses a second message within ten seconds; that lead goes to the API alone.
  problems.allow(/e-mail was not sent: 429/);
  const leads = [contactLead(), contactLead()];
  await page.goto('/contact/');
  await hydrated(page);
  for (const lead of leads) {
    await fillContactForm(page, lead);
    await page.getByRole('button', { name: contactLeadForm.submit.idle }).click();
    await expect(page.getByRole('heading', { name: contactThankYou.received })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
    await expect(page).toHaveTitle(/^Thank you for contacting us/);
    await expectAccessible(page);
    await page.getByRole('button', { name: contactThankYou.again }).click();
    await expect(page.getByRole('main').getByLabel('First name')).toBeFocused();
    await expect(page).toHaveTitle(/^Contact/);
    await expect(page.getByLabel('Your message')).toHaveValue('');
  }
  const staff = await newVisitor();
  await logIn(staff);
  await staff.getByRole('tab', { name: 'Recent Contacts' }).click();
  for (const lead of leads) {
    const mail = await mailWith(site, lead.message);
    expect(mail.replyTo?.[0]?.address).toBe(lead.email);
    expect(mail.from?.address).toBe(firm.email);
    const row = staff.getByRole('row').filter({ hasText: lead.email });
    await expect(row).toHaveCount(1);
    await expect(row).toContainText(`${lead.firstName} ${lead.lastName}`);
    await expect(row).toContainText(lead.message);
  }
});

test('the footer form names missing information in a toast; what is then sent arrives as typed and is shown as text', {
  tag: '@database',
}, async ({ page, site, newVisitor, isMobile }) => {
  const lead = { ...footerLead(), firstName: '<img src=x onerror=alert(1)>', lastName: 'שלום 🕊️' };
  await page.goto('/');
  await hydrated(page);
  const footer = page.getByRole('contentinfo');
  await unfoldForm(footer);
  await footer.getByLabel('First name').fill('Ana');
  await footer.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Missing Information', { exact: true })).toBeVisible();
  await expect(page.getByText('Please fill in all required fields.').first()).toBeVisible();
  await expect(footer.getByLabel('First name')).toHaveValue('Ana');
  await expectAccessible(page);

  await fillConsultationForm(footer, lead);
  await footer.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Thank You!', { exact: true })).toBeVisible();
  await expect(footer.getByLabel('First name')).toHaveValue('');
  const mail = await mailWith(site, lead.caseDescription);
  expect(mail.text).toContain('Website Footer Form');
  expect(mail.html).not.toContain('<img');

  const staff = await newVisitor();
  await logIn(staff);
  await staff.getByRole('tab', { name: 'Recent Contacts' }).click();
  const row = staff.getByRole('row').filter({ hasText: lead.email });
  await expect(row).toHaveCount(1);
  await expectAccessible(staff);
  if (isMobile) {
    const target = await row.getByRole('link', { name: lead.email }).boundingBox();
    expect(target?.height).toBeGreaterThanOrEqual(44);
  }
  await row.getByRole('link', { name: `${lead.firstName} ${lead.lastName}` }).click();
  await expect(staff.getByRole('heading', { name: lead.lastName })).toBeVisible();
});

test('the contact form says what is wrong, in a summary that leads to the fields, and loses nothing', {
  tag: '@both-widths',
}, async ({ page }) => {
  await page.goto('/contact/');
  await hydrated(page);
  await page.getByLabel('First name').first().fill('A');
  await page.getByLabel('Your message').fill('Help');
  await page.getByRole('button', { name: contactLeadForm.submit.idle }).click();

  const summary = page.getByRole('group', { name: 'Please check these fields' });
  await expect(summary).toBeFocused();
  await expect(page).toHaveTitle(/^Error: Contact/);
  for (const message of [
    'First name must be at least 2 characters',
    'Last name must be at least 2 characters',
    'Please enter a valid email address',
    'Please enter a valid phone number',
    'Please select a case type',
    'Please provide more details about your case',
  ]) {
    await expect(summary.getByRole('link', { name: message })).toBeVisible();
  }
  await expectAccessible(page);

  await summary.getByRole('link', { name: 'Please select a case type' }).click();
  await expect(page.getByLabel('Type of case')).toBeFocused();
  await expect(page.getByLabel('Your message')).toHaveValue('Help');
});

test('when the site cannot be reached the visitor is told to call, and nothing typed is lost', async ({
  page,
  site,
  problems,
}) => {
  problems.allow(/Failed to load resource|e-mail was not sent|ERR_/);
  const lead = contactLead();
  await page.goto('/contact/');
  await hydrated(page);
  await fillContactForm(page, lead);
  await page.route('**/*', (route) => route.abort('connectionrefused'));
  await page.getByRole('button', { name: contactLeadForm.submit.idle }).click();
  await expect(page.getByText('Submission Failed')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText(`call us directly at ${firm.phone.display}`).first()).toBeVisible();
  await expect(page.getByLabel('Your message')).toHaveValue(lead.message);

  // The same filled form, sent again when the site is back, is one lead.
  await page.unroute('**/*');
  await page.getByRole('button', { name: contactLeadForm.submit.idle }).click();
  await expect(page.getByRole('heading', { name: contactThankYou.received })).toBeVisible();
  await mailWith(site, lead.message);
});
