import type { AdvisoryDuration } from '../../../../calculators/maintenance.ts';
import { MONTHS_PER_YEAR } from '../../../../calculators/money.ts';
import { quickDurationPercents } from '../../../../calculators/quick-alimony.ts';
import { durationText } from '../../../../content/calculator-results.ts';
import { fillIn } from '../format-text.ts';

/** Formats a duration as `23 to 45 months`; in plain words below two months. */
export function months({
  fromMonths: from,
  toMonths: to,
}: Pick<AdvisoryDuration, 'fromMonths' | 'toMonths'>) {
  if (to <= 1) return durationText.aMonthAtMost;
  return from === 0 ? fillIn(durationText.upTo, { to }) : fillIn(durationText.months, { from, to });
}

/** Formats the quick estimate's duration as `1.8 to 3.6 years`; in months below a year. */
export function quickDuration(marriageHundredths: number): string {
  const { from, to } = quickDurationPercents(marriageHundredths);
  const inMonths = (percent: number) => Math.round((marriageHundredths * MONTHS_PER_YEAR * percent) / 10_000);
  if (inMonths(to) < MONTHS_PER_YEAR) return months({ fromMonths: inMonths(from), toMonths: inMonths(to) });
  const years = (percent: number) => Math.round((marriageHundredths * percent) / 1_000) / 10;
  return fillIn(durationText.years, { from: years(from), to: years(to) });
}
