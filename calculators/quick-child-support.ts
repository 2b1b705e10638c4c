import { type Cents, MONTHS_PER_YEAR, roundedQuotient } from './money.ts';
import { childSupportPercent, quickEstimateCaps } from './parameters.ts';

export interface QuickChildSupportInput {
  custodialIncomeCents: Cents;
  nonCustodialIncomeCents: Cents;
  children: number;
  /** A year, as are the next two. */
  childCareCents: Cents;
  healthInsuranceCents: Cents;
  extraordinaryCents: Cents;
}

export interface QuickChildSupportResult {
  /** Whole dollars, in cents. */
  monthlyCents: Cents;
  percent: number;
  combinedIncomeCents: Cents;
  /** The part of the combined income that counts. */
  cappedCombinedIncomeCents: Cents;
  capped: boolean;
}

/**
 * The quick child support estimate, exactly as the specification has it (section 9): the percentage of the
 * capped combined income, and the expenses, each times the non-custodial parent's share of the income, by
 * twelve. Exact until the end, then rounded once to whole dollars. Nothing where nobody has an income.
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
