import type { Locator, Page } from '@playwright/test';
import { firm } from '#firm/identity.ts';
import { articleLeadForm } from '../../content/interface/article-form.ts';
import { footerLeadForm } from '../../content/interface/lead-forms.ts';
import { article } from './blog-posts.ts';
import { fillArticleForm, footerLead, mailWith } from './lead-forms.ts';
import { expect, expectAccessible, hydrated, test } from './support.ts';

const formOn = (page: Page) => page.getByRole('region', { name: 'Is this about you?' });

/** Unfolds the form, which on a phone is behind a button. */
async function unfold(page: Page): Promise<void> {
  const button = page.getByText('Ask us about this', { exact: true });
  if (await button.isVisible()) await button.click();
}

const sendButton = (form: Locator) => form.getByRole('button', { name: 'Send Message' });

test('a visitor asks from the head of an article; it is one lead and one mail', {
  tag: '@database',
}, async ({ page, site }) => {
  const lead = footerLead();
  await page.goto(article.path);
  await hydrated(page);
  await unfold(page);
  const form = formOn(page);
  await fillArticleForm(form, lead);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/**', async (route) => {
    await released;
    await route.continue();
  });
  await sendButton(form).click();
  const busy = form.getByRole('button', { name: 'Sending...' });
  await expect(busy).toBeDisabled();
  await expect(busy.locator('[aria-hidden]')).toBeVisible();
  release();
  await expect(page.getByText('Message Sent!', { exact: true })).toBeVisible();
  await expect(page.getByText(articleLeadForm.success.description).first()).toBeVisible();
  for (const label of ['Full name', 'Email', 'Phone', 'Your message']) {
    await expect(form.getByLabel(label)).toHaveValue('');
  }
  const { text } = await mailWith(site, lead.caseDescription);
  expect(text).toContain(`Blog: ${article.title}`);
  expect(text).toContain(`Blog Post Inquiry - ${article.title}`);
  expect(text).toContain(`${lead.firstName} ${lead.lastName}`);
});

test('a name without its second half counts as missing; a message may be missing, and the firm reads that it is', {
  tag: '@both-widths',
}, async ({ page, site }) => {
  const lead = { ...footerLead(), caseDescription: '' };
  await page.goto(article.path);
  await hydrated(page);
  await unfold(page);
  const form = formOn(page);
  await expect(form).toContainText(articleLeadForm.required);
  await expect(form).not.toContainText(footerLeadForm.required);
  await fillArticleForm(form, lead);
  await form.getByLabel('Full name').fill('Ana');
  await sendButton(form).click();
  await expect(page.getByText('Missing Information', { exact: true })).toBeVisible();
  await expect(page.getByText('Please fill in all required fields.').first()).toBeVisible();
  await expect(form.getByText('Please give your first and your last name.')).toBeVisible();
  await expect(form.getByLabel('Full name')).toBeFocused();
  await expect(form.getByLabel('Full name')).toHaveValue('Ana');
  await expectAccessible(page);

  await fillArticleForm(form, lead);
  await sendButton(form).click();
  await expect(page.getByText('Message Sent!', { exact: true })).toBeVisible();
  expect((await mailWith(site, lead.email)).text).toContain('No message provided');
});

test('when the form cannot be sent, a toast says to call and nothing typed is lost', async ({
  page,
  problems,
}) => {
  problems.allow(/Failed to load resource|e-mail was not sent|ERR_/);
  const lead = footerLead();
  await page.goto(article.path);
  await hydrated(page);
  const form = formOn(page);
  await fillArticleForm(form, lead);
  await page.context().setOffline(true);
  await sendButton(form).click();
  await expect(page.getByText('Error', { exact: true })).toBeVisible({ timeout: 30_000 });
  await expect(
    page.getByText(`Failed to send message. Please call us at ${firm.phone.display}.`).first(),
  ).toBeVisible();
  await expect(form.getByLabel('Your message')).toHaveValue(lead.caseDescription);
});
