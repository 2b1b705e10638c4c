import { MONTHS_PER_YEAR, roundedQuotient } from './money.ts';

/** Percentages of a marriage's length. */
export interface DurationRange {
  fromPercent: number;
  toPercent: number;
}

export interface DurationMonths extends DurationRange {
  /** Whole months, halves rounded up. */
  fromMonths: number;
  toMonths: number;
}

export interface AdvisoryDuration extends DurationMonths {
  /** Exact years: the marriage's length has at most two decimals, so these have four. */
  fromYears: number;
  toYears: number;
}

/** The advisory schedule: marriages up to 15 years, over 15 up to 20, over 20. DRL § 236(B)(6)(f)(1). */
export const ADVISORY_SCHEDULE = {
  upTo15Years: { fromPercent: 15, toPercent: 30 },
  upTo20Years: { fromPercent: 30, toPercent: 40 },
  longer: { fromPercent: 35, toPercent: 50 },
} as const satisfies Record<string, DurationRange>;

/** Calculates the advisory duration of maintenance. */
export function advisoryDuration(marriageHundredths: number): AdvisoryDuration {
  const { upTo15Years, upTo20Years, longer } = ADVISORY_SCHEDULE;
  const range =
    marriageHundredths <= 1_500 ? upTo15Years : marriageHundredths <= 2_000 ? upTo20Years : longer;
  return {
    ...inMonths(marriageHundredths, range),
    fromYears: (marriageHundredths * range.fromPercent) / 10_000,
    toYears: (marriageHundredths * range.toPercent) / 10_000,
  };
}

/** Calculates the duration of the quick estimate's note, a simplification (specification, section 9). */
export function quickDuration(marriageHundredths: number): DurationMonths {
  const range =
    marriageHundredths < 2_000 ? { fromPercent: 15, toPercent: 30 } : { fromPercent: 35, toPercent: 40 };
  return inMonths(marriageHundredths, range);
}

function inMonths(marriageHundredths: number, range: DurationRange): DurationMonths {
  const months = (percent: number) =>
    roundedQuotient(BigInt(marriageHundredths * MONTHS_PER_YEAR * percent), 10_000n);
  return { ...range, fromMonths: months(range.fromPercent), toMonths: months(range.toPercent) };
}

const plural = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** Formats 23 months as `1 year 11 months`. */
export function yearsAndMonths(months: number): string {
  const years = Math.floor(months / MONTHS_PER_YEAR);
  const rest = months % MONTHS_PER_YEAR;
  return [...(years > 0 ? [plural(years, 'year')] : []), ...(rest > 0 ? [plural(rest, 'month')] : [])].join(
    ' ',
  );
}

/** Formats `1 year 11 months to 3 years 9 months`; a common unit is named once: `7 to 8 years`. */
export function rangeInWords({
  fromMonths: from,
  toMonths: to,
}: Pick<DurationMonths, 'fromMonths' | 'toMonths'>) {
  if (to < MONTHS_PER_YEAR) return `${from} to ${plural(to, 'month')}`;
  if (from % MONTHS_PER_YEAR === 0 && to % MONTHS_PER_YEAR === 0) {
    return `${from / MONTHS_PER_YEAR} to ${plural(to / MONTHS_PER_YEAR, 'year')}`;
  }
  return `${yearsAndMonths(from)} to ${yearsAndMonths(to)}`;
}
