import { type Cents, dollars } from './money.ts';
import type { Step } from './step.ts';

/** One person's annual figures. */
export interface PersonFigures {
  incomeCents: Cents;
  /** Social Security and Medicare tax. */
  ficaCents: Cents;
  /** New York City or Yonkers income tax. */
  cityTaxCents: Cents;
  /** Support already paid for others. */
  otherSupportCents: Cents;
}

/** The deductions from income before formulas and caps apply. */
export function deductions({ ficaCents, cityTaxCents, otherSupportCents }: PersonFigures): Cents {
  return ficaCents + cityTaxCents + otherSupportCents;
}

/**
 * Calculates income as defined by the Child Support Standards Act: earnings less FICA, city income tax and
 * support already paid for others; at least 0.
 * Maintenance uses the same definition (DRL § 236(B)(5-a)(b)(4)).
 */
export function countableIncome(figures: PersonFigures): Cents {
  return Math.max(0, figures.incomeCents - deductions(figures));
}

/** The worksheet's line for this income. */
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
