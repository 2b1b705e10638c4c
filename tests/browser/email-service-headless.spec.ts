import { contactLead, fillContactForm } from './lead-forms.ts';
import { expect, test } from './support.ts';

test.use({ automation: 'visible' });

test('a browser that the e-mail client takes for a robot is refused with 451, and the lead takes the other way', async ({
  page,
  site,
  problems,
}) => {
  problems.allow(/e-mail was not sent: 451 Unavailable For Headless Browser/);
  const lead = contactLead();
  await page.goto('/contact/');
  await fillContactForm(page, lead);
  await page.getByRole('button', { name: 'Request Free Consultation' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you for contacting us' })).toBeVisible();
  await expect
    .poll(async () => (await site.mails()).filter(({ text }) => text?.includes(lead.message)).length)
    .toBe(1);
});
