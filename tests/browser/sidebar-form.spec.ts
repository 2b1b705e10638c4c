import { firm } from '#firm/identity.ts';
import { contactLeadForm } from '../../content/interface/contact-form.ts';
import { sidebarLeadForm, sidebarThankYou } from '../../content/interface/lead-forms.ts';
import { fillConsultationForm, footerLead, mailWith, unfoldForm } from './lead-forms.ts';
import { AREA, sidebarOf } from './practice-area.ts';
import { expect, expectAccessible, hydrated, test } from './support.ts';

test('the sidebar form names missing information, thanks in its place, and takes a second request', {
  tag: '@database',
}, async ({ page, site, problems }) => {
  // The e-mail client refuses a second message within ten seconds; that lead goes to the API alone.
  problems.allow(/e-mail was not sent: 429/);
  const [first, second] = [footerLead(), footerLead()];
  await page.goto(AREA);
  await hydrated(page);
  const sidebar = sidebarOf(page);
  const send = sidebar.getByRole('button', { name: sidebarLeadForm.submit.idle });
  await unfoldForm(sidebar);
  await sidebar.getByLabel('First name').fill('Ana');
  await send.click();
  await expect(page.getByText('Missing Information', { exact: true })).toBeVisible();
  await expect(sidebar.getByLabel('Last name')).toBeFocused();
  await expect(sidebar.getByLabel('First name')).toHaveValue('Ana');
  await expectAccessible(page);

  await fillConsultationForm(sidebar, first);
  await send.click();
  await expect(sidebar.getByText(sidebarThankYou.text)).toBeVisible();
  await expect(sidebar.getByRole('heading', { name: 'We have your request' })).toBeFocused();
  await expect(page.getByText('Thank You!', { exact: true })).toBeVisible();
  await expect(sidebar.locator('a[href^="tel:"]').first()).toBeVisible();
  await expect(sidebar.getByLabel('First name')).toHaveCount(0);
  await expectAccessible(page);

  await sidebar.getByRole('button', { name: sidebarThankYou.again }).click();
  await expect(sidebar.getByLabel('First name')).toBeFocused();
  for (const label of ['First name', 'Last name', 'Email', 'Phone', 'Your message']) {
    await expect(sidebar.getByLabel(label)).toHaveValue('');
  }
  await fillConsultationForm(sidebar, second);
  await send.click();
  await expect(sidebar.getByText(sidebarThankYou.text)).toBeVisible();
  for (const { caseDescription } of [first, second]) {
    expect((await mailWith(site, caseDescription)).text).toContain('Practice Area Sidebar');
  }
});

test('when the sidebar form cannot be sent, a toast says to call and nothing typed is lost', async ({
  page,
  problems,
}) => {
  problems.allow(/Failed to load resource|e-mail was not sent|ERR_/);
  const lead = footerLead();
  await page.goto(AREA);
  await hydrated(page);
  const sidebar = sidebarOf(page);
  await fillConsultationForm(sidebar, lead);
  await page.context().setOffline(true);
  await sidebar.getByRole('button', { name: sidebarLeadForm.submit.idle }).click();
  await expect(page.getByText('Submission Failed', { exact: true })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText(`Please call us directly at ${firm.phone.display}`).first()).toBeVisible();
  await expect(sidebar.getByLabel('Your message')).toHaveValue(lead.caseDescription);
});

test('the quick form asks for its fields, leads to the contact page and sends nothing', async ({ page }) => {
  await page.goto(AREA);
  await hydrated(page);
  const form = page.getByRole('form', { name: 'Begin here' });
  await form.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(AREA);
  await form.getByLabel('Full name').fill('Nobody Inparticular');
  await form.getByLabel('Phone').fill('(917) 555-0100');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.url()} ${request.postData() ?? ''}`));
  await form.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/contact\/\??#consultation$/);
  await expect(page.getByRole('heading', { name: contactLeadForm.heading })).toBeVisible();
  expect(requests.filter((request) => /Inparticular|555-0100/.test(request))).toEqual([]);
});
