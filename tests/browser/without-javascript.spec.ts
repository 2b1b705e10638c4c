import { contactLead, fillContactForm, fillFooterForm, footerLead } from './lead-forms.ts';
import { expect, expectAccessible, test } from './support.ts';

test.use({ javaScriptEnabled: false });

test('the contact form reaches the firm and lands on the thank-you screen', async ({ page, site }) => {
  const lead = contactLead();
  await page.goto('/contact/');
  await fillContactForm(page, lead);
  await page.getByRole('button', { name: 'Request Free Consultation' }).click();
  await expect(page).toHaveURL(/\/contact\/\?sent=contact$/);
  await expect(page.getByRole('link', { name: 'Return to Home' })).toBeVisible();
  await expect
    .poll(async () => (await site.mails()).filter(({ text }) => text?.includes(lead.message)).length)
    .toBe(1);
});

test('the footer form reaches the firm from the page it is on', async ({ page, site }) => {
  const lead = footerLead();
  await page.goto('/');
  await fillFooterForm(page, lead);
  await page.getByRole('contentinfo').getByRole('button', { name: 'Send' }).click();
  await expect(page).toHaveURL(/\/contact\/\?sent=consultation$/);
  await expect
    .poll(async () => (await site.mails()).filter(({ text }) => text?.includes(lead.caseDescription)).length)
    .toBe(1);
});

test('a refused form comes back with what was typed and what is wrong', async ({ page, problems }) => {
  problems.allow(/400 \(Bad Request\)/);
  const lead = { ...contactLead(), email: 'nobody', message: 'Help me' };
  await page.goto('/contact/');
  await fillContactForm(page, lead);
  await page.getByRole('button', { name: 'Request Free Consultation' }).click();
  const summary = page.getByRole('alert').filter({ hasText: 'Please enter a valid email address' });
  await expect(summary).toBeVisible();
  await expect(summary).toContainText('Please provide more details about your case');
  const main = page.getByRole('main');
  await expect(main.getByLabel('Last name')).toHaveValue(lead.lastName);
  await expect(main.getByLabel('Email')).toHaveValue('nobody');
  await expect(main.getByLabel('Type of case')).toHaveValue(lead.caseType);
  await expect(main.getByLabel('Your message')).toHaveValue('Help me');

  await main.getByLabel('Email').fill(lead.email.replace('nobody', 'maria@example.com'));
  await main.getByLabel('Your message').fill('Please help me with custody.');
  await page.getByRole('button', { name: 'Request Free Consultation' }).click();
  await expect(page).toHaveURL(/\?sent=contact$/);
});

test('reloading the answer page or sending twice makes one lead of one form', async ({ page, site }) => {
  const lead = footerLead();
  for (let turn = 0; turn < 2; turn += 1) {
    await page.goto('/contact/');
    await fillFooterForm(page, lead);
    await page.getByRole('contentinfo').getByRole('button', { name: 'Send' }).click();
    await expect(page).toHaveURL(/\?sent=consultation$/);
  }
  await expect
    .poll(async () => (await site.mails()).filter(({ text }) => text?.includes(lead.caseDescription)).length)
    .toBe(1);
});

test('menus, questions, cases and offices open', async ({ page, isMobile }) => {
  await page.goto('/');
  if (isMobile) {
    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await menu.getByText('Practice Areas', { exact: true }).click();
    await expect(menu.getByRole('link', { name: 'Child Custody' })).toBeVisible();
    await menu.getByRole('button', { name: 'Close' }).click();
    await expect(menu).toBeHidden();
  } else {
    const menu = page.getByRole('navigation', { name: 'Main' });
    await menu.getByText('Practice Areas', { exact: true }).click();
    await expect(menu.getByRole('link', { name: 'View All Practice Areas' })).toBeVisible();
    await menu.getByText('Practice Areas', { exact: true }).click();
  }
  const faq = page.getByTestId('faq');
  await faq.locator('#item-3 summary').click();
  await expect(faq.locator('#item-3')).toHaveAttribute('open');
  await faq.locator('#item-4 summary').click();
  await expect(faq.locator('#item-3')).not.toHaveAttribute('open');
  await page.getByTestId('locations').getByText('Astoria', { exact: true }).first().click();
  await expect(page.getByTestId('locations').getByText('Hell Gate').first()).toBeVisible();
});

test('the home page has no accessibility finding before hydration', async ({
  newVisitor,
  site,
  problems,
}) => {
  problems.allow(/ERR_FAILED|dynamically imported module/);
  // axe itself is a script, so it looks at what a browser without hydration would show.
  const page = await newVisitor({ javaScriptEnabled: true });
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto(site.url);
  await expectAccessible(page);
});
