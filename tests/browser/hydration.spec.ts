import { holdScripts } from './hold-scripts.ts';
import { contactLead, fillContactForm } from './lead-forms.ts';
import { expect, hydrated, test } from './support.ts';

test('no script is fetched before the page has loaded', async ({ page }) => {
  const scripts: string[] = [];
  let loaded = false;
  page.on('load', () => {
    loaded = true;
  });
  page.on('request', (request) => {
    if (!loaded && request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto('/');
  expect(scripts).toEqual([]);
  await hydrated(page);
});

test('nothing is asked of anyone else before the visitor acts', async ({ page, site }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(site.url)) foreign.push(request.url());
  });
  await page.goto('/');
  await hydrated(page);
  for (let step = 0; step < 12; step += 1) await page.mouse.wheel(0, 1500);
  expect(foreign).toEqual([]);
});

test('what was typed and opened before hydration survives it and is sent', async ({ page, site }) => {
  const release = await holdScripts(page);
  await page.goto('/contact/', { waitUntil: 'domcontentloaded' });
  const lead = contactLead();
  await fillContactForm(page, lead);
  release();
  await hydrated(page);
  await expect(page.getByLabel('Your message')).toHaveValue(lead.message);
  await expect(page.getByLabel('Type of case')).toHaveValue(lead.caseType);
  await page.getByRole('button', { name: 'Request Free Consultation' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you for contacting us' })).toBeVisible();
  await expect
    .poll(async () => (await site.mails()).filter(({ text }) => text?.includes(lead.message)).length)
    .toBe(1);
});

test('a question, a case and an office chosen before hydration stay chosen', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await page.locator('#item-2 summary').click();
  await page.getByRole('radio', { name: /Brooklyn/ }).check({ force: true });
  release();
  await hydrated(page);
  await expect(page.locator('#item-2')).toHaveAttribute('open');
  await expect(page.getByRole('radio', { name: /Brooklyn/ })).toBeChecked();
});

test('a first touch starts hydration without waiting for idleness', async ({ page }) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await page.goto('/');
  await expect(page.getByRole('contentinfo').locator('form')).not.toHaveAttribute('novalidate');
  await page.locator('h1').click();
  await hydrated(page);
});

test('following a link scrolls to the top, swaps tracked numbers and counts the view', async ({
  page,
  isMobile,
}) => {
  await page.addInitScript(() => {
    const swaps = { count: 0 };
    Object.assign(window, { swaps, CallTrk: { swap: () => (swaps.count += 1) } });
  });
  await page.goto('/');
  await hydrated(page);
  await page.evaluate(() => window.scrollTo(0, 3000));
  const beacon = page.waitForResponse('**/api/page-views');
  if (isMobile) {
    await page.getByRole('button', { name: 'Menu' }).click();
    await page
      .getByRole('navigation', { name: 'Menu' })
      .getByRole('link', { name: 'Contact', exact: true })
      .click();
  } else {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).click();
  }
  await expect(page).toHaveURL(/\/contact\/$/);
  expect((await beacon).status()).toBe(204);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  expect(await page.evaluate(() => (window as unknown as { swaps: { count: number } }).swaps.count)).toBe(1);
  await expect(page).toHaveTitle(
    /^Contact.* \| Hartwell Family Law, P\.C\. New York Divorce & Family Lawyers$/,
  );
});
