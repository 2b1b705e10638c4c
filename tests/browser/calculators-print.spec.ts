import type { Page } from '@playwright/test';
import { paths } from '../../contract/paths.ts';
import {
  CALCULATIONS,
  calculate,
  calculationOn,
  fillFigures,
  openCalculation,
  sample,
  sampleLink,
  sampleResult,
} from './calculators.ts';
import { expect, test } from './support.ts';

/** The number of sheets, printed as by the browser's own command. */
const sheetsOf = async (page: Page) =>
  (await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type \/Page\b/g)?.length;

test('of two calculations the browser prints the last calculated, or the one whose button was pressed', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => {};
  });
  const estimate = await openCalculation(page, 'alimony-estimate');
  const worksheet = calculationOn(page, 'maintenance-worksheet');
  for (const name of ['alimony-estimate', 'maintenance-worksheet'] as const) {
    await fillFigures(calculationOn(page, name), sample[name]);
    await calculate(calculationOn(page, name));
    await expect(calculationOn(page, name).getByRole('article')).toContainText(sampleResult[name]);
  }
  await page.emulateMedia({ media: 'print' });
  await expect(worksheet.getByText('Figures entered')).toBeVisible();
  await expect(worksheet.getByText('You: Gross income').last()).toBeVisible();
  await expect(worksheet.getByRole('table', { name: 'Maintenance', exact: true })).toBeVisible();
  await expect(worksheet.getByRole('button', { name: 'Calculate' })).toBeHidden();
  await expect(estimate).toBeHidden();
  for (const part of ['banner', 'contentinfo', 'tablist'] as const) {
    await expect(page.getByRole(part).first()).toBeHidden();
  }
  for (const level of [1, 2, 3]) await expect(page.getByRole('heading', { level }).first()).toBeHidden();
  expect(await sheetsOf(page)).toBe(1);

  await page.emulateMedia({ media: 'screen' });
  await expect(estimate).toBeVisible();
  await estimate.getByRole('button', { name: 'Print worksheet' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(estimate.getByText('Figures entered')).toBeVisible();
  await expect(worksheet).toBeHidden();

  // Back from another page of the site.
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy', exact: true }).click();
  await expect(page).toHaveURL(paths.privacy);
  await page.goBack();
  await expect(worksheet.getByRole('article')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(estimate).toBeVisible();
  await expect(worksheet).toBeHidden();
});

test('blank forms are printed without their buttons, a quick estimate on one sheet', async ({ page }) => {
  await openCalculation(page, 'child-support-estimate');
  // The worksheet takes three.
  expect(await sheetsOf(page)).toBe(4);
  await page.emulateMedia({ media: 'print' });
  for (const name of ['child-support-estimate', 'child-support-worksheet'] as const) {
    await expect(calculationOn(page, name).getByRole('textbox').first()).toBeVisible();
    await expect(calculationOn(page, name).getByRole('button', { name: 'Calculate' })).toBeHidden();
  }
});

for (const name of CALCULATIONS) {
  test(`${name}: it fits on one sheet of paper, in letters of 8 points at least`, async ({ page }) => {
    await page.goto(sampleLink(name));
    const calculation = calculationOn(page, name);
    await expect(calculation.getByRole('article')).toContainText(sampleResult[name]);
    expect(await sheetsOf(page)).toBe(1);
    await page.emulateMedia({ media: 'print' });
    const smallest = await calculation.evaluate((section) => {
      const texts = [...section.querySelectorAll('p, dt, dd, th, td, li, text')];
      const shown = texts.filter((one) => one.checkVisibility() && one.textContent?.trim());
      return Math.min(...shown.map((one) => Number.parseFloat(getComputedStyle(one).fontSize)));
    });
    // In CSS pixels, of which 96 are an inch of 72 points.
    expect(smallest).toBeGreaterThanOrEqual((8 * 96) / 72);
  });
}
