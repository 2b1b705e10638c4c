import { randomBytes } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Email } from 'postal-mime';
import { openAsStaff, openScreen } from './admin.ts';
import type { Site } from './site.ts';
import { expect, expectAccessible, expectNoSidewaysScrolling, test, under } from './support.ts';

const newAddress = () => `reader.${randomBytes(5).toString('hex')}@example.com`;

const mailsTo = async (site: Site, address: string): Promise<Email[]> =>
  (await site.mails()).filter(({ to }) => to?.some((one) => 'address' in one && one.address === address));

/** The link of this kind in the newest mail to an address. */
async function linkTo(site: Site, address: string, page: 'confirm' | 'unsubscribe'): Promise<string> {
  const link = new RegExp(`https?://\\S+/newsletter/${page}/\\?token=\\S+`);
  const find = async () => link.exec((await mailsTo(site, address)).at(-1)?.text ?? '')?.[0] ?? '';
  await expect.poll(find).not.toBe('');
  return find();
}

async function subscribe(page: Page, site: Site, address: string): Promise<void> {
  await page.request.post(`${site.url}/api/newsletter/subscriptions`, { data: { email: address } });
  await page.goto(await linkTo(site, address, 'confirm'));
  await page.getByRole('button', { name: 'Confirm my subscription' }).click();
  await expect(page.getByRole('heading', { name: 'You are subscribed' })).toBeVisible();
}

