import type { Cents } from './money.ts';

/** One line of a worksheet: enough for a lawyer to check it by eye, with nothing but the lines above it. */
export interface Step {
  /** Names the line for the screen and for tests; one of a kind in its worksheet. */
  id: string;
  label: string;
  /** The arithmetic with its figures filled in: `20% × $110,000 − 25% × $25,000`. */
  formula: string;
  /** What the line comes to; null where it is no sum of money (then the formula says it all). */
  amountCents: Cents | null;
  /** The provision it comes from, and the court's or agency's figure where it uses one. */
  source: string;
  /** Set where the law leaves the matter to the court. */
  discretion?: true;
}
