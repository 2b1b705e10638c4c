import { resultText } from '#law/calculators/results.ts';
import { dollars } from '../../../../calculators/money.ts';

/** One figure of a result, formatted, with its meaning. */
export interface Finding {
  label: string;
  figure: string;
  /** A whole sentence. */
  text?: string;
}

/** Formats `$1,250 a month`. */
export const aMonth = (monthlyCents: number) => `${dollars(monthlyCents)} ${resultText.aMonth}`;

/** Formats `$110,000 a year`. */
export const aYear = (yearlyCents: number) => `${dollars(yearlyCents)} ${resultText.aYear}`;
