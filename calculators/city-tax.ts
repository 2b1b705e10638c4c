import { type IsoDate, yearOf } from './calendar.ts';
import { type Cents, dollars, roundedQuotient } from './money.ts';

/** Rates in thousandths of a percent, on the taxable income above an amount. */
const BRACKETS: readonly { aboveCents: Cents; rate: number }[] = [
  { aboveCents: 0, rate: 3_078 },
  { aboveCents: 1_200_000, rate: 3_762 },
  { aboveCents: 2_500_000, rate: 3_819 },
  { aboveCents: 5_000_000, rate: 3_876 },
];
/** New York's standard deduction. */
const STANDARD_DEDUCTION_CENTS: Cents = 800_000;
const WHOLE = 100_000n;

/** The years in which the rates apply; by statute they fall afterwards unless they are extended again. */
export const cityTaxYears = { from: 2017, to: 2026 } as const;

export const hasCityTaxRates = (date: IsoDate) =>
  yearOf(date) >= cityTaxYears.from && yearOf(date) <= cityTaxYears.to;

/** The parts of an income that fall into the brackets, the lowest first. */
function partsOf(incomeCents: Cents): { cents: Cents; rate: number }[] {
  const taxable = Math.max(0, incomeCents - STANDARD_DEDUCTION_CENTS);
  return BRACKETS.map(({ aboveCents, rate }, at) => ({
    cents: Math.min(taxable, BRACKETS[at + 1]?.aboveCents ?? taxable) - aboveCents,
    rate,
  })).filter(({ cents }) => cents > 0);
}

/**
 * Estimates a New York City resident's tax on a year's income, as of a single or separately filing person with the
 * standard deduction, without credits (Form IT-201-I of 2025, New York City tax rate schedule and line 34).
 */
export function cityTaxOnIncome(incomeCents: Cents): Cents {
  const taxed = partsOf(incomeCents).reduce((sum, { cents, rate }) => sum + BigInt(cents) * BigInt(rate), 0n);
  return roundedQuotient(taxed, WHOLE);
}

/** Formats the calculation: `3.078% × $12,000 + 3.762% × $5,000`. */
export function cityTaxFormula(incomeCents: Cents): string {
  const parts = partsOf(incomeCents).map(({ cents, rate }) => `${rate / 1_000}% × ${dollars(cents)}`);
  return parts.join(' + ') || dollars(0);
}

export const standardDeduction = dollars(STANDARD_DEDUCTION_CENTS);

/** Names the statute and the tax schedule. */
export const cityTaxSource =
  'DRL § 240(1-b)(b)(5)(vii)(G); New York City tax rate schedule, Form IT-201-I (2025)';
