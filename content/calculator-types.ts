import type { Calculation, Calculator } from '../contract/calculations.ts';
import type { SectionHeading } from './types.ts';

/** How a field of a calculator is typed: dollars, years, percent, a date, one of a few, or one of a list. */
export type FigureKind = 'amount' | 'years' | 'share' | 'date' | 'choice' | 'list';

/** One field of a calculator; `name` is its name in the form, in a shared link and for the rules. */
export interface FigureField {
  name: string;
  label: string;
  /** What the label belongs to, where only its place on the screen says so. */
  of?: string;
  kind: FigureKind;
  hint?: string;
  options?: readonly { value: string; label: string }[];
  /** What stands in it at first; today's date where it is a date. */
  initial?: string;
}

/** Fields under a common heading. */
export interface FigureGroup {
  legend: string;
  note?: string;
  /** Shown on request, because most people never change them. */
  folded?: true;
  /** Two by two on every screen: an amount, and what becomes of it. */
  paired?: true;
  fields: readonly FigureField[];
}

/** One form with everything around it. */
export interface CalculationText extends SectionHeading {
  calculation: Calculation;
  groups: readonly FigureGroup[];
  /** The rule in words, beside the form. */
  rule: { heading: string; items: readonly string[] };
}

/** One tab. */
export interface CalculatorText extends SectionHeading {
  calculator: Calculator;
  calculations: readonly CalculationText[];
}
