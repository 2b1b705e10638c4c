import { calculatorWaiting } from '../../content/calculator-waiting.ts';
import {
  address,
  CALCULATIONS,
  calculate,
  calculationOn,
  fillFigures,
  openCalculation,
  sample,
  sampleResult,
  stepOf,
} from './calculators.ts';
import { expect, expectAccessible, hydrated, test } from './support.ts';

for (const name of CALCULATIONS) {
  test.describe(`the form of ${name}`, () => {
    test('shows nothing until Calculate, then the result, announced and accessible', async ({
      page,
      isMobile,
    }) => {
      // axe reads every colour of a long page.
      test.slow();
      const calculation = await openCalculation(page, name);
      const result = calculation.getByRole('article');
      await fillFigures(calculation, sample[name]);
      await expect(result).toHaveCount(0);
      await expect(calculation.getByRole('status')).toBeEmpty();
      await calculate(calculation);
      await expect(result).toContainText(sampleResult[name]);
      await expect(calculation.getByRole('status')).toContainText(sampleResult[name]);
      await expect(result.getByRole('img').first()).toBeVisible();
      await expect(calculation.getByText('General information, not legal advice.')).toBeVisible();
      await expectAccessible(page);
      if (isMobile) await page.setViewportSize({ width: 320, height: 700 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        await page.evaluate(() => document.documentElement.clientWidth),
      );
    });
  });
}

test('a field says its unit to those who do not see it', async ({ page }) => {
  const estimate = await openCalculation(page, 'alimony-estimate');
  await expect(estimate.getByRole('textbox', { name: 'Payor’s income' })).toHaveAccessibleName(
    'Payor’s income (in dollars)',
  );
  await expect(estimate.getByRole('textbox', { name: 'Length' })).toHaveAccessibleName(
    'Length of the marriage (in years)',
  );
  const assets = await openCalculation(page, 'asset-division');
  await expect(assets.getByRole('textbox', { name: 'Your share' })).toHaveAccessibleName(
    'Your share of the net estate (in percent)',
  );
});

test('a whole calculation is done by keyboard alone', async ({ page }) => {
  await page.goto('/divorce-calculators/');
  await hydrated(page);
  await page.getByRole('tab', { name: 'Alimony Calculator' }).focus();
  const calculation = calculationOn(page, 'alimony-estimate');
  for (const figure of ['100000', '0', '20']) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(figure);
  }
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowLeft');
  await expect(calculation.getByLabel('Yes')).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(calculation.getByRole('button', { name: 'Calculate' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(calculation.getByRole('status')).toContainText('$2,500 a month');
  await expect(calculation.getByRole('button', { name: 'Calculate' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(calculation.getByRole('button', { name: 'Send these figures with my request' })).toBeFocused();
});

test('a result comes into view wherever Calculate stands, and the focus stays there @desktop', async ({
  page,
}) => {
  const worksheet = await openCalculation(page, 'child-support-worksheet');
  await fillFigures(worksheet, sample['child-support-worksheet']);
  const button = worksheet.getByRole('button', { name: 'Calculate' });
  for (const press of ['first', 'again']) {
    // At the top of the window, as when the whole form has been filled in: its sheet begins far above.
    await button.evaluate((element) => element.scrollIntoView({ behavior: 'instant', block: 'center' }));
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(worksheet.getByRole('article').getByRole('term').first(), press).toBeInViewport();
    await expect(button).toBeFocused();
  }
});

test('a result says that it is out of date once a figure is changed, until Calculate is pressed again', async ({
  page,
}) => {
  const calculation = await openCalculation(page, 'alimony-estimate');
  await fillFigures(calculation, { payorIncome: '100000', marriageLength: '20' });
  await calculate(calculation);
  const stale = calculation.getByText('You have changed a figure since.');
  await expect(stale).toBeHidden();
  await fillFigures(calculation, { payorIncome: '120000' });
  await expect(stale).toBeVisible();
  await calculate(calculation);
  await expect(stale).toBeHidden();
  await expect(calculation.getByRole('article')).toContainText('$3,000 a month');
});

test('the calculators work the same when reached from another page, and again after leaving', async ({
  page,
}) => {
  await page.goto('/fees/');
  await hydrated(page);
  for (const income of ['100000', '50000']) {
    await page.getByRole('main').getByRole('link', { name: 'Divorce calculators' }).click();
    const calculation = calculationOn(page, 'alimony-estimate');
    await fillFigures(calculation, { payorIncome: income, payeeIncome: 'much', marriageLength: '20' });
    await calculate(calculation);
    await expect(calculation.getByRole('article')).toContainText(income === '100000' ? '$2,500' : '$1,250');
    await expect(calculation.getByRole('textbox', { name: 'Payee’s income' })).toHaveAccessibleDescription(
      /enter a number/,
    );
    await page.getByRole('tab', { name: 'Asset Division' }).click();
    await page.getByRole('tab', { name: 'Alimony Calculator' }).click();
    await expect(calculation.getByRole('article')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'What a divorce costs' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'What a divorce costs' })).toBeVisible();
  }
});

test('a worksheet prints as a sheet of its own, with the figures entered and every line', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => {};
  });
  const estimate = await openCalculation(page, 'alimony-estimate');
  await fillFigures(estimate, sample['alimony-estimate']);
  await calculate(estimate);
  const worksheet = calculationOn(page, 'maintenance-worksheet');
  await fillFigures(worksheet, sample['maintenance-worksheet']);
  await calculate(worksheet);
  await worksheet.getByRole('button', { name: 'Print worksheet' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(worksheet.getByText('Figures entered')).toBeVisible();
  await expect(worksheet.getByText('You: Gross income').last()).toBeVisible();
  await expect(stepOf(worksheet, 'Maintenance', 'monthly')).toBeVisible();
  await expect(worksheet.getByRole('button', { name: 'Calculate' })).toBeHidden();
  await expect(estimate).toBeHidden();
  for (const part of ['banner', 'contentinfo', 'tablist', 'heading']) {
    await expect(
      page
        .locator('body')
        .getByRole(part as 'banner')
        .first(),
    ).toBeHidden();
  }
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(estimate).toBeVisible();
});

test('a short result is one sheet of paper, without an empty one after it', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {};
  });
  for (const name of ['alimony-estimate', 'child-support-estimate', 'asset-division'] as const) {
    const calculation = await openCalculation(page, name);
    await fillFigures(calculation, sample[name]);
    await calculate(calculation);
    await calculation.getByRole('button', { name: 'Print worksheet' }).click();
    const sheets = (await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type \/Page\b/g);
    expect(sheets, name).toHaveLength(1);
  }
});

test('a calculation that cannot be fetched says so, and loses nothing', async ({ page, problems }) => {
  problems.allow(/ERR_FAILED|Failed to fetch dynamically imported module/);
  await page.goto(address('alimony-estimate'));
  await hydrated(page);
  await page.route('**/assets/runtime*.js', (route) => route.abort());
  const calculation = calculationOn(page, 'alimony-estimate');
  await fillFigures(calculation, sample['alimony-estimate']);
  await calculate(calculation);
  await expect(page.getByText('The calculator could not be loaded', { exact: true })).toBeVisible();
  await expect(calculation.getByRole('textbox', { name: 'Payor’s income' })).toHaveValue('110,031');
  await expect(page).toHaveURL(/\?calculator=alimony$/);
  await expect(calculation.locator('form')).not.toHaveAttribute('aria-busy');
  await expect(calculation.getByRole('status')).toBeEmpty();
});

test('Calculate of two forms, pressed while the calculation is still being fetched, works out both', async ({
  page,
}) => {
  await page.goto(address('alimony-estimate'));
  await hydrated(page);
  const { promise, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/runtime*.js', async (route) => {
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
