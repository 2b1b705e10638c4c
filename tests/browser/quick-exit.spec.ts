import type { Page } from '@playwright/test';
import { EDITION } from '../../app/browser/edition.ts';
import { LAST_EMAIL_KEY } from '../../app/forms/lead.ts';
import { contactLeadForm } from '../../content/interface/contact-form.ts';
import { quickExit } from '../../content/interface/quick-exit.ts';
import { paths } from '../../contract/paths.ts';
import { calculate, field, fillFigures, openCalculation, sample } from './calculators.ts';
import { holdScripts } from './hold-scripts.ts';
import { contactLead, fillContactForm, unfoldForm } from './lead-forms.ts';
import { expect, hydrated, test } from './support.ts';

const { href } = quickExit.leave;

/** Answers for the other site, with the `Referer` of each visit. */
async function answerElsewhere(page: Page): Promise<string[]> {
  const referrers: string[] = [];
  await page.route(`${href}**`, async (route) => {
    referrers.push((await route.request().headerValue('Referer')) ?? '');
    await route.fulfill({ contentType: 'text/html', body: '<title>Weather</title><h1>Weather</h1>' });
  });
  return referrers;
}

/** The names of what the site keeps in the session's storage and in the local storage. */
const keptBy = (page: Page) =>
  page.evaluate(() => [Object.keys(sessionStorage).sort(), Object.keys(localStorage)]);

test('the button replaces the page, and Back shows no typed text and no kept notes', {
  tag: '@phone',
}, async ({ page }) => {
  const referrers = await answerElsewhere(page);
  await page.goto(paths.home);
  await hydrated(page);
  const footer = page.getByRole('contentinfo');
  const footerName = footer.getByLabel('First name');
  await unfoldForm(footer);
  await footerName.fill('Typed on the first page');
  await page.goto(paths.contact);
  await hydrated(page);
  await page.locator('#contact-message').fill('Typed on the second page');
  await page.getByLabel('Dark').check();
  // As after a request that was sent.
  await page.evaluate((key) => localStorage.setItem(key, '1'), LAST_EMAIL_KEY);
  const [inSession, local] = await keptBy(page);
  expect(inSession).toEqual(['first-visit', 'react-router-scroll-positions']);
  expect(local?.toSorted()).toEqual([EDITION, LAST_EMAIL_KEY]);
  await page.getByRole('link', { name: quickExit.leave.label }).click();
  await expect(page).toHaveURL(href);
  expect(referrers).toEqual(['']);

  await page.goBack();
  await expect(page).toHaveURL(paths.home);
  await hydrated(page);
  await expect(footerName).toHaveValue('');
  // The first visit is that of the page now open.
  expect(await keptBy(page)).toEqual([['first-visit', 'left'], []]);
});

test('a page that the browser has kept shows no figures and no result when Back returns to it', async ({
  page,
}) => {
  await answerElsewhere(page);
  const estimate = await openCalculation(page, 'alimony-estimate');
  await fillFigures(estimate, sample['alimony-estimate']);
  await calculate(estimate);
  await expect(estimate.getByRole('article')).toBeVisible();
  await page.evaluate(() => {
    // As the quick exit of a page that was opened later does, before the browser shows this one again.
    sessionStorage.setItem('left', '1');
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect(estimate.getByRole('article')).toHaveCount(0);
  await expect(estimate).toBeVisible();
  await expect(field(estimate, 'payorIncome')).toHaveValue('');
});

test('Escape, pressed three times, leaves before any script file has arrived', async ({ page }) => {
  await answerElsewhere(page);
  const release = await holdScripts(page);
  await page.goto(paths.contact);
  await page.locator('#contact-firstName').pressSequentially('Typed');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(page.locator('#contact-firstName')).toHaveValue('Typed');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(href);
  release();
});

test('Escape leaves a page that a link within the site has opened', async ({ page }) => {
  await answerElsewhere(page);
  await page.goto(paths.home);
  await hydrated(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click();
  await expect(page.getByRole('link', { name: quickExit.leave.label })).toBeVisible();
  for (let press = 0; press < 3; press++) await page.keyboard.press('Escape');
  await expect(page).toHaveURL(href);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the button is a plain link', async ({ page }) => {
    await answerElsewhere(page);
    await page.goto(paths.contact);
    await page.getByRole('link', { name: quickExit.leave.label }).click();
    await expect(page).toHaveURL(href);
  });
});

test('a notification covers neither a button nor what happens next', { tag: '@both-widths' }, async ({
  page,
}) => {
  await page.goto(paths.contact);
  await hydrated(page);
  await fillContactForm(page, contactLead());
  await page.getByRole('button', { name: contactLeadForm.submit.idle }).click();
  await expect(page.getByText(contactLeadForm.success.title, { exact: true }).first()).toBeVisible();
  const notification = page.getByRole('region', { name: /Notifications/ }).getByRole('listitem');
  const covered = await notification.evaluate((toast) => {
    const { top, right, bottom, left } = toast.getBoundingClientRect();
    return [...document.querySelectorAll('h1, dl, p, a, button')]
      .filter((other) => {
        const box = other.getBoundingClientRect();
        return box.left < right && box.right > left && box.top < bottom && box.bottom > top;
      })
      .filter((other) => !toast.contains(other) && other.checkVisibility())
      .map((other) => other.textContent);
  });
  expect(covered).toEqual([]);
});
