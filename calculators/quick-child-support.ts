import { type Cents, MONTHS_PER_YEAR, roundedQuotient } from './money.ts';
import { childSupportPercent, quickEstimateCaps } from './parameters.ts';

export interface QuickChildSupportInput {
  custodialIncomeCents: Cents;
  nonCustodialIncomeCents: Cents;
  children: number;
  /** Annual, as are the next two. */
  childCareCents: Cents;
  healthInsuranceCents: Cents;
  extraordinaryCents: Cents;
}

export interface QuickChildSupportResult {
  /** In cents, rounded to whole dollars. */
  monthlyCents: Cents;
  percent: number;
  combinedIncomeCents: Cents;
  /** The combined income up to the cap. */
  cappedCombinedIncomeCents: Cents;
  capped: boolean;
}

/**
 * Calculates the quick child support estimate (specification, section 9): the percentage of the capped
 * combined income, and the expenses, each times the non-custodial parent's share of the income, divided by
 * twelve. Exact until the end, then rounded once to whole dollars. Zero when neither has an income.
 */
export function quickChildSupport(input: QuickChildSupportInput): QuickChildSupportResult {
  const { custodialIncomeCents, nonCustodialIncomeCents } = input;
  const combinedIncomeCents = custodialIncomeCents + nonCustodialIncomeCents;
  const cappedCombinedIncomeCents = Math.min(combinedIncomeCents, quickEstimateCaps.combinedIncomeCents);
  const percent = childSupportPercent(input.children);
  const addOnsCents = input.childCareCents + input.healthInsuranceCents + input.extraordinaryCents;
  const yearlyPercents = BigInt(cappedCombinedIncomeCents * percent) + 100n * BigInt(addOnsCents);
  const monthlyDollars =
    combinedIncomeCents === 0
      ? 0
      : roundedQuotient(
          yearlyPercents * BigInt(nonCustodialIncomeCents),
          100n * 100n * BigInt(MONTHS_PER_YEAR) * BigInt(combinedIncomeCents),
        );
  return {
    monthlyCents: monthlyDollars * 100,
    percent,
    combinedIncomeCents,
    cappedCombinedIncomeCents,
    capped: combinedIncomeCents > cappedCombinedIncomeCents,
  };
}
