import vectors from '../fixtures/calculator-vectors.json' with { type: 'json' };
import { calculate, fillFigures, openCalculation, sample, stepOf } from './calculators.ts';
import { expect, test } from './support.ts';

const money = (dollars: number, decimals: number) =>
  `$${dollars.toLocaleString('en-US', { minimumFractionDigits: decimals, maximumFractionDigits: decimals })}`;

test.describe('results', () => {
  // The engine is held to every vector by unit tests; here, that the page passes figures to it and back.
  test('agree with the vectors of the quick estimates', async ({ page }) => {
    test.slow();
    const alimony = await openCalculation(page, 'alimony-estimate');
    for (const { monthly, ...figures } of vectors.quickAlimony.slice(0, 6)) {
      await fillFigures(alimony, figures);
      await calculate(alimony);
      await expect(alimony.getByRole('article')).toContainText(`${money(monthly, 0)} a month`);
    }
    const childSupport = await openCalculation(page, 'child-support-estimate');
    for (const { monthly, ...figures } of vectors.quickChildSupport.slice(3, 8)) {
      await fillFigures(childSupport, figures);
      await calculate(childSupport);
      await expect(childSupport.getByRole('article')).toContainText(`${money(monthly, 0)} a month`);
    }
  });

  test('agree with the vectors of the maintenance worksheet, line by line', async ({ page }) => {
    const worksheet = await openCalculation(page, 'maintenance-worksheet');
    for (const vector of vectors.maintenance.slice(0, 3)) {
      await fillFigures(worksheet, {
        onDate: vector.onDate,
        marriageLength: vector.yearsMarried,
        firstIncome: vector.payorIncome,
        secondIncome: vector.payeeIncome,
        numberOfChildren: vector.payorPaysChildSupport ? 1 : 0,
        custodialParent: 'second',
        selfSupportReserve: vector.selfSupportReserve,
      });
      await calculate(worksheet);
      await expect(stepOf(worksheet, 'Maintenance', 'reserve')).toContainText(money(vector.annual, 2));
    }
  });

  test('agree with the vectors of the child support worksheet, line by line', async ({ page }) => {
    const worksheet = await openCalculation(page, 'child-support-worksheet');
    for (const vector of vectors.childSupport.slice(0, 3)) {
      await fillFigures(worksheet, {
        onDate: vector.onDate,
        married: 'no',
        custodialParent: 'first',
        firstIncome: vector.custodialIncome,
        secondIncome: vector.nonCustodialIncome,
        numberOfChildren: Math.min(vector.children, 5),
        selfSupportReserve: vector.selfSupportReserve,
        povertyLevel: vector.povertyLevel,
      });
      await calculate(worksheet);
      await expect(stepOf(worksheet, 'Child support', 'low-income')).toContainText(
        money(vector.basicAnnual, 2),
      );
    }
  });

  test('of a worksheet show figure, formula and statute of each line, and say what the court decides', async ({
    page,
  }) => {
    const worksheet = await openCalculation(page, 'maintenance-worksheet');
    await fillFigures(worksheet, sample['maintenance-worksheet']);
    await calculate(worksheet);
    await expect(stepOf(worksheet, 'Maintenance', 'of-each')).toContainText('20% × $228,000 − 25% × $45,047');
    await expect(stepOf(worksheet, 'Maintenance', 'of-each')).toContainText('$34,338.25');
    await expect(stepOf(worksheet, 'Maintenance', 'of-each')).toContainText('DRL § 236(B)');
    await expect(stepOf(worksheet, 'Maintenance', 'above-cap')).toContainText('At the court’s discretion');
    const law = (id: string) => stepOf(worksheet, 'Figures of the law, as of June 2, 2025', id);
    await expect(law('maintenanceCap')).toContainText('since March 1, 2024');
    await expect(law('maintenanceCap')).toContainText('DRL § 236(B)');
    await expect(law('maintenanceCap')).toContainText('$228,000.00');
    await expect(law('selfSupportReserve')).toContainText('135% of the federal poverty guideline');
    await expect(worksheet).toContainText('23 to 45 months');
    await expect(worksheet).toContainText('Whether maintenance is due on the part above it is for the court');
  });

  test('of maintenance count the expenses for the children in the child support that follows', async ({
    page,
  }) => {
    const worksheet = await openCalculation(page, 'maintenance-worksheet');
    await fillFigures(worksheet, {
      firstIncome: '90000',
      secondIncome: '90000',
      numberOfChildren: '1',
      childcareExpenses: '12000',
    });
    await calculate(worksheet);
    await expect(stepOf(worksheet, 'Child support', 'add-ons-share')).toContainText('$6,000.00');
  });

  test('warn of figures that may be out of date, and of low income', async ({ page }) => {
    const worksheet = await openCalculation(page, 'child-support-worksheet');
    await fillFigures(worksheet, {
      onDate: '2028-03-01',
      married: 'no',
      secondIncome: '18000',
      firstIncome: '30000',
    });
    await calculate(worksheet);
    await expect(worksheet.getByRole('list').last()).toContainText(
      /Your date lies in the future|more than two years old/,
    );
    await expect(worksheet).toContainText(/Low income: .* \$25 a month/);
    await fillFigures(worksheet, { onDate: '2025-03-01', secondIncome: '90000' });
    await calculate(worksheet);
    await expect(worksheet).not.toContainText(/lies in the future|more than two years old/);
    await expect(worksheet).not.toContainText('Low income:');
  });

  test('are preceded by the figures in force on the date, which follow it when it is changed', async ({
    page,
  }) => {
    const worksheet = await openCalculation(page, 'maintenance-worksheet');
    const cap = worksheet.getByLabel('Cap for maintenance');
    await fillFigures(worksheet, { onDate: '2025-06-02' });
    await worksheet.getByText('Change the caps and the reserve', { exact: true }).click();
    await expect(cap).toHaveAccessibleDescription('If blank: $228,000, in force since March 1, 2024.');
    await expect(worksheet).not.toContainText('an older year');
    await fillFigures(worksheet, { onDate: '2026-06-02' });
    await expect(cap).toHaveAccessibleDescription('If blank: $241,000, in force since March 1, 2026.');
    await expect(
      worksheet.getByText(
        'The self-support reserve and the poverty guideline are those of 2025: an older year',
      ),
    ).toBeVisible();
    await expect(worksheet.getByRole('article')).toHaveCount(0);
  });

  test('of a division show both halves, what each keeps and the payment that makes up for it', async ({
    page,
  }) => {
    const assets = await openCalculation(page, 'asset-division');
    await fillFigures(assets, {
      realEstate: '500000',
      realEstateKeptBy: 'first',
      bankAccounts: '100000',
      bankAccountsKeptBy: 'second',
      debts: '200000',
      debtsKeptBy: 'first',
    });
    await calculate(assets);
    const result = assets.getByRole('article');
    await expect(result).toContainText('$400,000');
    await expect(result).toContainText('Each spouse’s half$200,000');
    await expect(result).toContainText('$100,000You pay your spouse');
    await fillFigures(assets, { firstShare: '75' });
    await calculate(assets);
    await expect(result).toContainText('No payment is needed');
  });
});
