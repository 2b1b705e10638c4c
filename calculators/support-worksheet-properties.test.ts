import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { HealthInsurancePayer } from './add-ons.ts';
import { MAX_AMOUNT_CENTS } from './amount.ts';
import { RESERVE_ORDER_CENTS } from './child-support.ts';
import { ficaOnWages } from './fica.ts';
import { parametersOn } from './parameters.ts';
import { other, type Side } from './sides.ts';
import { type SupportWorksheetInput, supportWorksheet } from './support-worksheet.ts';

const cents = (dollars: number) => dollars * 100;

const parameters = parametersOn('2026-03-01');
if (!parameters) throw new Error('no law in 2026');

describe('for any figures of a support worksheet', () => {
  const income = fc.oneof(
    fc.integer({ min: 0, max: cents(400_000) }),
    fc.integer({ min: 0, max: MAX_AMOUNT_CENTS }),
  );
  const expense = fc.integer({ min: 0, max: cents(50_000) });
  const person = fc.record({
    incomeCents: income,
    ficaCents: fc.option(expense),
    cityTaxCents: fc.option(expense),
    livesInCity: fc.boolean(),
    otherSupportCents: expense,
    businessExpensesCents: expense,
    publicAssistanceCents: expense,
  });
  const any: fc.Arbitrary<SupportWorksheetInput> = fc.record({
    people: fc.record({ first: person, second: person }),
    names: fc.constant({ first: 'You', second: 'Your spouse' }),
    married: fc.boolean(),
    marriageHundredths: fc.option(fc.integer({ min: 0, max: 8_000 })),
    children: fc.integer({ min: 0, max: 6 }),
    custodialParent: fc.option(fc.constantFrom<Side>('first', 'second')),
    addOns: fc.record({
      childCareCents: expense,
      healthInsuranceCents: expense,
      healthInsurancePaidBy: fc.constantFrom<HealthInsurancePayer>('custodial', 'non-custodial'),
      medicalCents: expense,
    }),
    parameters: fc.constant(parameters),
  });

  it('the order of the two people does not matter', () => {
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

  it('maintenance keeps the total income, and the net payment is the sum of its parts', () => {
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

  // Child support below 50 a month counts as 50: the law lets it fall there (see child-support.test.ts).
  it('the non-custodial parent never pays less, or receives more, for earning more', () => {
    fc.assert(
      fc.property(any, income, (figures, otherIncome) => {
        const firstPays = (incomeCents: number) => {
          const first = { ...figures.people.first, incomeCents };
          const result = supportWorksheet({
            ...figures,
            children: Math.max(1, figures.children),
            custodialParent: 'second',
            addOns: { ...figures.addOns, childCareCents: 0, healthInsuranceCents: 0, medicalCents: 0 },
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

  it('an estimate of FICA is the tax typed in its place', () => {
    fc.assert(
      fc.property(any, (figures) => {
        const typed = (who: Side) => {
          const figuresOf = figures.people[who];
          const ficaCents = figuresOf.ficaCents ?? ficaOnWages(figuresOf.incomeCents, parameters.fica);
          return { ...figuresOf, ficaCents };
        };
        const { incomeSteps: _, ...estimated } = supportWorksheet(figures);
        const { incomeSteps: __, ...given } = supportWorksheet({
          ...figures,
          people: { first: typed('first'), second: typed('second') },
        });
        expect(estimated).toEqual(given);
      }),
    );
  });

  it('maintenance and basic child support together leave the payor of both the reserve, less the minimum order', () => {
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