test('an article is tested, sent to the subscribers, and its reader leaves by one click', {
  tag: '@database',
}, async ({ page, startSite, problems }) => {
  problems.allow(/400 \(Bad Request\)/);
  const site = await startSite({ NEWSLETTER_PER_MINUTE: '300', RATE_LIMIT: 'off' });
  const [reader, leaver] = [newAddress(), newAddress()];
  await page.goto(site.url);
  for (const address of [reader, leaver]) await subscribe(page, site, address);
  await openAsStaff(page, `${site.url}/admin/`);
  await openScreen(page, 'Newsletter');
  await expect(page.getByRole('heading', { level: 1, name: 'Newsletter' })).toBeFocused();
  await expect(under(page, 'Subscribers').getByText('2 subscribed, 0 not confirmed')).toBeVisible();
  await expect(page.getByText('No mail server is set up.')).toBeVisible();
  await expectAccessible(page);

  const articles = under(page, 'Send an article').getByRole('listitem');
  const title = (await articles.first().getByRole('link').textContent()) ?? '';
  await articles.first().getByRole('link').click();
  await expect(page).toHaveURL(/\/admin\/newsletter\/\?post=/);
  const send = page.getByRole('button', { name: 'Send to 2 subscribers' });
  await expect(send).toHaveAttribute('aria-disabled', 'true');
  await page.getByLabel('Your email address').fill('nobody');
  await page.getByRole('button', { name: 'Send test email' }).click();
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await expect(page.getByLabel('Your email address')).toBeFocused();
  await expectAccessible(page);
  await page.getByLabel('Your email address').fill('mara@firm.example');
  await page.getByRole('button', { name: 'Send test email' }).click();
  await expect(page.getByText(/^Test saved as a file .*: no mail server is set up\.$/)).toBeVisible();
  await expectAccessible(page);
  await expect
    .poll(async () => (await mailsTo(site, 'mara@firm.example'))[0]?.subject)
    .toBe(`Test: ${title}`);

  await send.click();
  await expect(page.getByRole('dialog', { name: 'Send to 2 subscribers?' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send now' }).click();
  await expect(page.getByText('Sending has begun', { exact: true })).toBeVisible();
  await expect(under(page, 'Mailings')).toBeFocused();
  const mailing = under(page, 'Mailings').getByRole('listitem').filter({ hasText: title });
  await expect(mailing.getByText('2 of 2 saved as a file, no mail server set up')).toBeInViewport();
  const [issue] = (await mailsTo(site, leaver)).filter(({ subject }) => subject === title);
  expect(issue?.html).toContain('Read the article');

  const answer = await fetch(await linkTo(site, leaver, 'unsubscribe'), {
    method: 'POST',
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
  });
  expect(answer.status).toBe(200);
  await page.reload();
  const subscribers = under(page, 'Subscribers');
  await expect(subscribers.getByText('1 subscribed, 0 not confirmed, 1 unsubscribed')).toBeVisible();
  await subscribers.getByLabel('Status').selectOption({ label: 'Unsubscribed' });
  await expect(subscribers.getByText('1 found')).toBeVisible();
  await expect(page).toHaveURL(/status=unsubscribed/);
  const download = page.waitForEvent('download');
  await subscribers.getByRole('button', { name: 'Export CSV' }).click();
  const csv = await readFile(await (await download).path(), 'utf8');
  expect([csv.includes(leaver), csv.includes(reader)], 'as filtered').toEqual([true, false]);
  await subscribers.getByRole('button', { name: `Remove ${leaver}` }).click();
  await expect(page.getByRole('dialog', { name: `Remove ${leaver}?` })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(subscribers.getByText('No address matches.')).toBeVisible();
  await expect(subscribers, 'the pressed button is gone').toBeFocused();
  await expectAccessible(page);

  await openScreen(page, 'Blog');
  await page
    .getByRole('link', { name: /^Edit / })
    .nth(1)
    .click();
  await page.getByRole('link', { name: 'Send to subscribers' }).click();
  await page.getByLabel('Your email address').fill('mara@firm.example');
  await page.getByRole('button', { name: 'Send test email' }).click();
  await expect(page.getByText(/^Test saved as a file .*: no mail server is set up\.$/)).toBeVisible();
  await expect.poll(async () => (await mailsTo(site, 'mara@firm.example')).length).toBe(2);
  // Mails can no longer be written.
  await rm(join(site.dataDir, 'mail'), { recursive: true });
  await writeFile(join(site.dataDir, 'mail'), '');
  await page.getByRole('button', { name: 'Send to 1 subscriber' }).click();
  await page.getByRole('button', { name: 'Send now' }).click();
  const failing = under(page, 'Mailings').getByRole('listitem').first();
  await failing.getByText('Delivery problems').click();
  await expect(failing.getByRole('listitem').filter({ hasText: reader })).toContainText('Next attempt');
  await expectAccessible(page);
});

test('a mailing under way is canceled, and a link to a draft says why it cannot be sent', {
  tag: '@phone',
}, async ({ page, startSite, problems }) => {
  problems.allow(/status of 404/);
  const site = await startSite({ NEWSLETTER_PER_MINUTE: '1', RATE_LIMIT: 'off' });
  const readers = [newAddress(), newAddress(), newAddress()];
  await page.goto(site.url);
  for (const address of readers) await subscribe(page, site, address);
  await openAsStaff(page, `${site.url}/admin/newsletter/?post=no-such-article`);
  await expect(page.getByRole('heading', { name: 'This article cannot be sent' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Choose another article' }).click();
  await under(page, 'Send an article').getByRole('listitem').first().getByRole('link').click();
  await page.getByLabel('Your email address').fill('mara@firm.example');
  await page.getByRole('button', { name: 'Send test email' }).click();
  await page.getByRole('button', { name: 'Send to 3 subscribers' }).click();
  await page.getByRole('button', { name: 'Send now' }).click();
  const mailings = under(page, 'Mailings');
  await expect(mailings.getByText('1 of 3 saved as a file, no mail server set up, 2 waiting')).toBeVisible();
  await expect(mailings.getByRole('progressbar')).toBeVisible();
  await expectAccessible(page);
  await mailings.getByRole('button', { name: /^Cancel/ }).click();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Send no more' }).click();
  await expect(mailings.getByText('1 of 3 saved as a file, no mail server set up, 2 canceled')).toBeVisible();
  await expectNoSidewaysScrolling(page);
});
