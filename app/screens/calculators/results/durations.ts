import type { DurationMonths } from '../../../../calculators/duration.ts';
import { durationText } from '../../../../content/calculator-results.ts';
import { fillIn } from '../format-text.ts';

/** Formats a duration as `23 to 45 months`; in plain words below two months. */
export function months({ fromMonths: from, toMonths: to }: DurationMonths) {
  if (to <= 1) return durationText.aMonthAtMost;
  return from === 0 ? fillIn(durationText.upTo, { to }) : fillIn(durationText.months, { from, to });
}
