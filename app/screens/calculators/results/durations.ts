import { durationText } from '#law/calculators/results.ts';
import { type DurationMonths, rangeInWords, yearsAndMonths } from '../../../../calculators/duration.ts';
import { fillIn } from '../format-text.ts';

/** Formats a duration as `1 year 11 months to 3 years 9 months`; in plain words below two months. */
export function durationInWords(duration: DurationMonths): string {
  const { fromMonths, toMonths } = duration;
  if (toMonths <= 1) return durationText.aMonthAtMost;
  return fromMonths === 0
    ? fillIn(durationText.upTo, { to: yearsAndMonths(toMonths) })
    : rangeInWords(duration);
}
