import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Email } from 'postal-mime';
import type { Site } from './site.ts';
import { expect, hydrated, test } from './support.ts';

const newAddress = () => `reader.${randomBytes(5).toString('hex')}@example.com`;

const mailsTo = async (site: Site, address: string): Promise<Email[]> =>
  (await site.mails()).filter(({ to }) => to?.some((one) => 'address' in one && one.address === address));

/** The links in the one mail that this address has got. */
async function linksTo(site: Site, address: string) {
  await expect.poll(async () => (await mailsTo(site, address)).length).toBe(1);
  const [mail] = await mailsTo(site, address);
  const addresses = mail?.text?.match(/https?:\/\/\S+/g) ?? [];
  const link = (page: string) => addresses.find((one) => one.includes(`/newsletter/${page}/`)) ?? '';
  const header = (name: string) => mail?.headers.find(({ key }) => key === name)?.value ?? '';
  return { confirm: link('confirm'), unsubscribe: link('unsubscribe'), header };
}

async function subscribe(page: Page, address: string): Promise<void> {
  const main = page.getByRole('main');
  await main.getByLabel('Email').fill(address);
  await main.getByRole('button', { name: 'Subscribe' }).click();
}

/** Sends an address that a browser accepts and the site does not. */
async function expectRefused(page: Page): Promise<void> {
  const field = page.getByRole('main').getByLabel('Email');
  await subscribe(page, 'reader@localhost');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await expect(field).toHaveValue('reader@localhost');
  await expect(field).toBeFocused();
}

const confirmSubscription = (page: Page) =>
  page.getByRole('button', { name: 'Confirm my subscription' }).click();

const oneClick = (address: string) =>
  fetch(address, {
    method: 'POST',
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    redirect: 'manual',
  });

test('a reader subscribes, confirms, and leaves by one click', {
  tag: '@database',
}, async ({ page, site }) => {
  const address = newAddress();
  await page.goto('/newsletter/');
  await hydrated(page);
  await subscribe(page, address);
  await expect(page.getByRole('heading', { name: 'Now check your email' })).toBeFocused();
  await expect(page.locator('body')).not.toContainText(address);

  const { confirm, header } = await linksTo(site, address);
  // A mail scanner opens the link before its reader does.
  await fetch(confirm);
  await page.goto(confirm);
  await confirmSubscription(page);
  await expect(page).toHaveURL(/\/newsletter\/confirm\/\?sent=confirmed$/);
  await expect(page.getByRole('heading', { name: 'You are subscribed' })).toBeVisible();
  await page.goto(confirm);
  await confirmSubscription(page);
  await expect(page.getByRole('heading', { name: 'You are already subscribed' })).toBeVisible();

  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  const answer = await oneClick(header('list-unsubscribe').replace(/^<|>$/g, ''));
  expect(answer.status).toBe(200);
  await page.goto(confirm);
  await confirmSubscription(page);
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await page.getByRole('link', { name: 'Get a new link' }).click();
  await expect(page).toHaveURL(/\/newsletter\/$/);
});

test('an invalid e-mail address is kept and marked as invalid', async ({ page, problems }) => {
  problems.allow(/400 \(Bad Request\)/);
  await page.goto('/newsletter/');
  await hydrated(page);
  await expectRefused(page);
});

test('a link with an unknown token says what to do', async ({ page }) => {
  await page.goto('/newsletter/unsubscribe/?token=cut');
  await hydrated(page);
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByRole('heading', { name: 'We do not know this link' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Write to us' })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a reader corrects the e-mail address, subscribes, confirms, and leaves by the button behind the link in the mail', {
    tag: '@database',
  }, async ({ page, site, problems }) => {
    problems.allow(/400 \(Bad Request\)/);
    const address = newAddress();
    await page.goto('/newsletter/');
    await expectRefused(page);
    await subscribe(page, address);
    await expect(page).toHaveURL(/\/newsletter\/\?sent=requested$/);
    await expect(page.getByRole('heading', { name: 'Now check your email' })).toBeVisible();
    await expect(page.locator('body')).not.toContainText(address);

    const { confirm, unsubscribe } = await linksTo(site, address);
    await page.goto(confirm);
    await confirmSubscription(page);
    await expect(page.getByRole('heading', { name: 'You are subscribed' })).toBeVisible();
    await page.goto(unsubscribe);
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await expect(page.getByRole('heading', { name: 'You are off the list' })).toBeVisible();
    expect(page.url()).not.toContain('token');
  });
});

test('what cannot be sent is kept, and can be sent again', async ({ page, problems, site }) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED/);
  const address = newAddress();
  await page.goto('/newsletter/');
  await hydrated(page);
  const main = page.getByRole('main');
  await main.getByLabel('Email').fill(address);
  await page.context().setOffline(true);
  await main.getByRole('button', { name: 'Subscribe' }).click();
  await expect(main.getByRole('alert')).toHaveText('That did not reach us. Please try again in a moment.');
  await page.context().setOffline(false);
  await expect(main.getByLabel('Email')).toHaveValue(address);
  await main.getByRole('button', { name: 'Subscribe' }).click();
  await expect(main.getByRole('heading', { name: 'Now check your email' })).toBeVisible();
  await linksTo(site, address);
});

test('the token of a link reaches neither the stored beginning of the visit nor the log', async ({
  page,
  site,
}) => {
  const answer = await page.goto('/newsletter/confirm/?token=secret-of-a-reader');
  expect(answer?.headers()['referrer-policy']).toBe('no-referrer');
  await hydrated(page);
  const stored = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
  expect(stored).toContain('/newsletter/confirm/?token=');
  expect(stored).not.toContain('secret-of-a-reader');
  expect(await page.content()).not.toContain('secret-of-a-reader');
  expect(site.output()).not.toContain('secret-of-a-reader');
});
