import type { DayFigures } from '../../../../contract/analytics.ts';

/** Adds up whole weeks, the last of which ends with the last day; each has its first day. Days before them are left out. */
export function weeksOf(days: readonly DayFigures[]): DayFigures[] {
  const weeks: DayFigures[] = [];
  for (let start = days.length % 7; start < days.length; start += 7) {
    const week = days.slice(start, start + 7);
    weeks.push({
      day: week[0]?.day ?? '',
      views: week.reduce((sum, { views }) => sum + views, 0),
      requests: week.reduce((sum, { requests }) => sum + requests, 0),
    });
  }
  return weeks;
}
