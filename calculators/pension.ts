import { type BasisPoints, percent, roundedQuotient } from './money.ts';
import { other, type Side } from './sides.ts';
import type { Step } from './step.ts';

export interface PensionInput {
  /** The person whose service it is for. */
  of: Side;
  /** Hundredths of a month, from the first to the last of the service. */
  serviceHundredths: number;
  /** Hundredths of a month within the marriage, at most the whole service. */
  inMarriageHundredths: number;
}

export interface PensionResult {
  /** The person who gets the share of the other's pension. */
  to: Side;
  /** Share of each payment. */
  share: BasisPoints;
  step: Step;
}

/**
 * Calculates a spouse's share of each payment of the other's pension: months of service in the marriage ÷ months of
 * service × the share of marital property (Majauskas v Majauskas, 61 NY2d 481 (1984)). Exact, then rounded to a
 * hundredth of a percent.
 * @param shares shares of marital property, 100% in all
 * @returns null without service in the marriage
 */
export function dividePension(
  { of, serviceHundredths, inMarriageHundredths }: PensionInput,
  shares: Record<Side, BasisPoints>,
  names: Record<Side, string>,
): PensionResult | null {
  if (serviceHundredths === 0 || inMarriageHundredths === 0) return null;
  const to = other(of);
  const share = roundedQuotient(BigInt(inMarriageHundredths) * BigInt(shares[to]), BigInt(serviceHundredths));
  return {
    to,
    share,
    step: {
      id: 'pension',
      label: `${names[of]}: pension, the other’s share of each payment`,
      formula: `${inMarriageHundredths / 100} ÷ ${serviceHundredths / 100} months × ${percent(shares[to])} = ${percent(share)}`,
      amountCents: null,
      source: 'Majauskas v Majauskas, 61 NY2d 481 (1984); DRL § 236(B)(5)',
      discretion: true,
    },
  };
}
