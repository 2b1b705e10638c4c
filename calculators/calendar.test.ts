import { expect, it } from 'vitest';
import { formatDate, formatMonth, isCalendarDate, yearsAfter } from './calendar.ts';

it('leap days are dates, impossible days and other texts are not', () => {
  expect([isCalendarDate('2024-02-29'), isCalendarDate('2023-02-29')]).toEqual([true, false]);
  for (const text of ['', 'today', '2024-2-1', '2026-03-01T00:00:00Z', '20260301']) {
    expect(isCalendarDate(text)).toBe(false);
  }
});

it('dates are formatted for American readers, in any time zone', () => {
  expect([formatDate('2026-03-01'), formatMonth('2026-03-01')]).toEqual(['March 1, 2026', 'March 2026']);
  expect(yearsAfter('2026-03-01', 2)).toBe('2028-03-01');
});
