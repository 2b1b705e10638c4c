import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_AMOUNT_CENTS, MAX_MARRIAGE_HUNDREDTHS } from './amount.ts';
import { quickAlimony } from './quick-alimony.ts';
import { quickChildSupport } from './quick-child-support.ts';

const income = fc.oneof(
  fc.integer({ min: 0, max: 50_000_000 }),
  fc.integer({ min: 0, max: MAX_AMOUNT_CENTS }),
);
const marriage = fc.integer({ min: 0, max: MAX_MARRIAGE_HUNDREDTHS });

describe('the quick alimony estimate', () => {
  it('never falls with the payor’s income or the length of the marriage, nor rises with the payee’s income', () => {
    fc.assert(
      fc.property(
        income,
        income,
        marriage,
        income,
        income,
        marriage,
        (payor, payee, length, more, less, longer) => {
          const at = (payorIncomeCents: number, payeeIncomeCents: number, marriageHundredths: number) =>
            quickAlimony({ payorIncomeCents, payeeIncomeCents, marriageHundredths }).monthlyCents;
          const result = at(payor, payee, length);
          expect(at(Math.max(payor, more), payee, length)).toBeGreaterThanOrEqual(result);
          expect(at(payor, Math.min(payee, less), length)).toBeGreaterThanOrEqual(result);
          expect(at(payor, payee, Math.max(length, longer))).toBeGreaterThanOrEqual(result);
        },
      ),
    );
  });

  it('is whole dollars, never negative', () => {
    fc.assert(
      fc.property(income, income, marriage, (payorIncomeCents, payeeIncomeCents, marriageHundredths) => {
        const { monthlyCents } = quickAlimony({ payorIncomeCents, payeeIncomeCents, marriageHundredths });
        expect(monthlyCents >= 0 && monthlyCents % 100 === 0).toBe(true);
      }),
    );
  });

  it('rounds half a dollar up, only at the end', () => {
    // 30% of 2,540 is 762; a twelfth of it is 63.50; at 20 years the factor is 1.
    const result = quickAlimony({
      payorIncomeCents: 254_000,
      payeeIncomeCents: 0,
      marriageHundredths: 2_000,
    });
    expect(result.monthlyCents).toBe(6_400);
  });

  it('reports income above the cap', () => {
    const at = (payorIncomeCents: number) =>
      quickAlimony({ payorIncomeCents, payeeIncomeCents: 0, marriageHundredths: 0 });
    expect(at(20_300_000)).toMatchObject({ capped: false, cappedPayorIncomeCents: 20_300_000 });
    expect(at(20_300_001)).toMatchObject({ capped: true, cappedPayorIncomeCents: 20_300_000 });
  });
});

describe('the quick child support estimate', () => {
  const family = fc.record({
    custodialIncomeCents: income,
    nonCustodialIncomeCents: income,
    children: fc.integer({ min: 0, max: 8 }),
    childCareCents: income,
    healthInsuranceCents: income,
    extraordinaryCents: income,
  });

  it('never falls with the payor’s income or the number of children', () => {
    fc.assert(
      fc.property(family, income, (figures, more) => {
        const { monthlyCents } = quickChildSupport(figures);
        const nonCustodialIncomeCents = Math.max(figures.nonCustodialIncomeCents, more);
        expect(
          quickChildSupport({ ...figures, nonCustodialIncomeCents }).monthlyCents,
        ).toBeGreaterThanOrEqual(monthlyCents);
        const children = figures.children + 1;
        expect(quickChildSupport({ ...figures, children }).monthlyCents).toBeGreaterThanOrEqual(monthlyCents);
      }),
    );
  });

  it('is whole dollars, never negative, and independent of the kind of expense', () => {
    fc.assert(
      fc.property(family, (figures) => {
        const { monthlyCents } = quickChildSupport(figures);
        expect(monthlyCents >= 0 && monthlyCents % 100 === 0).toBe(true);
        const swapped = {
          ...figures,
          childCareCents: figures.extraordinaryCents,
          extraordinaryCents: figures.childCareCents,
        };
        expect(quickChildSupport(swapped).monthlyCents).toBe(monthlyCents);
      }),
    );
  });

  it('is zero when neither has an income', () => {
    const nobody = {
      custodialIncomeCents: 0,
      nonCustodialIncomeCents: 0,
      children: 3,
      childCareCents: 1_200_000,
      healthInsuranceCents: 0,
      extraordinaryCents: 0,
    };
    expect(quickChildSupport(nobody).monthlyCents).toBe(0);
  });
});
