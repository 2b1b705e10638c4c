import type { DayFigures } from '../../../../contract/analytics.ts';

/** Sums figures by whole week, counted back from the last day; each has its first day. Earlier days are left out. */
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
