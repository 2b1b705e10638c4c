import { basename } from 'node:path';
import type { Page } from '@playwright/test';
import { firm } from '#firm/identity.ts';
import { attorneys } from '../../content/derive/attorneys.ts';
import { caseTypeOfArea } from '../../content/derive/case-types.ts';
import { documentTitle } from '../../content/derive/document-title.ts';
import { paths } from '../../contract/paths.ts';
import { AREA } from './practice-area.ts';
import { expect, hydrated, test } from './support.ts';

const plateOf = (page: Page, slug: string) => page.locator(`#${slug} div:has(> span[aria-hidden])`).first();

for (const { slug, initials, photo } of attorneys.filter((one) => one.photo).slice(0, 1)) {
  const file = basename(typeof photo === 'object' ? photo.src : (photo ?? ''));

  test('the portrait of an attorney gives way to the initials where it fails to load', async ({
    page,
    problems,
  }) => {
    const plate = plateOf(page, slug);
    const portrait = plate.locator('img');
    await page.goto(paths.attorneys);
    await plate.scrollIntoViewIfNeeded();
    await expect
      .poll(() => portrait.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);

    problems.allow(/Failed to load resource/);
    await page.route(`**/${file}*`, (route) => route.abort());
    await page.reload();
    await plate.scrollIntoViewIfNeeded();
    await expect(portrait).toBeHidden();
    await expect(plate).toHaveText(initials);
    await hydrated(page);
    const shown = await plate.screenshot();
    await portrait.evaluate((image) => image.remove());
    expect(shown.equals(await plate.screenshot())).toBe(true);
  });

  test('without JavaScript, too, a portrait that fails to load leaves the initials', async ({
    newVisitor,
    problems,
  }) => {
    problems.allow(/Failed to load resource/);
    const page = await newVisitor({ javaScriptEnabled: false });
    await page.route(`**/${file}*`, (route) => route.abort());
    const failed = page.waitForEvent('requestfailed');
    await page.goto(paths.attorneys);
    const plate = plateOf(page, slug);
    await plate.scrollIntoViewIfNeeded();
    await failed;
    const shown = await plate.screenshot();
    await plate.locator('img').evaluate((image) => image.remove());
    expect(shown.equals(await plate.screenshot())).toBe(true);
  });
}

for (const path of ['/no/such/page/', '/no-such-article/', '/practice-areas/no-such-area/']) {
  test(`${path} is not found, and offers the search, the main pages and the phone`, async ({
    page,
    problems,
  }) => {
    problems.allow(/status of 404/);
    expect((await page.goto(path))?.status()).toBe(404);
    const on = page.getByRole('region', { name: 'Where would you like to go?' });
    await expect(on.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', firm.phone.href);
    const pages = on.getByRole('navigation').getByRole('link');
    const addresses = await pages.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(addresses).toEqual(expect.arrayContaining(['/', '/practice-areas/', '/blog/', '/contact/']));
    await on.getByRole('searchbox').fill('custody');
    await on.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\/blog\/\?search=custody$/);
    await expect(page.getByRole('heading', { name: /Search results for/ })).toBeVisible();
  });
}

test('a link followed without a network leads to the error card, and the title says so', async ({
  page,
  context,
  problems,
}) => {
  problems.allow(/Failed to (fetch|load resource)/);
  await page.goto(paths.glossary);
  await hydrated(page);
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'Sitemap' }).click();
  await expect(page).toHaveURL(paths.sitemap);
  // A mouse would miss the link while the page returns to its top.
  await expect(page.getByRole('heading', { name: 'Every page of this site' })).toBeInViewport();
  // The script of the page is loaded, its data is not.
  await context.setOffline(true);
  await footer.getByRole('link', { name: 'Glossary' }).press('Enter');
  const card = page.getByRole('main');
  await expect(card.getByRole('heading', { name: firm.errorPage.heading, level: 1 })).toBeVisible();
  await expect(card.getByRole('link', { name: firm.phone.display })).toBeVisible();
  await expect(page).toHaveTitle(documentTitle(firm.errorPage.heading));
});

test('the short form prefills the contact form and sends nothing', async ({ page }) => {
  await page.goto(AREA);
  await hydrated(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.url()} ${request.postData() ?? ''}`));
  const short = page.getByRole('form', { name: 'Begin here' });
  await short.getByLabel('Full name').fill('Ana Maria Ruiz');
  await short.getByLabel('Phone').fill('(917) 555-0100');
  await short.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/contact\/#consultation$/);
  const form = page.getByRole('main').locator('form:has([name="caseType"])');
  const expectFilled = async () => {
    await expect(form.getByLabel('First name')).toHaveValue('Ana');
    await expect(form.getByLabel('Last name')).toHaveValue('Maria Ruiz');
    await expect(form.getByLabel('Phone')).toHaveValue('(917) 555-0100');
    await expect(form.getByLabel('Type of case')).toHaveValue(caseTypeOfArea(basename(AREA)));
  };
  await expectFilled();
  await page.reload();
  await expectFilled();
  expect(requests.filter((request) => /Ruiz|555-0100/.test(request))).toEqual([]);
});
