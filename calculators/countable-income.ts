import { type FicaRates, ficaFormula, ficaOnWages, ficaSource, wagesLeaving } from './fica.ts';
import { type Cents, dollars } from './money.ts';
import type { Step } from './step.ts';

/** One person's annual figures. */
export interface PersonFigures {
  incomeCents: Cents;
  /** Social Security and Medicare tax; null: estimated as if the income were wages. */
  ficaCents: Cents | null;
  /** New York City or Yonkers income tax. */
  cityTaxCents: Cents;
  /** Support paid for others under a court order or a written agreement. */
  otherSupportCents: Cents;
}

/** Estimates FICA from the income; null where it is given, or where there is no income. */
export function estimatedFica({ incomeCents, ficaCents }: PersonFigures, rates: FicaRates): Cents | null {
  return ficaCents === null && incomeCents > 0 ? ficaOnWages(incomeCents, rates) : null;
}

/** The deductions from income before formulas and caps apply: FICA, city tax, support for others. */
function deductions(figures: PersonFigures, rates: FicaRates): Cents[] {
  const ficaCents = estimatedFica(figures, rates) ?? figures.ficaCents ?? 0;
  return [ficaCents, figures.cityTaxCents, figures.otherSupportCents];
}

const sum = (terms: readonly Cents[]): Cents => terms.reduce((total, cents) => total + cents, 0);

/**
 * Calculates income as defined by the Child Support Standards Act: earnings less FICA, city income tax and support
 * paid for others under an order or a written agreement (DRL § 240(1-b)(b)(5)(vii)(D), (G), (H)); at least 0.
 * Maintenance uses the same definition (DRL § 236(B)(5-a)(b)(4)).
 */
export function countableIncome(figures: PersonFigures, rates: FicaRates): Cents {
  return Math.max(0, figures.incomeCents - sum(deductions(figures, rates)));
}

/** Calculates the income before deductions that leaves a countable income, everything else unchanged. */
export function incomeBeforeDeductions(
  countableCents: Cents,
  figures: PersonFigures,
  rates: FicaRates,
): Cents {
  const left = countableCents + figures.cityTaxCents + figures.otherSupportCents;
  return figures.ficaCents === null ? wagesLeaving(left, rates) : left + figures.ficaCents;
}

/** The worksheet's lines for this income: the estimate of FICA, if any, and the income. */
export function countableIncomeSteps(
  side: string,
  whose: string,
  figures: PersonFigures,
  rates: FicaRates,
): Step[] {
  const estimate = estimatedFica(figures, rates);
  const all = deductions(figures, rates);
  const deducted = all.filter((cents) => cents > 0);
  const floored = sum(all) > figures.incomeCents;
  const income: Step = {
    id: `income-${side}`,
    label:
      deducted.length === 0
        ? `${whose}: income`
        : `${whose}: income less FICA, city tax and support paid for others`,
    formula: [figures.incomeCents, ...deducted].map(dollars).join(' − ') + (floored ? ', at least $0' : ''),
    amountCents: countableIncome(figures, rates),
    source: 'DRL § 240(1-b)(b)(5); FCA § 413(1)(b)(5)',
  };
  if (estimate === null) return [income];
  return [
    {
      id: `fica-${side}`,
      label: `${whose}: FICA tax, as if all income were wages`,
      formula: ficaFormula(figures.incomeCents, rates),
      amountCents: estimate,
      source: ficaSource(rates),
      estimate: true,
    },
    income,
  ];
}
