import { type Cents, roundedQuotient } from './money.ts';

export interface SeriesPoint {
  incomeCents: Cents;
  monthlyCents: Cents;
}

const MIN_END: Cents = 10_000_000;

/**
 * Calculates the end of a chart over the payor's income: a quarter beyond the cap and half beyond the income,
 * rounded up to 10,000 dollars; at least 100,000 dollars.
 */
export function seriesEnd(incomeCents: Cents, capCents: Cents): Cents {
  const step = 1_000_000n;
  const wanted = [BigInt(incomeCents) * 6n, BigInt(capCents) * 5n, BigInt(MIN_END) * 4n];
  const quarters = wanted.reduce((most, one) => (one > most ? one : most));
  return Number(((quarters + 4n * step - 1n) / (4n * step)) * step);
}

/**
 * Calculates support at evenly spaced whole-dollar incomes from 0 to `endCents`.
 *
 * @param monthlyAt calculates the payment at one income, everything else unchanged
 * @param intervals the number of points less one
 */
export function supportOverIncome(
  monthlyAt: (incomeCents: Cents) => Cents,
  endCents: Cents,
  intervals = 60,
): SeriesPoint[] {
  return Array.from({ length: intervals + 1 }, (_, at) => {
    const incomeDollars = roundedQuotient(BigInt(endCents) * BigInt(at), 100n * BigInt(intervals));
    const incomeCents = incomeDollars * 100;
    return { incomeCents, monthlyCents: monthlyAt(incomeCents) };
  });
}
