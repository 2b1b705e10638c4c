// tests/fixtures/calculator-vectors.json holds results calculated independently of this engine: the two quick
// estimates (whole dollars a month) and the two statutory worksheets (dollars a year). The last two of each worksheet,
// by hand, are the reserve and the order of 25 a month:
// 30% × 28,000 = 8,400 leaves 19,600, less than 21,546, so 28,000 − 21,546 = 6,454;
// 20% × 25,000 − 25% × 1,000 = 4,750 (40% × 26,000 − 1,000 = 9,400 is more) leaves 20,250, less than 20,331, so
// 25,000 − 20,331 = 4,669;
// 17% × 18,000 = 3,060 leaves 14,940, less than 15,960, so 25 × 12 = 300;
// 25% × 34,000 × 17,000 ÷ 34,000 = 4,250 leaves 12,750, less than 13,590, so 25 × 12 = 300.
import { describe, expect, it } from 'vitest';
import vectors from '../tests/fixtures/calculator-vectors.json' with { type: 'json' };
import { readAmount, readYears } from './amount.ts';
import { childSupport } from './child-support.ts';
import { maintenance } from './maintenance.ts';
import { parametersOn } from './parameters.ts';
import { quickAlimony } from './quick-alimony.ts';
import { quickChildSupport } from './quick-child-support.ts';

const cents = (dollars: number) => readAmount(String(dollars)).value;
const years = (length: number) => readYears(String(length)).value;

const noAddOns = {
  childCareCents: 0,
  healthInsuranceCents: 0,
  healthInsurancePaidBy: 'custodial',
  medicalCents: 0,
} as const;

function inForce(date: string) {
  const parameters = parametersOn(date);
  if (!parameters) throw new Error(`no law on ${date}`);
  return parameters;
}

describe('the engine matches the vector for', () => {
  it.each(vectors.quickAlimony)('quick alimony: $payorIncome, $payeeIncome, $marriageLength years', (row) => {
    const result = quickAlimony({
      payorIncomeCents: cents(row.payorIncome),
      payeeIncomeCents: cents(row.payeeIncome),
      marriageHundredths: years(row.marriageLength),
    });
    expect(result.monthlyCents).toBe(cents(row.monthly));
  });

  it.each(vectors.quickChildSupport)('quick child support: $custodialIncome, $nonCustodialIncome', (row) => {
    const result = quickChildSupport({
      custodialIncomeCents: cents(row.custodialIncome),
      nonCustodialIncomeCents: cents(row.nonCustodialIncome),
      children: row.numberOfChildren,
      childCareCents: cents(row.childcareExpenses),
      healthInsuranceCents: cents(row.healthInsurance),
      extraordinaryCents: cents(row.extraordinaryExpenses),
    });
    expect(result.monthlyCents).toBe(cents(row.monthly));
  });

  it.each(vectors.maintenance)('maintenance on $onDate: $payorIncome, $payeeIncome', (row) => {
    const result = maintenance({
      payorIncomeCents: cents(row.payorIncome),
      payeeIncomeCents: cents(row.payeeIncome),
      payorPaysChildSupport: row.payorPaysChildSupport,
      marriageHundredths: years(row.yearsMarried),
      parameters: { ...inForce(row.onDate), selfSupportReserveCents: cents(row.selfSupportReserve) },
    });
    expect(result.annualCents).toBe(cents(row.annual));
    expect(result.lowIncomeRule).toBe(row.lowIncomeRule);
    expect([result.duration?.fromYears, result.duration?.toYears]).toEqual(row.advisoryYears);
  });

  it.each(vectors.childSupport)('child support on $onDate: $nonCustodialIncome, $custodialIncome', (row) => {
    const result = childSupport({
      nonCustodialIncomeCents: cents(row.nonCustodialIncome),
      custodialIncomeCents: cents(row.custodialIncome),
      children: row.children,
      addOns: noAddOns,
      parameters: {
        ...inForce(row.onDate),
        selfSupportReserveCents: cents(row.selfSupportReserve),
        povertyLevelCents: cents(row.povertyLevel),
      },
    });
    expect(result.basicAnnualCents).toBe(cents(row.basicAnnual));
  });
});
