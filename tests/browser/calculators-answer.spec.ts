import {
  calculate,
  calculationOn,
  expectFigures,
  field,
  fillFigures,
  openCalculation,
} from './calculators.ts';
import { expect, expectAccessible, hydrated, test } from './support.ts';

test('a sentence is filled in and calculated by keyboard alone', async ({ page }) => {
  const worksheet = await openCalculation(page, 'maintenance-worksheet');
  await page.getByRole('tab', { name: 'Alimony Calculator' }).focus();
  for (const typed of ['less', '24000', '120000', '20']) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(typed);
  }
  await expectFigures(worksheet, { youEarn: 'less', firstIncome: '24000', secondIncome: '120000' });
  // Without children, nobody asks who they live with.
  await expect(worksheet.getByLabel('They live mostly with')).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(worksheet.getByRole('status')).toContainText('$2,401.10 a month. Your spouse pays you.');
});

test('figures of a quick estimate are carried by keyboard to the side of the visitor', async ({ page }) => {
  const calculation = await openCalculation(page, 'alimony-estimate');
  await field(calculation, 'payorIncome').focus();
  for (const figure of ['100000', '0', '20']) {
    await page.keyboard.type(figure);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Tab');
  const button = calculation.getByRole('button', { name: 'Calculate' });
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  // Today's law is the headline, the rule of thumb comes after it.
  const law = '$2,308.75 a month';
  await expect(calculation.getByRole('status')).toHaveText(
    new RegExp(`^Maintenance under the law of .*\\${law}.* \\$2,500 a month`),
  );
  await expect(button).toBeFocused();
  const roles = ['I earn more', 'I earn less'] as const;
  for (const name of [...roles, 'Send these figures with my request']) {
    await page.keyboard.press('Tab');
    await expect(calculation.getByRole('button', { name })).toBeFocused();
  }

  // The same answer in the worksheet, from either side, however often it is carried.
  const worksheet = calculationOn(page, 'maintenance-worksheet');
  for (const [name, figures, pays] of [
    ['I earn more', { youEarn: 'more', firstIncome: '100000', secondIncome: '0' }, 'You pay your spouse.'],
    ['I earn less', { youEarn: 'less', firstIncome: '0', secondIncome: '100000' }, 'Your spouse pays you.'],
    ['I earn more', { youEarn: 'more', firstIncome: '100000', secondIncome: '0' }, 'You pay your spouse.'],
  ] as const) {
    await calculation.getByRole('button', { name }).press('Enter');
    await expect(worksheet.getByRole('heading', { name: 'Under today’s law' })).toBeFocused();
    await expectFigures(worksheet, { ...figures, marriageLength: '20' });
    await expect(worksheet.getByRole('article')).toContainText(law);
    await expect(worksheet.getByRole('article')).toContainText(pays);
    await expect(worksheet.getByRole('article').getByRole('heading').first()).toBeInViewport();
    await fillFigures(worksheet, { firstIncome: '90000' });
  }
  expect(page.url()).not.toContain('100000');
});

test('child support asks who the children live with, and whether the parents are married', async ({
  page,
}) => {
  const worksheet = await openCalculation(page, 'child-support-worksheet');
  await fillFigures(worksheet, { firstIncome: '62,000', secondIncome: '38,000', numberOfChildren: '2' });
  await calculate(worksheet);
  const summary = worksheet.getByRole('group', { name: 'Please check these fields' });
  await expect(summary).toBeFocused();
  await expect(worksheet.getByRole('article')).toHaveCount(0);
  for (const name of ['custodialParent', 'married']) {
    await expect(field(worksheet, name)).toHaveAttribute('aria-invalid', 'true');
    await expect(field(worksheet, name)).toHaveAccessibleDescription(/please choose one/);
  }
  await expectAccessible(page);
  await summary.getByRole('link', { name: /children live mostly with/ }).click();
  await expect(field(worksheet, 'custodialParent')).toBeFocused();
  await fillFigures(worksheet, { custodialParent: 'second', married: 'no' });
  await calculate(worksheet);
  await expect(worksheet.getByRole('status')).toContainText('$1,192.85 a month. You pay the other parent.');
});

test('"Estimate support" leads to the tabs, and to a first field in sight', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('main').getByRole('link', { name: 'Estimate support' }).first().click();
  await expect(page.getByRole('tab', { name: 'Child Support' })).toBeInViewport({ ratio: 1 });
  await expect(field(calculationOn(page, 'maintenance-worksheet'), 'firstIncome')).toBeInViewport({
    ratio: 1,
  });
  await page.getByRole('tab', { name: 'Child Support' }).click();
  await expect(field(calculationOn(page, 'child-support-worksheet'), 'firstIncome')).toBeInViewport({
    ratio: 1,
  });
});
