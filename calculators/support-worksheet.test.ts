import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_AMOUNT_CENTS } from './amount.ts';
import { RESERVE_ORDER_CENTS } from './child-support.ts';
import type { PersonFigures } from './countable-income.ts';
import { parametersOn } from './parameters.ts';
import { other, type Side } from './sides.ts';
import { type SupportWorksheetInput, supportWorksheet } from './support-worksheet.ts';

const cents = (dollars: number) => dollars * 100;
const earns = (dollars: number, more: Partial<PersonFigures> = {}): PersonFigures => ({
  incomeCents: cents(dollars),
  ficaCents: 0,
  cityTaxCents: 0,
  otherSupportCents: 0,
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
  addOns: { childCareCents: 0, healthInsuranceCents: 0, medicalCents: 0 },
  parameters,
};

describe('maintenance first, then child support with its result', () => {
  it('takes maintenance from one income and adds it to the other', () => {
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

  it('sets the two against each other where the payor of maintenance has the children', () => {
    // 30% × 120,000 − 20% × 40,000 = 28,000 but 40% × 160,000 − 40,000 = 24,000; then 25% of 64,000 comes back.
    expect(supportWorksheet({ ...family, custodialParent: 'first' })).toMatchObject({
      maintenancePayor: 'first',
      maintenance: { annualCents: cents(24_000) },
      childSupportPayor: 'second',
      childSupport: { annualCents: cents(16_000) },
      net: { from: 'first', annualCents: cents(8_000) },
    });
  });

  it('takes FICA, city tax and support for others off before both', () => {
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

  it('counts no income below zero, however much comes off', () => {
    const first = earns(1_000, { ficaCents: cents(5_000) });
    expect(supportWorksheet({ ...family, people: { ...family.people, first } }).incomes.first).toBe(0);
  });

  it('works out maintenance alone without children, with the formula for that', () => {
    for (const alone of [{ children: 0 }, { custodialParent: null }]) {
      expect(supportWorksheet({ ...family, ...alone })).toMatchObject({
        maintenance: { annualCents: cents(24_000) },
        childSupport: null,
        childSupportPayor: null,
        net: { from: 'first', annualCents: cents(24_000) },
      });
    }
  });

  it('works out child support alone between parents who are not married', () => {
    expect(supportWorksheet({ ...family, married: false })).toMatchObject({
      maintenance: null,
      maintenancePayor: null,
      afterMaintenanceSteps: [],
      childSupport: { annualCents: cents(30_000) },
      net: { from: 'first', annualCents: cents(30_000) },
    });
  });

  it('names nobody as payor of maintenance between equal incomes', () => {
    const people = { first: earns(70_000), second: earns(70_000) };
    expect(supportWorksheet({ ...family, people })).toMatchObject({
      maintenancePayor: null,
      maintenance: { annualCents: 0 },
      afterMaintenanceSteps: [],
      net: { from: 'first', annualCents: cents(17_500) },
    });
  });

  it('asks the least order of a parent without income, and nothing where there is nothing to work out', () => {
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

describe('whatever the figures', () => {
  const income = fc.oneof(
    fc.integer({ min: 0, max: cents(400_000) }),
    fc.integer({ min: 0, max: MAX_AMOUNT_CENTS }),
  );
  const expense = fc.integer({ min: 0, max: cents(50_000) });
  const person = fc.record({
    incomeCents: income,
    ficaCents: expense,
    cityTaxCents: expense,
    otherSupportCents: expense,
  });
  const any: fc.Arbitrary<SupportWorksheetInput> = fc.record({
    people: fc.record({ first: person, second: person }),
    names: fc.constant(family.names),
    married: fc.boolean(),
    marriageHundredths: fc.option(fc.integer({ min: 0, max: 8_000 })),
    children: fc.integer({ min: 0, max: 6 }),
    custodialParent: fc.option(fc.constantFrom<Side>('first', 'second')),
    addOns: fc.record({ childCareCents: expense, healthInsuranceCents: expense, medicalCents: expense }),
    parameters: fc.constant(parameters),
  });

  it('who is written first does not matter', () => {
    fc.assert(
      fc.property(any, (figures) => {
        const { people, custodialParent } = figures;
        const here = supportWorksheet(figures);
        const there = supportWorksheet({
          ...figures,
          people: { first: people.second, second: people.first },
          custodialParent: custodialParent && other(custodialParent),
        });
        expect(there.net).toEqual({ ...here.net, from: here.net.from && other(here.net.from) });
        expect(there.maintenance?.annualCents).toBe(here.maintenance?.annualCents);
        expect(there.childSupport?.annualCents).toBe(here.childSupport?.annualCents);
      }),
    );
  });

  it('maintenance moves income without making or losing any, and the net payment is the sum of its parts', () => {
    fc.assert(
      fc.property(any, (figures) => {
        const { incomes, incomesAfterMaintenance: after, ...result } = supportWorksheet(figures);
        expect(after.first + after.second).toBe(incomes.first + incomes.second);
        const maintenance = result.maintenance?.annualCents ?? 0;
        const childSupport = result.childSupport?.annualCents ?? 0;
        const sameWay = result.maintenancePayor === result.childSupportPayor;
        expect(result.net.annualCents).toBe(
          maintenance === 0 || childSupport === 0 || sameWay
            ? maintenance + childSupport
            : Math.abs(maintenance - childSupport),
        );
      }),
    );
  });

  // Child support under 50 a month counts as 50: the law lets it fall there (see child-support.test.ts).
  it('the non-custodial parent never pays less, or gets more, for earning more', () => {
    fc.assert(
      fc.property(any, income, (figures, otherIncome) => {
        const firstPays = (incomeCents: number) => {
          const first = { ...figures.people.first, incomeCents };
          const result = supportWorksheet({
            ...figures,
            children: Math.max(1, figures.children),
            custodialParent: 'second',
            addOns: family.addOns,
            people: { ...figures.people, first },
          });
          const maintenance = result.maintenance?.annualCents ?? 0;
          return (
            (result.maintenancePayor === 'second' ? -maintenance : maintenance) +
            Math.max(RESERVE_ORDER_CENTS, result.childSupport?.annualCents ?? 0)
          );
        };
        const { incomeCents } = figures.people.first;
        expect(firstPays(Math.max(incomeCents, otherIncome))).toBeGreaterThanOrEqual(firstPays(incomeCents));
      }),
      { numRuns: 300 },
    );
  });

  it('maintenance and basic child support together leave the payor of both the reserve, less the least order', () => {
    fc.assert(
      fc.property(any, (figures) => {
        const result = supportWorksheet(figures);
        const { maintenancePayor: payor, childSupportPayor, incomes } = result;
        fc.pre(payor !== null && payor === childSupportPayor);
        const paid = (result.maintenance?.annualCents ?? 0) + (result.childSupport?.basicAnnualCents ?? 0);
        expect(incomes[payor] - paid).toBeGreaterThanOrEqual(
          Math.min(incomes[payor], figures.parameters.selfSupportReserveCents) - RESERVE_ORDER_CENTS,
        );
      }),
    );
  });
});
