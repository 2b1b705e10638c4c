import type { Locator } from '@playwright/test';
import { calculatorWaiting } from '#law/calculators/page.ts';
import type { Calculation } from '../../contract/calculations.ts';
import {
  address,
  CALCULATIONS,
  calculate,
  calculationOn,
  type Figures,
  field,
  fillFigures,
  openCalculation,
  sample,
  sampleLink,
  sampleResult,
} from './calculators.ts';
import { expect, expectAccessible, expectNoSidewaysScrolling, hydrated, test } from './support.ts';

/** A figure that cannot be read, and its error message, for each form. */
const unreadable: Record<Calculation, { figures: Figures; message: RegExp }> = {
  'alimony-estimate': {
    figures: { payorIncome: '-50000' },
    message: /^Payor’s income: enter a figure of 0 or more/,
  },
  'maintenance-worksheet': {
    figures: { maintenanceCap: 'much' },
    message: /^Cap for maintenance: enter a number/,
  },
  'child-support-estimate': {
    figures: { healthInsurance: '1e309' },
    message: /^Health insurance: enter a number/,
  },
  'child-support-worksheet': {
    figures: { onDate: '2010-01-01' },
    message: /^Date of the order or agreement: choose a day from January 31, 2016 on/,
  },
  'asset-division': {
    figures: { firstShare: '150' },
    message: /^Your share of the net estate: this is more/,
  },
};

const summaryOf = (calculation: Locator) =>
  calculation.getByRole('group', { name: 'Please check these fields' });
/** Announced and read in one place. */
const stale = (calculation: Locator) =>
  calculation.getByRole('status').filter({ hasText: 'You have changed a figure since.' });

for (const name of CALCULATIONS) {
  test(`${name}: from an empty form to a result, through a change and a figure that cannot be read`, async ({
    page,
  }) => {
    const calculation = await openCalculation(page, name);
    const result = calculation.getByRole('article');
    const status = calculation.getByRole('status');
    await fillFigures(calculation, sample[name]);
    await expect(result).toHaveCount(0);
    await expect(status).toBeEmpty();
    await calculate(calculation);
    await expect(result).toContainText(sampleResult[name]);
    await expect(result.getByRole('heading', { level: 4 }).first()).toBeVisible();
    await expect(status).toContainText(sampleResult[name]);
    await expect(result.getByRole('img').first()).toBeVisible();
    await expect(stale(calculation)).toBeHidden();

    const { figures, message } = unreadable[name];
    const [[fieldName = '', typed = ''] = []] = Object.entries(figures);
    const control = field(calculation, fieldName);
    await fillFigures(calculation, figures);
    await expect(stale(calculation)).toBeVisible();
    await calculate(calculation);
    const summary = summaryOf(calculation);
    await expect(summary).toBeFocused();
    await expect(summary).toBeInViewport();
    // The result before it stays.
    await expect(result).toContainText(sampleResult[name]);
    await expect(stale(calculation)).toBeVisible();
    await expect(control).toHaveAttribute('aria-invalid', 'true');
    await expect(control).toHaveAccessibleDescription(new RegExp(message.source.slice(1)));
    await expect(control).toHaveValue(typed);
    await expectAccessible(page);
    const before = page.url();
    await summary.getByRole('link', { name: message }).click();
    await expect(control).toBeFocused();
    expect(page.url()).toBe(before);

    await fillFigures(calculation, { [fieldName]: sample[name][fieldName] ?? '' });
    await calculate(calculation);
    await expect(result).toContainText(sampleResult[name]);
    await expect(summary).toHaveCount(0);
    await expect(control).not.toHaveAttribute('aria-invalid');
  });
}

test('an amount with a point between its thousands is an error, and gives no result', async ({ page }) => {
  const estimate = await openCalculation(page, 'child-support-estimate');
  await fillFigures(estimate, { custodialIncome: '38,000', nonCustodialIncome: '62.000' });
  await calculate(estimate);
  await expect(field(estimate, 'nonCustodialIncome')).toHaveAccessibleDescription(
    /with a comma, as in 62,000/,
  );
  await expect(estimate.getByRole('article')).toHaveCount(0);
});

test('a date that is on no calendar is an error, not today', async ({ page }) => {
  const worksheet = await openCalculation(page, 'maintenance-worksheet');
  const date = field(worksheet, 'onDate');
  await worksheet.getByText('Change the date, the caps and the reserve', { exact: true }).click();
  await date.fill('');
  await date.pressSequentially('02312019');
  await calculate(worksheet);
  await expect(date).toHaveAccessibleDescription(/choose a day from/);
});

test('a worksheet shows the figures in force on its date', async ({ page }) => {
  const worksheet = await openCalculation(page, 'maintenance-worksheet');
  const cap = field(worksheet, 'maintenanceCap');
  await worksheet.getByText('Change the date, the caps and the reserve', { exact: true }).click();
  await fillFigures(worksheet, { onDate: '2025-06-02' });
  await expect(cap).toHaveAccessibleDescription('If blank: $228,000, in force since March 1, 2024.');
  await fillFigures(worksheet, { onDate: '2026-06-02' });
  await expect(cap).toHaveAccessibleDescription('If blank: $241,000, in force since March 1, 2026.');
  await fillFigures(worksheet, { onDate: '2022-02-28' });
  await expect(worksheet.getByText('in force since March 1, 2022: the oldest in our table')).toBeVisible();
  await expect(worksheet.getByRole('article')).toHaveCount(0);
});

