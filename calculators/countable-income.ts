import { type Cents, dollars } from './money.ts';
import type { Step } from './step.ts';

/** One person's figures, all a year. */
export interface PersonFigures {
  incomeCents: Cents;
  /** Social Security and Medicare tax. */
  ficaCents: Cents;
  /** New York City or Yonkers income tax. */
  cityTaxCents: Cents;
  /** Support already paid for others. */
  otherSupportCents: Cents;
}

/** What comes off the income before the law's formulas and caps apply to it. */
export function deductions({ ficaCents, cityTaxCents, otherSupportCents }: PersonFigures): Cents {
  return ficaCents + cityTaxCents + otherSupportCents;
}

/**
 * Income as the child support standards define it: what is earned, less FICA, New York City or Yonkers tax and
 * support already paid for others; at least 0. Maintenance uses the same definition (DRL § 236(B)(5-a)(b)(4)),
 * so it comes off before maintenance too.
 */
export function countableIncome(figures: PersonFigures): Cents {
  return Math.max(0, figures.incomeCents - deductions(figures));
}

/** The line of the worksheet that shows it. */
export function countableIncomeStep(id: string, whose: string, figures: PersonFigures): Step {
  const deducted = [figures.ficaCents, figures.cityTaxCents, figures.otherSupportCents].filter(
    (cents) => cents > 0,
  );
  const floored = deductions(figures) > figures.incomeCents;
  return {
    id,
    label:
      deducted.length === 0
        ? `${whose}: income`
        : `${whose}: income less FICA, city tax and support paid for others`,
    formula: [figures.incomeCents, ...deducted].map(dollars).join(' − ') + (floored ? ', at least $0' : ''),
    amountCents: countableIncome(figures),
    source: 'DRL § 240(1-b)(b)(5); FCA § 413(1)(b)(5)',
  };
}
