// tests/fixtures/calculator-vectors.json holds results calculated independently of this engine: the two quick
// estimates (whole dollars a month) and the two statutory worksheets (dollars a year).
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
