import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_AMOUNT_CENTS } from './amount.ts';
import { ficaOnWages, ficaRatesOn } from './fica.ts';

describe('FICA on wages', () => {
  it.each([
    ['2016-01-31', 2016, 118_500],
    ['2019-12-31', 2019, 132_900],
    ['2020-01-01', 2020, 137_700],
    ['2025-06-02', 2025, 176_100],
    ['2026-11-21', 2026, 184_500],
    // The newest of the table.
    ['2031-01-01', 2026, 184_500],
  ])('on %s uses the wage base of %s, %s dollars', (date, year, dollars) => {
    expect(ficaRatesOn(date)).toEqual({ year, wageBaseCents: dollars * 100 });
  });

  it.each([
    [0, 0],
    [65_000, 4_972.5],
    [184_500, 14_114.25],
    // Medicare alone above the wage base.
    [200_000, 14_339],
    // 0.9% of 84,500 more.
    [284_500, 16_324.75],
  ])('of %s dollars is %s', (wages, tax) => {
    expect(ficaOnWages(wages * 100, ficaRatesOn('2026-11-21'))).toBe(Math.round(tax * 100));
  });

  const rates = fc.integer({ min: 2016, max: 2030 }).map((year) => ficaRatesOn(`${year}-03-01`));
  const wages = fc.oneof(
    fc.integer({ min: 0, max: 30_000_000 }),
    fc.integer({ min: 0, max: MAX_AMOUNT_CENTS }),
  );

  it('never falls as wages rise, and leaves more of them', () => {
    fc.assert(
      fc.property(wages, wages, rates, (one, other, rates) => {
        const [less, more] = [Math.min(one, other), Math.max(one, other)];
        const taxOnLess = ficaOnWages(less, rates);
        const taxOnMore = ficaOnWages(more, rates);
        expect(taxOnMore).toBeGreaterThanOrEqual(taxOnLess);
        expect(more - taxOnMore).toBeGreaterThanOrEqual(less - taxOnLess);
      }),
    );
  });
});
