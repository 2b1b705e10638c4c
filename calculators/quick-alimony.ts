import { type Cents, MONTHS_PER_YEAR, roundedQuotient } from './money.ts';
import { quickEstimateCaps } from './parameters.ts';

export interface QuickAlimonyInput {
  payorIncomeCents: Cents;
  payeeIncomeCents: Cents;
  /** Hundredths of a year. */
  marriageHundredths: number;
}

export interface QuickAlimonyResult {
  /** In cents, rounded to whole dollars; at least 0. */
  monthlyCents: Cents;
  /** The payor's income up to the cap. */
  cappedPayorIncomeCents: Cents;
  capped: boolean;
  /** The factor by length of marriage, in tenths: 5, 6, 8 or 10. */
  durationFactorTenths: number;
}

/**
 * Calculates the quick alimony estimate (specification, section 9): the lower of 30% of the payor's capped
 * income − 20% of the payee's, and 40% of both − the payee's; at least 0; a twelfth of it times the factor
 * for the length of the marriage. Exact until the end, then rounded once to whole dollars. Children do not
 * change it.
 */
export function quickAlimony({
  payorIncomeCents,
  payeeIncomeCents,
  marriageHundredths,
}: QuickAlimonyInput): QuickAlimonyResult {
  const cappedPayorIncomeCents = Math.min(payorIncomeCents, quickEstimateCaps.payorIncomeCents);
  const durationFactorTenths = durationFactor(marriageHundredths);
  const yearlyPercents = Math.max(
    0,
    Math.min(
      30 * cappedPayorIncomeCents - 20 * payeeIncomeCents,
      40 * cappedPayorIncomeCents - 60 * payeeIncomeCents,
    ),
  );
  // The unit is percent of cents per year times tenths: 100 × 100 × 12 × 10 make a dollar a month.
  const monthlyDollars = roundedQuotient(
    BigInt(yearlyPercents) * BigInt(durationFactorTenths),
    100n * 100n * BigInt(MONTHS_PER_YEAR) * 10n,
  );
  return {
    monthlyCents: monthlyDollars * 100,
    cappedPayorIncomeCents,
    capped: payorIncomeCents > cappedPayorIncomeCents,
    durationFactorTenths,
  };
}

function durationFactor(marriageHundredths: number): number {
  if (marriageHundredths < 1_000) return 5;
  if (marriageHundredths < 1_500) return 6;
  if (marriageHundredths < 2_000) return 8;
  return 10;
}
