import { cityTaxFormula, cityTaxOnIncome, cityTaxSource, standardDeduction } from './city-tax.ts';
import { type FicaRates, ficaFormula, ficaOnWages, ficaSource } from './fica.ts';
import { type Cents, dollars } from './money.ts';
import type { Step } from './step.ts';

/** One person's annual figures. */
export interface PersonFigures {
  incomeCents: Cents;
  /** Social Security and Medicare tax; null: estimated as if the income were wages. */
  ficaCents: Cents | null;
  /** New York City or Yonkers income tax; null: estimated for a resident of the city, else none. */
  cityTaxCents: Cents | null;
  livesInCity: boolean;
  /** Support paid for others under a court order or a written agreement. */
  otherSupportCents: Cents;
  /** Unreimbursed expenses of an employee's work. */
  businessExpensesCents: Cents;
  /** Public assistance and supplemental security income, as far as they are part of the income. */
  publicAssistanceCents: Cents;
}

/** Estimates FICA from the income; null where it is given, or where there is no income. */
export function estimatedFica({ incomeCents, ficaCents }: PersonFigures, rates: FicaRates): Cents | null {
  return ficaCents === null && incomeCents > 0 ? ficaOnWages(incomeCents, rates) : null;
}

/** Estimates a city resident's tax from the income; null where it is given, or where none is due. */
export function estimatedCityTax({ incomeCents, cityTaxCents, livesInCity }: PersonFigures): Cents | null {
  const estimate = livesInCity && cityTaxCents === null ? cityTaxOnIncome(incomeCents) : 0;
  return estimate > 0 ? estimate : null;
}

/** The deductions from income before formulas and caps apply; those of 0 are left out. */
function deductions(figures: PersonFigures, rates: FicaRates): { name: string; cents: Cents }[] {
  return [
    { name: 'FICA', cents: estimatedFica(figures, rates) ?? figures.ficaCents ?? 0 },
    { name: 'city tax', cents: estimatedCityTax(figures) ?? figures.cityTaxCents ?? 0 },
    { name: 'support paid for others', cents: figures.otherSupportCents },
    { name: 'business expenses', cents: figures.businessExpensesCents },
    { name: 'public assistance and SSI', cents: figures.publicAssistanceCents },
  ].filter(({ cents }) => cents > 0);
}

const sum = (terms: readonly { cents: Cents }[]): Cents =>
  terms.reduce((total, { cents }) => total + cents, 0);

/**
 * Calculates income as defined by the Child Support Standards Act: earnings less unreimbursed business expenses,
 * support paid for others under an order or a written agreement, public assistance, supplemental security income, city
 * income tax and FICA (DRL § 240(1-b)(b)(5)(vii)(A), (B), (D) to (H)); at least 0. Maintenance uses the same
 * definition (DRL § 236(B)(5-a)(b)(4)).
 */
export function countableIncome(figures: PersonFigures, rates: FicaRates): Cents {
  return Math.max(0, figures.incomeCents - sum(deductions(figures, rates)));
}

/** Finds the least income before deductions that leaves a countable income, everything else unchanged. */
export function incomeBeforeDeductions(
  countableCents: Cents,
  figures: PersonFigures,
  rates: FicaRates,
): Cents {
  const leaves = (incomeCents: Cents) =>
    countableIncome({ ...figures, incomeCents }, rates) >= countableCents;
  let [least, most] = [0, Math.max(1, countableCents)];
  while (!leaves(most)) [least, most] = [most, most * 2];
  while (least < most) {
    const middle = Math.floor((least + most) / 2);
    if (leaves(middle)) most = middle;
    else least = middle + 1;
  }
  return least;
}

/** The worksheet's lines for this income: the estimates, if any, and the income. */
export function countableIncomeSteps(
  side: string,
  whose: string,
  figures: PersonFigures,
  rates: FicaRates,
): Step[] {
  const { incomeCents } = figures;
  const fica = estimatedFica(figures, rates);
  const cityTax = estimatedCityTax(figures);
  const deducted = deductions(figures, rates);
  const floored = sum(deducted) > incomeCents;
  const names = deducted.map(({ name }) => name);
  const steps: Step[] = [
    {
      id: `income-${side}`,
      label: deducted.length === 0 ? `${whose}: income` : `${whose}: income less ${listed(names)}`,
      formula:
        [incomeCents, ...deducted.map(({ cents }) => cents)].map(dollars).join(' − ') +
        (floored ? ', at least $0' : ''),
      amountCents: countableIncome(figures, rates),
      source: 'DRL § 240(1-b)(b)(5); FCA § 413(1)(b)(5)',
    },
  ];
  if (cityTax !== null) {
    steps.unshift({
      id: `city-tax-${side}`,
      label: `${whose}: New York City resident tax, after the standard deduction of ${standardDeduction}`,
      formula: cityTaxFormula(incomeCents),
      amountCents: cityTax,
      source: cityTaxSource,
      estimate: true,
    });
  }
  if (fica !== null) {
    steps.unshift({
      id: `fica-${side}`,
      label: `${whose}: FICA tax, as if all income were wages`,
      formula: ficaFormula(incomeCents, rates),
      amountCents: fica,
      source: ficaSource(rates),
      estimate: true,
    });
  }
  return steps;
}

const listed = (names: readonly string[]) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
