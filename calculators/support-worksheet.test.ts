import { describe, expect, it } from 'vitest';
import type { PersonFigures } from './countable-income.ts';
import { parametersOn } from './parameters.ts';
import { type SupportWorksheetInput, supportWorksheet } from './support-worksheet.ts';

const cents = (dollars: number) => dollars * 100;
const earns = (dollars: number, more: Partial<PersonFigures> = {}): PersonFigures => ({
  incomeCents: cents(dollars),
  ficaCents: 0,
  cityTaxCents: 0,
  livesInCity: false,
  otherSupportCents: 0,
  businessExpensesCents: 0,
  publicAssistanceCents: 0,
  ...more,
});

const parameters = parametersOn('2026-03-01');
if (!parameters) throw new Error('no law in 2026');

const family: SupportWorksheetInput = {
  people: { first: earns(120_000), second: earns(40_000) },
  names: { first: 'You', second: 'Your spouse' },
  married: true,
  marriageHundredths: 1_200,
  children: 2,
  custodialParent: 'second',
  addOns: { childCareCents: 0, healthInsuranceCents: 0, healthInsurancePaidBy: 'custodial', medicalCents: 0 },
  parameters,
};

describe('a support worksheet', () => {
  it('calculates child support after moving maintenance between the incomes', () => {
    // 20% × 120,000 − 25% × 40,000 = 14,000; then 25% of 106,000.
    expect(supportWorksheet(family)).toMatchObject({
      maintenancePayor: 'first',
      maintenance: { annualCents: cents(14_000) },
      incomesAfterMaintenance: { first: cents(106_000), second: cents(54_000) },
      childSupportPayor: 'first',
      childSupport: { annualCents: cents(26_500) },
      net: { from: 'first', annualCents: cents(40_500), monthlyCents: cents(3_375) },
    });
  });

  it('nets the two payments when the payor of maintenance has the children', () => {
    // 30% × 120,000 − 20% × 40,000 = 28,000 but 40% × 160,000 − 40,000 = 24,000; then 25% of 64,000 comes back.
    expect(supportWorksheet({ ...family, custodialParent: 'first' })).toMatchObject({
      maintenancePayor: 'first',
      maintenance: { annualCents: cents(24_000) },
      childSupportPayor: 'second',
      childSupport: { annualCents: cents(16_000) },
      net: { from: 'first', annualCents: cents(8_000) },
    });
  });

  it('deducts FICA, city tax and support for others before both', () => {
    const first = earns(140_000, {
      ficaCents: cents(10_000),
      cityTaxCents: cents(4_000),
      otherSupportCents: cents(6_000),
    });
    const result = supportWorksheet({ ...family, people: { ...family.people, first } });
    expect(result.incomes).toEqual({ first: cents(120_000), second: cents(40_000) });
    expect(result.net).toEqual(supportWorksheet(family).net);
    expect(result.incomeSteps[0]).toMatchObject({
      formula: '$140,000 − $10,000 − $4,000 − $6,000',
      amountCents: cents(120_000),
    });
  });

  it('estimates blank FICA as on wages, in a marked line before the income', () => {
    const first = earns(65_000, { ficaCents: null });
    const result = supportWorksheet({ ...family, people: { ...family.people, first } });
    expect(result.incomes.first).toBe(6_002_750);
    expect(result.incomeSteps.slice(0, 2)).toMatchObject([
      { id: 'fica-first', formula: '6.2% × $65,000 + 1.45% × $65,000', amountCents: 497_250, estimate: true },
      { id: 'income-first', formula: '$65,000 − $4,972.50', amountCents: 6_002_750 },
    ]);
    expect(result.incomeSteps[0]?.source).toContain('wage base of 2026: $184,500');
  });

  it('deducts no FICA where it is 0, or where there is no income', () => {
    for (const first of [earns(65_000, { ficaCents: 0 }), earns(0, { ficaCents: null })]) {
      const { incomes, incomeSteps } = supportWorksheet({ ...family, people: { ...family.people, first } });
      expect(incomes.first).toBe(first.incomeCents);
      expect(incomeSteps.map(({ id }) => id)).toEqual(['income-first', 'income-second']);
    }
  });

  it('counts no income below zero', () => {
    const first = earns(1_000, { ficaCents: cents(5_000) });
    expect(supportWorksheet({ ...family, people: { ...family.people, first } }).incomes.first).toBe(0);
  });

  it('calculates maintenance alone without children, with its own formula', () => {
    for (const alone of [{ children: 0 }, { custodialParent: null }]) {
      expect(supportWorksheet({ ...family, ...alone })).toMatchObject({
        maintenance: { annualCents: cents(24_000) },
        childSupport: null,
        childSupportPayor: null,
        net: { from: 'first', annualCents: cents(24_000) },
      });
    }
  });

  it('calculates child support alone between unmarried parents', () => {
    expect(supportWorksheet({ ...family, married: false })).toMatchObject({
      maintenance: null,
      maintenancePayor: null,
      afterMaintenanceSteps: [],
      childSupport: { annualCents: cents(30_000) },
      net: { from: 'first', annualCents: cents(30_000) },
    });
  });

  it('has no payor of maintenance between equal incomes', () => {
    const people = { first: earns(70_000), second: earns(70_000) };
    expect(supportWorksheet({ ...family, people })).toMatchObject({
      maintenancePayor: null,
      maintenance: { annualCents: 0 },
      afterMaintenanceSteps: [],
      net: { from: 'first', annualCents: cents(17_500) },
    });
  });

  it('adds up rounded monthly payments', () => {
    const people = { first: earns(30_007), second: earns(140_003) };
    const result = supportWorksheet({ ...family, people, custodialParent: 'first' });
    expect(result.maintenance && result.childSupport).toBeTruthy();
    expect(result.net.monthlyCents).toBe(
      (result.maintenance?.monthlyCents ?? 0) + (result.childSupport?.monthlyCents ?? 0),
    );
  });

  it('asks the minimum order of a parent without income, and nothing without children', () => {
    const people = { first: earns(0), second: earns(0) };
    expect(supportWorksheet({ ...family, people })).toMatchObject({
      maintenance: { annualCents: 0 },
      net: { from: 'first', annualCents: cents(300) },
    });
    expect(supportWorksheet({ ...family, people, children: 0 }).net).toEqual({
      from: null,
      annualCents: 0,
      monthlyCents: 0,
    });
  });
});
