import { calculate, fillFigures, openCalculation } from './calculators.ts';
import { expect, expectAccessible, test } from './support.ts';

test.describe('bad input', () => {
  const understood: [typed: string, result: string][] = [
    ['', '$0 a month'],
    ['   ', '$0 a month'],
    ['12,000', '$150 a month'],
    ['$12 000.50', '$150 a month'],
    ['+12000', '$150 a month'],
    ['999,999,999,999', '$2,538 a month'],
  ];
  const refused: [typed: string, message: RegExp][] = [
    ['-50000', /Payor’s income: a negative figure counts as blank/],
    ['1e309', /Payor’s income: enter a number/],
    ['Infinity', /Payor’s income: enter a number/],
    ['a lot', /Payor’s income: enter a number/],
    ['12,34,56', /Payor’s income: enter a number/],
    ['1234567890123456789012345678901234567890', /Payor’s income: this is more than/],
  ];

  test('is accepted where its meaning is plain', async ({ page }) => {
    const calculation = await openCalculation(page, 'alimony-estimate');
    for (const [typed, result] of understood) {
      await fillFigures(calculation, { payorIncome: typed });
      await calculate(calculation);
      await expect(calculation.getByRole('article')).toContainText(result);
      await expect(calculation.getByRole('alert')).toHaveCount(0);
      await expect(calculation.getByRole('textbox', { name: 'Payor’s income' })).not.toHaveAttribute(
        'aria-invalid',
      );
    }
  });

  test('counts as 0 otherwise, is kept, and has its message at the field and at the top', async ({
    page,
  }) => {
    const calculation = await openCalculation(page, 'alimony-estimate');
    const income = calculation.getByRole('textbox', { name: 'Payor’s income' });
    for (const [typed, message] of refused) {
      await fillFigures(calculation, { payorIncome: typed });
      await calculate(calculation);
      await expect(calculation.getByRole('article')).toContainText('$0 a month');
      await expect(calculation).not.toContainText(/NaN|∞|undefined/);
      await expect(income).toHaveAttribute('aria-invalid', 'true');
      await expect(income).toHaveAccessibleDescription(message);
      await expect(income).toHaveValue(typed);
      const summary = calculation.getByRole('alert');
      await expect(summary).toBeFocused();
      await expect(calculation.getByRole('status')).toBeEmpty();
      await summary.getByRole('link', { name: message }).click();
      await expect(income).toBeFocused();
    }
    await expectAccessible(page);
    await fillFigures(calculation, { payorIncome: '100000' });
    await calculate(calculation);
    await expect(calculation.getByRole('alert')).toHaveCount(0);
    await expect(income).toHaveAccessibleDescription('The spouse who would pay.');
  });

  test('in a date, a length or a share is dealt with in the same way', async ({ page }) => {
    test.slow();
    const worksheet = await openCalculation(page, 'maintenance-worksheet');
    await fillFigures(worksheet, {
      onDate: '2010-01-01',
      marriageLength: '900',
      firstIncome: '100000',
      maintenanceCap: 'much',
    });
    await calculate(worksheet);
    await expect(worksheet.getByRole('alert').getByRole('link')).toHaveText([
      /^Date: choose a day from January 31, 2016 on/,
      /^Length of the marriage: this is more/,
      /^Cap for maintenance: enter a number/,
    ]);
    await expect(worksheet.getByRole('article')).toContainText('$2,500 a month');
    await expectAccessible(page);

    // A day that is on no calendar leaves the field without a value, as a blank one is.
    await worksheet.getByLabel('Date').fill('');
    await worksheet.getByLabel('Date').pressSequentially('02312019');
    await calculate(worksheet);
    await expect(worksheet.getByLabel('Date')).toHaveAccessibleDescription(/choose a day from/);
    await worksheet.getByLabel('Date').fill('2019-02-28');
    await calculate(worksheet);
    await expect(worksheet.getByLabel('Date')).not.toHaveAttribute('aria-invalid');

    const assets = await openCalculation(page, 'asset-division');
    await fillFigures(assets, { realEstate: '100000', firstShare: '150' });
    await calculate(assets);
    await expect(assets.getByLabel('Your share')).toHaveAccessibleDescription(/this is more than/);
  });
});
