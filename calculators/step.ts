import type { Cents } from './money.ts';

/** A line of a worksheet, verifiable by eye from the lines above it. */
export interface Step {
  /** Unique in its worksheet; used by the screen and by tests. */
  id: string;
  label: string;
  /** The calculation with its figures: `20% × $110,000 − 25% × $25,000`. */
  formula: string;
  /** The line's amount; null when it is not an amount of money. */
  amountCents: Cents | null;
  /** The provision, and the court's or agency's figure where it uses one. */
  source: string;
  /** Set when the law leaves the decision to the court. */
  discretion?: true;
  /** Set when the amount is estimated in place of a figure that was not entered. */
  estimate?: true;
}

/** Cites a paragraph of the Child Support Standards Act, codified in two statutes. */
export const standards = (paragraph: string) => `DRL § 240(1-b)${paragraph}; FCA § 413(1)${paragraph}`;
