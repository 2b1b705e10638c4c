import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_AMOUNT_CENTS, MAX_MARRIAGE_HUNDREDTHS } from './amount.ts';
import { type MaintenanceInput, maintenance } from './maintenance.ts';
import { parametersOn } from './parameters.ts';

const cents = (dollars: number) => dollars * 100;
const reserve2025 = cents(21_128);

function guideline(payor: number, payee: number, more: Partial<MaintenanceInput> = {}) {
  return maintenance({
    payorIncomeCents: cents(payor),
    payeeIncomeCents: cents(payee),
    payorPaysChildSupport: false,
    marriageHundredths: null,
    parameters: { maintenanceCapCents: cents(241_000), selfSupportReserveCents: reserve2025 },
    ...more,
  });
}

describe('the guideline amount of maintenance', () => {
  it('matches the published examples', () => {
    const parameters = { maintenanceCapCents: cents(178_000), selfSupportReserveCents: reserve2025 };
    expect(guideline(110_000, 25_000, { parameters }).annualCents).toBe(cents(28_000));
    expect(guideline(110_000, 25_000, { parameters, payorPaysChildSupport: true }).annualCents).toBe(
      cents(15_750),
    );
    expect(guideline(50_000, 20_000, { payorPaysChildSupport: true }).annualCents).toBe(cents(5_000));
  });

  it('is zero between equal incomes, without incomes, and towards the higher income', () => {
    for (const [payor, payee] of [
      [80_000, 80_000],
      [0, 0],
      [40_000, 90_000],
    ] as const) {
      expect(guideline(payor, payee)).toMatchObject({
        annualCents: 0,
        monthlyCents: 0,
        lowIncomeRule: false,
      });
    }
  });

  it('leaves the payor the self-support reserve', () => {
    // 30% of 25,000 is 7,500, which would leave 17,500.
    expect(guideline(25_000, 0)).toMatchObject({ annualCents: cents(3_872), lowIncomeRule: true });
    expect(guideline(21_128, 0)).toMatchObject({ annualCents: 0, lowIncomeRule: true });
    expect(guideline(12_000, 0)).toMatchObject({ annualCents: 0, lowIncomeRule: true });
  });

  it('applies the reserve strictly below it only, to the whole income', () => {
    const parameters = { maintenanceCapCents: cents(20_000), selfSupportReserveCents: cents(24_000) };
    // 30% of the capped 20,000 is 6,000.
    expect(guideline(30_000, 0, { parameters })).toMatchObject({
      annualCents: cents(6_000),
      lowIncomeRule: false,
    });
    parameters.selfSupportReserveCents = cents(25_000);
    expect(guideline(30_000, 0, { parameters })).toMatchObject({
      annualCents: cents(5_000),
      lowIncomeRule: true,
    });
  });

  it('marks income above the cap as discretionary', () => {
    const atCap = guideline(241_000, 0);
    const above = guideline(500_000, 0);
    expect(above.annualCents).toBe(atCap.annualCents);
    expect(above.incomeAboveCapCents).toBe(cents(259_000));
    expect(above.steps.find(({ id }) => id === 'above-cap')).toMatchObject({ discretion: true });
    expect(atCap.steps.some(({ id }) => id === 'above-cap')).toBe(false);
  });

  const income = fc.oneof(
    fc.integer({ min: 0, max: cents(400_000) }),
    fc.integer({ min: 0, max: MAX_AMOUNT_CENTS }),
  );
  const any = fc.record({
    payorIncomeCents: income,
    payeeIncomeCents: income,
    payorPaysChildSupport: fc.boolean(),
    marriageHundredths: fc.option(fc.integer({ min: 0, max: MAX_MARRIAGE_HUNDREDTHS })),
    parameters: fc.record({ maintenanceCapCents: income, selfSupportReserveCents: income }),
  });

  it('never falls with the payor’s income nor rises with the payee’s, under any cap and reserve', () => {
    fc.assert(
      fc.property(any, income, (figures, other) => {
        const { annualCents } = maintenance(figures);
        const more = Math.max(figures.payorIncomeCents, other);
        expect(maintenance({ ...figures, payorIncomeCents: more }).annualCents).toBeGreaterThanOrEqual(
          annualCents,
        );
        const moreToPayee = Math.max(figures.payeeIncomeCents, other);
        expect(maintenance({ ...figures, payeeIncomeCents: moreToPayee }).annualCents).toBeLessThanOrEqual(
          annualCents,
        );
      }),
    );
  });

  it('is never negative, and never takes the payor below the reserve', () => {
    fc.assert(
      fc.property(any, (figures) => {
        const { annualCents, monthlyCents } = maintenance(figures);
        const { selfSupportReserveCents } = figures.parameters;
        expect(annualCents >= 0 && monthlyCents >= 0).toBe(true);
        expect(figures.payorIncomeCents - annualCents).toBeGreaterThanOrEqual(
          Math.min(figures.payorIncomeCents, selfSupportReserveCents),
        );
      }),
    );
  });

  it('never reverses the order of the incomes', () => {
    fc.assert(
      fc.property(any, (figures) => {
        fc.pre(figures.payorIncomeCents >= figures.payeeIncomeCents);
        const { annualCents } = maintenance(figures);
        expect(figures.payorIncomeCents - annualCents).toBeGreaterThanOrEqual(
          figures.payeeIncomeCents + annualCents,
        );
      }),
    );
  });
});

describe('the advisory duration', () => {
  const of = (marriageHundredths: number | null) => guideline(100_000, 0, { marriageHundredths }).duration;

  it.each([
    [0, 15, 30, 0, 0],
    [800, 15, 30, 14, 29],
    [1_250, 15, 30, 23, 45],
    [1_500, 15, 30, 27, 54],
    [1_501, 30, 40, 54, 72],
    [2_000, 30, 40, 72, 96],
    [2_001, 35, 50, 84, 120],
    [8_000, 35, 50, 336, 480],
  ])(
    'of %s hundredths of a year is %s to %s percent: %s to %s months',
    (length, from, to, fromMonths, toMonths) => {
      expect(of(length)).toMatchObject({ fromPercent: from, toPercent: to, fromMonths, toMonths });
    },
  );

  it('is omitted when the length of the marriage is unknown', () => {
    expect(of(null)).toBeNull();
  });

  it('is marked as discretionary', () => {
    const { steps } = guideline(100_000, 0, { marriageHundredths: 1_000 });
    expect(steps.at(-1)).toMatchObject({ id: 'duration', discretion: true, amountCents: null });
  });

  it('has no line when no maintenance is due', () => {
    const { steps } = guideline(50_000, 50_000, { marriageHundredths: 1_000 });
    expect(steps.some(({ id }) => id === 'duration')).toBe(false);
  });
});

it('calculates with the law of every date in the table', () => {
  for (const date of ['2016-01-31', '2018-03-01', '2020-03-01', '2022-03-01', '2024-03-01', '2026-03-01']) {
    const parameters = parametersOn(date);
    if (!parameters) throw new Error(date);
    const { annualCents } = guideline(1_000_000, 0, { parameters });
    expect(annualCents).toBe((parameters.maintenanceCapCents * 30) / 100);
  }
});
