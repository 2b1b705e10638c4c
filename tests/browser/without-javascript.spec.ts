import { offices } from '../../content/derive/offices.ts';
import { contactLeadForm } from '../../content/interface/contact-form.ts';
import { moreQuestions } from '../../content/interface/home-page.ts';
import {
  consultationForms,
  contactLead,
  fillConsultationForm,
  fillContactForm,
  footerLead,
  mailWith,
} from './lead-forms.ts';
import { AREA } from './practice-area.ts';
import { expect, test } from './support.ts';

test.use({ javaScriptEnabled: false });

for (const { name, path, on, fill, submit, mail, thanks } of consultationForms) {
  test(`the ${name} form reaches the firm; refused, it comes back with what was typed and what is wrong`, async ({
    page,
    site,
    problems,
  }) => {
    problems.allow(/400 \(Bad Request\)/);
    const lead = footerLead();
    await page.goto(path);
    await fill(on(page), { ...lead, phone: ' ' });
    await on(page).getByRole('button', { name: submit }).click();
    await expect(
      page
        .getByRole('group', { name: 'Please check these fields' })
        .filter({ hasText: 'Please fill in all required fields.' }),
    ).toBeVisible();
    const kept = page.locator('input, textarea').filter({ visible: true });
    const values = await kept.evaluateAll((fields) =>
      fields.map((field) => (field as HTMLInputElement).value),
    );
    expect(values).toEqual(expect.arrayContaining([lead.email, lead.caseDescription]));

    await page.goto(path);
    await fill(on(page), lead);
    await on(page).getByRole('button', { name: submit }).click();
    await expect(page.getByText(thanks)).toBeVisible();
    expect((await mailWith(site, lead.caseDescription)).text).toContain(mail);
  });
}

test('the contact form comes back with what was typed and what is wrong; corrected, it reaches the firm', {
  tag: '@database',
}, async ({ page, site, problems }) => {
  problems.allow(/400 \(Bad Request\)/);
  const lead = contactLead();
  await page.goto('/contact/');
  await fillContactForm(page, { ...lead, email: 'nobody', message: 'Help me' });
  await page.getByRole('button', { name: contactLeadForm.submit.idle }).click();
  const summary = page.getByRole('group', { name: 'Please check these fields' });
  await expect(page).toHaveTitle(/^Error: Contact/);
  await expect(summary).toContainText('Please enter a valid email address');
  await expect(summary).toContainText('Please provide more details about your case');
  const main = page.getByRole('main');
  await expect(main.getByLabel('Last name')).toHaveValue(lead.lastName);
  await expect(main.getByLabel('Email')).toHaveValue('nobody');
  await expect(main.getByLabel('Type of case')).toHaveValue(lead.caseType);
  await expect(main.getByLabel('Your message')).toHaveValue('Help me');

  await fillContactForm(page, lead);
  await page.getByRole('button', { name: contactLeadForm.submit.idle }).click();
  await expect(page).toHaveURL(/\/contact\/\?sent=contact$/);
  await expect(page).toHaveTitle(/^Thank you for contacting us/);
  await expect(page.getByRole('link', { name: 'Return to Home' })).toBeVisible();
  await mailWith(site, lead.message);
});

test('the same form sent twice is one lead and one mail', async ({ page, site }) => {
  const lead = footerLead();
  for (let turn = 0; turn < 2; turn += 1) {
    await page.goto('/contact/');
    await fillConsultationForm(page.getByRole('contentinfo'), lead);
    await page.getByRole('contentinfo').getByRole('button', { name: 'Send' }).click();
    await expect(page).toHaveURL(/\?sent=consultation$/);
  }
  await mailWith(site, lead.caseDescription);
});

test('the quick form leads to the contact page', async ({ page }) => {
  await page.goto(AREA);
  const form = page.getByRole('form', { name: 'Begin here' });
  await form.getByLabel('Full name').fill('Ana Ruiz');
  await form.getByLabel('Phone').fill('(917) 555-0100');
  await form.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/contact\/\??#consultation$/);
});

test('menus and questions open', { tag: '@both-widths' }, async ({ page, isMobile }) => {
  await page.goto('/');
  if (isMobile) {
    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await menu.getByText('Practice Areas', { exact: true }).click();
    await expect(menu.getByRole('link', { name: 'View All Practice Areas' })).toBeVisible();
    await menu.getByRole('button', { name: 'Close' }).click();
    await expect(menu).toBeHidden();
  } else {
    const menu = page.getByRole('navigation', { name: 'Main' });
    await menu.getByText('Practice Areas', { exact: true }).click();
    await expect(menu.getByRole('link', { name: 'View All Practice Areas' })).toBeVisible();
    await menu.getByText('Practice Areas', { exact: true }).click();
  }
  const faq = page.getByTestId('faq');
  if (isMobile) await faq.getByText(moreQuestions, { exact: true }).click();
  await faq.locator('#item-3 summary').click();
  await expect(faq.locator('#item-3')).toHaveAttribute('open');
  await faq.locator('#item-4 summary').click();
  await expect(faq.locator('#item-3')).not.toHaveAttribute('open');
});

test('offices and the answers of a practice area open', { tag: ['@both-widths', '@demonstration'] }, async ({
  page,
}) => {
  await page.goto('/');
  const locations = page.getByTestId('locations');
  const { name, title } = offices[2] ?? { name: '', title: '' };
  await locations.getByText(name, { exact: true }).first().click();
  await expect(locations.getByRole('heading', { name: title })).toBeVisible();

  await page.goto(AREA);
  const answers = page.locator('[data-section="accordion"] details');
  await answers.nth(0).locator('summary').click();
  await answers.nth(1).locator('summary').click();
  await expect(answers.nth(1)).toHaveAttribute('open');
  await expect(answers.nth(0)).not.toHaveAttribute('open');
});

test('the blog is searched and filtered', async ({ page }) => {
  await page.goto('/blog/');
  await page.getByRole('radio', { name: 'Court Procedures' }).check({ force: true });
  await page.getByRole('link', { name: 'See all posts in Court Procedures' }).click();
  await expect(page).toHaveURL(/\/category\/court-procedures\/$/);
  await page.getByRole('searchbox', { name: 'Search the articles' }).fill('mediation');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(/\/blog\/\?search=mediation$/);
  await page.getByTestId('posts').getByRole('heading', { level: 3 }).first().getByRole('link').click();
  await expect(page.locator('.article-body')).not.toBeEmpty();
});
