import { contactThankYou } from '#firm/pages/contact.ts';
import { contactLeadForm } from '../../content/interface/contact-form.ts';
import { article } from './blog-posts.ts';
import { holdScripts } from './hold-scripts.ts';
import { contactLead, fillConsultationForm, fillContactForm, footerLead, mailWith } from './lead-forms.ts';
import { AREA, sidebarOf } from './practice-area.ts';
import { expect, expectAccessible, hydrated, test } from './support.ts';

test('text typed before hydration survives it and is sent', async ({ page, site }) => {
  const release = await holdScripts(page);
  await page.goto('/contact/', { waitUntil: 'domcontentloaded' });
  const lead = contactLead();
  await fillContactForm(page, lead);
  release();
  await hydrated(page);
  await expect(page.getByLabel('Your message')).toHaveValue(lead.message);
  await expect(page.getByLabel('Type of case')).toHaveValue(lead.caseType);
  await page.getByRole('button', { name: contactLeadForm.submit.idle }).click();
  await expect(page.getByRole('heading', { name: contactThankYou.received })).toBeVisible();
  await mailWith(site, lead.message);
});

test('text typed into the other forms before hydration survives it', async ({ page }) => {
  const lead = footerLead();
  const typed: Record<string, () => Promise<void>> = {
    [AREA]: () => fillConsultationForm(sidebarOf(page), lead),
    [article.path]: async () => {
      const form = page.getByRole('region', { name: 'Is this about you?' });
      await form.getByLabel('Full name').fill(lead.lastName);
      await form.getByLabel('Your message').fill(lead.caseDescription);
    },
    '/newsletter/': () => page.getByRole('main').getByLabel('Email').fill(lead.email),
    '/blog/': () => page.getByRole('searchbox').fill('custody'),
    '/fees/': () => fillConsultationForm(page.getByRole('contentinfo'), lead),
  };
  const values = () =>
    page
      .locator('input[name], textarea[name]')
      .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value).filter(Boolean));
  for (const [path, type] of Object.entries(typed)) {
    const release = await holdScripts(page);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await type();
    const before = await values();
    release();
    await hydrated(page);
    expect(await values(), path).toEqual(before);
    await page.unrouteAll();
  }
});

test('a question opened before hydration stays open', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await page.locator('#item-2 summary').click();
  release();
  await hydrated(page);
  await expect(page.locator('#item-2')).toHaveAttribute('open');
});

test('an office chosen before hydration stays chosen', { tag: '@demonstration' }, async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const locations = page.getByTestId('locations');
  const office = locations.getByRole('radio').nth(1);
  await locations.locator('label').nth(1).click();
  release();
  await hydrated(page);
  await expect(office).toBeChecked();
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

test('the home page has no accessibility finding before hydration', async ({ page, problems }) => {
  problems.allow(/ERR_FAILED|dynamically imported module/);
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/');
  await expectAccessible(page);
});
