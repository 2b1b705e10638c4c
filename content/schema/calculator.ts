import type { Calculation, Calculator } from '../../contract/calculations.ts';
import type { SectionHeading } from './firm.ts';

/** The input kind of a field: dollars, years, months, percent, date, radio buttons or a list. */
export type FigureKind = 'amount' | 'years' | 'months' | 'share' | 'date' | 'choice' | 'list';

/** A field of a calculator; `name` is used in the form, in shared links and by the engine. */
export interface FigureField {
  name: string;
  label: string;
  /** The subject of the label where only the layout shows it. */
  of?: string;
  kind: FigureKind;
  hint?: string;
  /** The words around it in a sentence: the label before it, and what follows directly. */
  said?: { before: string; after?: string };
  options?: readonly { value: string; label: string }[];
  /** The initial value; for a date, today. */
  initial?: string;
}

/** Fields under a common heading. */
export interface FigureGroup {
  legend: string;
  note?: string;
  /** Collapsed, because most people never change them. */
  folded?: true;
  /** The fields are the blanks of a sentence; the note follows. */
  sentence?: true;
  /** In two columns on every screen: an amount and its keeper. */
  paired?: true;
  fields: readonly FigureField[];
}

/** A form with its heading and rule. */
export interface CalculationText extends SectionHeading {
  calculation: Calculation;
  groups: readonly FigureGroup[];
  /** The rule as text beside the form. */
  rule: { heading: string; items: readonly string[] };
}

export interface CalculatorText extends SectionHeading {
  calculator: Calculator;
  calculations: readonly CalculationText[];
}
