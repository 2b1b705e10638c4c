import { expect, type Locator, type Page } from '@playwright/test';
import { figuresToFragment } from '../../calculators/share-link.ts';
import { type Calculation, CALCULATIONS as TABS } from '../../contract/calculations.ts';
import { paths } from '../../contract/paths.ts';
import { hydrated } from './support.ts';

export type Figures = Record<string, string>;

export const CALCULATIONS = Object.keys(TABS) as Calculation[];

export const address = (calculation: Calculation) => paths.calculator(TABS[calculation]);

/** The section of one calculation: form, result and worksheet. */
export const calculationOn = (page: Page, calculation: Calculation) => page.locator(`#${calculation}`);

export async function openCalculation(page: Page, calculation: Calculation): Promise<Locator> {
  await page.goto(address(calculation));
  await hydrated(page);
  return calculationOn(page, calculation);
}

/** A field other than a radio button, by its name. */
export const field = (calculation: Locator, name: string) => calculation.locator(`[name="${name}"]`);

/** Types figures, by field name. */
export async function fillFigures(calculation: Locator, figures: Figures): Promise<void> {
  for (const [name, figure] of Object.entries(figures)) {
    const control = calculation.locator(`[name="${name}"]`).first();
    const folded = calculation
      .locator('details:not([open])')
      .filter({ has: calculation.page().locator(`[name="${name}"]`) });
    if (await folded.count()) await folded.locator('summary').click();
    const kind = await control.evaluate((element) => element.getAttribute('type') ?? element.tagName);
    if (kind === 'SELECT') await control.selectOption(figure);
    else if (kind === 'radio') await calculation.locator(`[name="${name}"][value="${figure}"]`).check();
    else await control.fill(figure);
  }
}

export async function expectFigures(calculation: Locator, figures: Figures): Promise<void> {
  for (const [name, figure] of Object.entries(figures)) {
    const control = calculation.locator(`[name="${name}"]:not([type=radio]), [name="${name}"]:checked`);
    await expect(control).toHaveValue(figure);
  }
}

export const calculate = (calculation: Locator) =>
  calculation.getByRole('button', { name: 'Calculate' }).click();

/** Figures for every form that occur nowhere else on the site. */
export const sample: Record<Calculation, Figures> = {
  'alimony-estimate': {
    payorIncome: '110,031',
    payeeIncome: '25037',
    marriageLength: '12.5',
    hasChildren: 'yes',
  },
  'maintenance-worksheet': {
    onDate: '2025-06-02',
    marriageLength: '12.5',
    firstIncome: '260,041',
    firstFica: '12,543',
    secondIncome: '45,047',
    numberOfChildren: '2',
    custodialParent: 'second',
  },
  'child-support-estimate': {
    custodialIncome: '40,051',
    nonCustodialIncome: '120,053',
    numberOfChildren: '2',
    childcareExpenses: '9,659',
  },
  'child-support-worksheet': {
    onDate: '2025-06-02',
    numberOfChildren: '3',
    custodialParent: 'first',
    married: 'yes',
    marriageLength: '8.5',
    firstIncome: '52,061',
    secondIncome: '140,063',
    secondFica: '10,711',
    healthInsurance: '3,559',
    healthInsurancePaidBy: 'non-custodial',
    medicalExpenses: '1,867',
  },
  'asset-division': {
    realEstate: '850,071',
    realEstateKeptBy: 'first',
    retirementAccounts: '310,073',
    retirementAccountsKeptBy: 'second',
    debts: '240,079',
    firstShare: '60',
    pensionMonthsOf: 'second',
    pensionMonths: '360',
    pensionMarriageMonths: '216',
  },
};

/** The result of each sample. */
export const sampleResult: Record<Calculation, string> = {
  'alimony-estimate': '$1,400 a month',
  'maintenance-worksheet': '$2,933.32 a month',
  'child-support-estimate': '$3,105 a month',
  'child-support-worksheet': '$2,789.04 a month',
  'asset-division': '$920,065',
};

/** The shared link with a sample's figures. */
export const sampleLink = (calculation: Calculation) =>
  `${address(calculation)}#${figuresToFragment({ calculation, values: sample[calculation] })}`;

/** The figures of a sample, as typed, encoded and without commas, that must not leave the page. */
export const marksOf = (calculation: Calculation): string[] =>
  Object.values(sample[calculation])
    .filter((figure) => /\d{2},\d{3}|^\d{5,}$/.test(figure))
    .flatMap((figure) => [figure, figure.replaceAll(',', ''), encodeURIComponent(figure)]);
