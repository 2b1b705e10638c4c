import type { Page } from '@playwright/test';
import { article } from './blog-posts.ts';
import { footerLead } from './lead-forms.ts';
import { expect, expectAccessible, hydrated, test } from './support.ts';

const form = (page: Page) => page.getByRole('region', { name: 'Is this about you?' });

async function fillForm(page: Page, lead: ReturnType<typeof footerLead>): Promise<void> {
  await form(page).getByLabel('Full name').fill(`${lead.firstName} ${lead.lastName}`);
  await form(page).getByLabel('Email').fill(lead.email);
  await form(page).getByLabel('Phone').fill(lead.phone);
  await form(page).getByLabel('Your message').fill(lead.caseDescription);
}

const send = (page: Page) => form(page).getByRole('button', { name: 'Send Message' }).click();

test('a visitor asks from the head of an article; it is one lead and one mail @database', async ({
  page,
  site,
}) => {
  const lead = footerLead();
  await page.goto(article.path);
  await fillForm(page, lead);
  await hydrated(page);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/**', async (route) => {
    await released;
    await route.continue();
  });
  await send(page);
  const busy = form(page).getByRole('button', { name: 'Sending...' });
  await expect(busy).toBeDisabled();
  await expect(busy.locator('.spinner')).toBeVisible();
  release();
  await expect(page.getByText('Message Sent!', { exact: true })).toBeVisible();
  await expect(page.getByText("We'll contact you within 24 hours.").first()).toBeVisible();
  for (const label of ['Full name', 'Email', 'Phone', 'Your message']) {
    await expect(form(page).getByLabel(label)).toHaveValue('');
  }
  const mine = async () => (await site.mails()).filter(({ text }) => text?.includes(lead.caseDescription));
  await expect.poll(async () => (await mine()).length).toBe(1);
  const text = (await mine())[0]?.text ?? '';
  expect(text).toContain(`Blog: ${article.title}`);
  expect(text).toContain(`Blog Post Inquiry - ${article.title}`);
  expect(text).toContain(`${lead.firstName} ${lead.lastName}`);
});

test('a message may be missing, and the firm reads that it is', async ({ page, site }) => {
  const lead = { ...footerLead(), caseDescription: '' };
  await page.goto(article.path);
  await hydrated(page);
  await fillForm(page, lead);
  await send(page);
  await expect(page.getByText('Message Sent!', { exact: true })).toBeVisible();
  const mine = async () => (await site.mails()).filter(({ text }) => text?.includes(lead.email));
  await expect.poll(async () => (await mine())[0]?.text).toContain('No message provided');
});

test('what is missing is named in a toast; a name without its second half counts as missing', async ({
  page,
}) => {
  await page.goto(article.path);
  await hydrated(page);
  await form(page).getByLabel('Full name').fill('Ana');
  await form(page).getByLabel('Email').fill('ana@example.com');
  await form(page).getByLabel('Phone').fill('(917) 555-0100');
  await send(page);
  await expect(page.getByText('Missing Information', { exact: true })).toBeVisible();
  await expect(page.getByText('Please fill in all required fields.').first()).toBeVisible();
  await expect(form(page).getByText('Please give your first and your last name.')).toBeVisible();
  await expect(form(page).getByLabel('Full name')).toBeFocused();
  await expect(form(page).getByLabel('Full name')).toHaveValue('Ana');
  await expectAccessible(page);
});

test('when the form cannot be sent, a toast says to call and nothing typed is lost', async ({
  page,
  startSite,
  problems,
}) => {
  test.slow();
  problems.allow(/Failed to load resource|e-mail was not sent|ERR_/);
  const site = await startSite();
  const lead = footerLead();
  await page.goto(site.url + article.path);
  await hydrated(page);
  await fillForm(page, lead);
  await site.stop();
  await send(page);
  await expect(page.getByText('Error', { exact: true })).toBeVisible({ timeout: 30_000 });
  await expect(
    page.getByText('Failed to send message. Please call us at (212) 555-0176.').first(),
  ).toBeVisible();
  await expect(form(page).getByLabel('Your message')).toHaveValue(lead.caseDescription);
});

test('what was typed before hydration survives it', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(article.path, { waitUntil: 'domcontentloaded' });
  const lead = footerLead();
  await fillForm(page, lead);
  release();
  await hydrated(page);
  await expect(form(page).getByLabel('Full name')).toHaveValue(`${lead.firstName} ${lead.lastName}`);
  await expect(form(page).getByLabel('Your message')).toHaveValue(lead.caseDescription);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form reaches the firm from the article it is on', async ({ page, site }) => {
    const lead = footerLead();
    await page.goto(article.path);
    await fillForm(page, lead);
    await send(page);
    await expect(page).toHaveURL(/\/contact\/\?sent=consultation$/);
    const mine = async () => (await site.mails()).filter(({ text }) => text?.includes(lead.caseDescription));
    await expect.poll(async () => (await mine()).length).toBe(1);
    expect((await mine())[0]?.text).toContain(`Blog Post Inquiry - ${article.title}`);
  });

  test('a refused form comes back in its place with what was typed', async ({ page, problems }) => {
    problems.allow(/400 \(Bad Request\)/);
    const lead = { ...footerLead(), phone: ' ' };
    await page.goto(article.path);
    await fillForm(page, lead);
    await send(page);
    await expect(page).toHaveURL(article.path);
    await expect(form(page).getByRole('alert')).toContainText('Please fill in all required fields.');
    await expect(form(page).getByLabel('Full name')).toHaveValue(`${lead.firstName} ${lead.lastName}`);
    await expect(form(page).getByLabel('Your message')).toHaveValue(lead.caseDescription);
    await expect(page.getByRole('contentinfo').getByLabel('Last name')).toHaveValue('');
  });
});
