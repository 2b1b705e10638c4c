import { expect, it } from 'vitest';
import { cityTaxFormula, cityTaxOnIncome, hasCityTaxRates } from './city-tax.ts';

it.each([
  [0, 0],
  [8_000, 0],
  // 3.078% of 12,000; then 3.762% of 13,000, 3.819% of 25,000 and 3.876% of 4,000 more.
  [20_000, 369.36],
  [33_000, 858.42],
  [58_000, 1_813.17],
  [62_000, 1_968.21],
])('the tax of a city resident on an income of %s is %s', (income, tax) => {
  expect(cityTaxOnIncome(income * 100)).toBe(Math.round(tax * 100));
});

it('the formula names the part in each bracket', () => {
  expect(cityTaxFormula(2_500_000)).toBe('3.078% × $12,000 + 3.762% × $5,000');
  expect(cityTaxFormula(100)).toBe('$0');
});

it('the rates are those of 2017 to 2026', () => {
  const dates = ['2016-12-31', '2017-01-01', '2026-12-31', '2027-01-01'];
  expect(dates.map(hasCityTaxRates)).toEqual([false, true, true, false]);
});