test('blank FICA follows the income and the date as an estimate, until it is typed', async ({ page }) => {
  const worksheet = await openCalculation(page, 'maintenance-worksheet');
  const fica = field(worksheet, 'firstFica');
  const step = worksheet.locator('[data-step="fica-first"]');
  await worksheet.getByText('Your taxes and deductions', { exact: true }).click();
  await expect(fica).toHaveAccessibleDescription(/^If blank: estimated, as on wages of/);
  await fillFigures(worksheet, { onDate: '2025-06-02', firstIncome: '65,000' });
  await expect(fica).toHaveAttribute('placeholder', '4,972.50 (estimate)');
  await expect(fica).toHaveAccessibleDescription(/^If blank: \$4,972\.50, estimated .* wages of 2025\./);
  await fillFigures(worksheet, { firstIncome: '200,000' });
  await expect(fica).toHaveAttribute('placeholder', '13,818.20 (estimate)');
  await calculate(worksheet);
  await expect(step).toContainText('$13,818.20');
  await expectAccessible(page);
  await fillFigures(worksheet, { firstFica: '0' });
  await calculate(worksheet);
  await expect(step).toHaveCount(0);
});

test('a result comes into view wherever Calculate is, and the focus stays there', async ({ page }) => {
  const worksheet = await openCalculation(page, 'child-support-worksheet');
  await fillFigures(worksheet, sample['child-support-worksheet']);
  const button = worksheet.getByRole('button', { name: 'Calculate' });
  for (const press of ['first', 'second']) {
    // The result begins far above the end of the form.
    await button.evaluate((element) => element.scrollIntoView({ behavior: 'instant', block: 'center' }));
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(worksheet.getByRole('article').getByRole('term').first(), press).toBeInViewport();
    await expect(button).toBeFocused();
  }
});

test('results fit a phone of 320 pixels, and with large text no amount lies over its label', {
  tag: '@phone',
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const name of CALCULATIONS) {
    await page.goto('about:blank');
    await page.goto(sampleLink(name));
    const result = calculationOn(page, name).getByRole('article');
    await expect(result).toContainText(sampleResult[name]);
    await expect(result).toBeInViewport();
    await expectNoSidewaysScrolling(page);
    const covered = await calculationOn(page, name).evaluate((section) => {
      document.documentElement.style.fontSize = '200%';
      for (const fold of section.querySelectorAll('details')) fold.open = true;
      const rows = [...section.querySelectorAll('tbody tr, dl > div')].map((row) => [
        row.querySelector('th, dt'),
        row.querySelector('td:last-child, dd > :first-child'),
      ]);
      return rows.flatMap(([label, amount]) => {
        if (!label?.checkVisibility() || !amount?.checkVisibility()) return [];
        const [one, other] = [label.getBoundingClientRect(), amount.getBoundingClientRect()];
        const overlaps = one.bottom > other.top && one.right > other.left && other.bottom > one.top;
        return overlaps ? [label.textContent] : [];
      });
    });
    expect(covered, name).toEqual([]);
  }
});

test('without the engine a form says so and keeps its figures', async ({ page, problems }) => {
  problems.allow(/ERR_FAILED|Failed to fetch dynamically imported module/);
  await page.goto(address('alimony-estimate'));
  await hydrated(page);
  await page.route('**/assets/calculate-*.js', (route) => route.abort());
  const calculation = calculationOn(page, 'alimony-estimate');
  await fillFigures(calculation, sample['alimony-estimate']);
  await calculate(calculation);
  await expect(page.getByText('The calculator could not be loaded', { exact: true })).toBeVisible();
  await expect(field(calculation, 'payorIncome')).toHaveValue('110,031');
  await expect(page).toHaveURL(/\?calculator=alimony$/);
  await expect(calculation.locator('form')).not.toHaveAttribute('aria-busy');
  await expect(calculation.getByRole('status')).toBeEmpty();
});

test('two forms submitted while the engine is being loaded are both calculated', async ({ page }) => {
  await page.goto(address('alimony-estimate'));
  await hydrated(page);
  const { promise, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/calculate-*.js', async (route) => {
    await promise;
    await route.continue();
  });
  const names = ['alimony-estimate', 'maintenance-worksheet'] as const;
  for (const name of names) {
    const calculation = calculationOn(page, name);
    await fillFigures(calculation, sample[name]);
    await calculate(calculation);
    await expect(calculation.getByRole('status')).toHaveText(calculatorWaiting);
    await expect(calculation.locator('form')).toHaveAttribute('aria-busy', 'true');
  }
  release();
  for (const name of names) {
    const calculation = calculationOn(page, name);
    await expect(calculation.getByRole('article')).toContainText(sampleResult[name]);
    await expect(calculation.getByRole('status')).toContainText(sampleResult[name]);
    await expect(calculation.locator('form')).not.toHaveAttribute('aria-busy');
  }
});
