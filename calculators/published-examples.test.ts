// Examples that courts, agencies and law offices have published.
import { describe, expect, it } from 'vitest';
import { divideAssets } from './assets.ts';
import { childSupport } from './child-support.ts';
import { countableIncome } from './countable-income.ts';
import { ficaOnWages } from './fica.ts';
import { maintenance } from './maintenance.ts';
import { parametersOn } from './parameters.ts';
import { dividePension } from './pension.ts';

const cents = (dollars: number) => Math.round(dollars * 100);
const names = { first: 'You', second: 'Your spouse' };
const equal = { first: 5_000, second: 5_000 };

function lawOn(date: string) {
  const law = parametersOn(date);
  if (!law) throw new Error(`no law on ${date}`);
  return law;
}

describe('maintenance', () => {
  it.each([
    // Payor, payee, whether the payor also pays child support, a date with the cap of the example, a year.
    [110_000, 25_000, false, '2016-03-01', 28_000],
    [110_000, 25_000, true, '2016-03-01', 15_750],
    [50_000, 20_000, true, '2026-03-01', 5_000],
    [189_213.6, 73_880, false, '2018-03-01', 29_272],
    [150_000, 50_000, false, '2026-03-01', 30_000],
    [150_000, 50_000, true, '2026-03-01', 17_500],
    [150_000, 40_000, false, '2026-03-01', 36_000],
    [100_000, 50_000, true, '2026-03-01', 7_500],
    [120_000, 40_000, false, '2026-03-01', 24_000],
  ])(
    'of %s to %s, child support %s, under the law of %s is %s',
    (payor, payee, withChildren, date, annual) => {
      const result = maintenance({
        payorIncomeCents: cents(payor),
        payeeIncomeCents: cents(payee),
        payorPaysChildSupport: withChildren,
        marriageHundredths: null,
        parameters: lawOn(date),
      });
      expect(result.annualCents).toBe(cents(annual));
    },
  );
});

describe('child support', () => {
  const law = lawOn('2026-03-01');
  const afterFica = countableIncome(
    {
      incomeCents: cents(65_000),
      ficaCents: null,
      cityTaxCents: 0,
      livesInCity: false,
      otherSupportCents: 0,
      businessExpensesCents: 0,
      publicAssistanceCents: 0,
    },
    law.fica,
  );
  it.each([
    // Non-custodial parent, custodial parent, children, a year.
    [cents(120_000), 40_000, 1, 20_400],
    [cents(120_000), 40_000, 2, 30_000],
    [cents(50_000), 0, 2, 12_500],
    [afterFica, 30_000, 3, 17_407.98],
  ])(
    'of %s cents beside %s dollars, %s children, is %s',
    (nonCustodialIncomeCents, custodial, children, annual) => {
      const result = childSupport({
        nonCustodialIncomeCents,
        custodialIncomeCents: cents(custodial),
        children,
        addOns: {
          childCareCents: 0,
          healthInsuranceCents: 0,
          healthInsurancePaidBy: 'custodial',
          medicalCents: 0,
        },
        parameters: law,
      });
      expect(result.basicAnnualCents).toBe(cents(annual));
    },
  );

  it('of wages of 65,000 begins with FICA of 4,972.50', () => {
    expect(ficaOnWages(cents(65_000), law.fica)).toBe(cents(4_972.5));
  });
});

describe('property', () => {
  const none = { cents: 0, keptBy: 'divided' } as const;

  it('of 450,000 less a mortgage of 280,000 leaves 170,000', () => {
    const result = divideAssets({
      assets: {
        realEstate: { cents: cents(450_000), keptBy: 'divided' },
        bankAccounts: none,
        investments: none,
        retirementAccounts: none,
        vehicles: none,
        businessAssets: none,
        personalProperty: none,
      },
      debts: { cents: cents(280_000), keptBy: 'divided' },
      firstShare: 5_000,
      pension: { of: 'first', serviceHundredths: 0, inMarriageHundredths: 0 },
      names,
    });
    expect(result.netEstateCents).toBe(cents(170_000));
  });

  it('in a pension of 30 years, 18 of them in the marriage, gives the other spouse 30%', () => {
    const months = (years: number) => years * 12 * 100;
    const pension = { of: 'first', serviceHundredths: months(30), inMarriageHundredths: months(18) } as const;
    expect(dividePension(pension, equal, names)?.share).toBe(3_000);
  });
});
