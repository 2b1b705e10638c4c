import { type Cents, roundedQuotient } from './money.ts';

export interface SeriesPoint {
  incomeCents: Cents;
  /** What is paid in a month at that income. */
  monthlyCents: Cents;
}

const LEAST_END: Cents = 10_000_000;

/**
 * How far a chart over the payor's income reaches: a quarter beyond the cap and half beyond the income, to the
 * next 10,000 dollars; at least 100,000 dollars.
 */
export function seriesEnd(incomeCents: Cents, capCents: Cents): Cents {
  const step = 1_000_000n;
  const wanted = [BigInt(incomeCents) * 6n, BigInt(capCents) * 5n, BigInt(LEAST_END) * 4n];
  const quarters = wanted.reduce((most, one) => (one > most ? one : most));
  return Number(((quarters + 4n * step - 1n) / (4n * step)) * step);
}

/**
 * Support over the range of the payor's income, from 0 to `endCents`, at whole dollars evenly set apart.
 *
 * @param monthlyAt works out what is paid at one income, everything else unchanged
 * @param intervals one less than the number of points
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
