import { describe, expect, it } from 'vitest';
import { quickAlimony } from './quick-alimony.ts';
import { seriesEnd, supportOverIncome } from './series.ts';

describe('support over the range of the payor’s income', () => {
  const at = (payorIncomeCents: number) =>
    quickAlimony({ payorIncomeCents, payeeIncomeCents: 0, marriageHundredths: 2_000 }).monthlyCents;

  it('runs from zero to its end with the calculator’s result at each point', () => {
    const points = supportOverIncome(at, 30_000_000, 4);
    expect(points).toEqual([
      { incomeCents: 0, monthlyCents: 0 },
      { incomeCents: 7_500_000, monthlyCents: 187_500 },
      { incomeCents: 15_000_000, monthlyCents: 375_000 },
      { incomeCents: 22_500_000, monthlyCents: 507_500 },
      { incomeCents: 30_000_000, monthlyCents: 507_500 },
    ]);
  });

  it('uses whole dollars for any end', () => {
    const incomes = supportOverIncome(at, 99_999_999_999_999).map(({ incomeCents }) => incomeCents);
    expect(incomes).toHaveLength(61);
    for (const income of incomes) expect(income % 100).toBe(0);
  });

  it.each([
    [0, 0, 100_000],
    [50_000, 0, 100_000],
    [0, 203_000, 260_000],
    [500_000, 203_000, 750_000],
    [80_000, 80_000, 120_000],
  ])('for %s dollars and a cap of %s ends at %s', (income, cap, end) => {
    expect(seriesEnd(income * 100, cap * 100)).toBe(end * 100);
  });
});
