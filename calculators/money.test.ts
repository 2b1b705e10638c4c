import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dollars, percent, perMonth, portion, roundedQuotient } from './money.ts';

describe('rounding', () => {
  it.each([
    [5n, 2n, 3],
    [-5n, 2n, -3],
    [5n, -2n, -3],
    [1n, 2n, 1],
    [-1n, 2n, -1],
    [-1n, 3n, 0],
    [1n, 3n, 0],
    [2n, 3n, 1],
    [0n, 7n, 0],
  ])('of %s / %s gives %s, halves away from zero', (numerator, denominator, rounded) => {
    expect(roundedQuotient(numerator, denominator)).toBe(rounded);
  });

  it('is never off by more than half a unit', () => {
    fc.assert(
      fc.property(
        fc.bigInt(-(10n ** 15n), 10n ** 15n),
        fc.bigInt(1n, 10n ** 15n),
        (numerator, denominator) => {
          const twiceOff = 2n * (BigInt(roundedQuotient(numerator, denominator)) * denominator - numerator);
          expect(twiceOff <= denominator && twiceOff >= -denominator).toBe(true);
        },
      ),
    );
  });

  it('is exact where floating point drifts', () => {
    expect(portion(99_999_999_999_999, 99_999_999_999_999, 99_999_999_999_999)).toBe(99_999_999_999_999);
    expect(portion(115, 10, 100)).toBe(12);
    expect(perMonth(6)).toBe(1);
  });
});

describe('formatted money', () => {
  it.each([
    [0, '$0'],
    [123_456_700, '$1,234,567'],
    [3_865_881, '$38,658.81'],
    [50, '$0.50'],
    [-380_000, '−$3,800'],
    [99_999_999_999_999, '$999,999,999,999.99'],
  ])('shows %s cents as %s', (cents, text) => {
    expect(dollars(cents)).toBe(text);
  });

  it('shows a share without trailing zeros', () => {
    expect([percent(5_000), percent(6_250)]).toEqual(['50%', '62.5%']);
  });
});
