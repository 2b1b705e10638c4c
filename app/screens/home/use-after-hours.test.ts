import { expect, it } from 'vitest';
import type { firm } from '#firm/identity.ts';
import { localTimeOf } from '../../../content/derive/firm-instants.ts';
import { isAfterHours } from './use-after-hours.ts';

/** Whether the offices are closed, by the offset that a page of that day has. */
function isClosed(instant: string, week: typeof firm.hours.week, zone: string): boolean {
  const { offsetMs, toInput } = localTimeOf(zone);
  const now = new Date(instant);
  return isAfterHours(now, offsetMs(toInput(now).slice(0, 10)), week);
}

const everyDay = [
  {
    days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
    opens: '08:00',
    closes: '20:00',
  },
] as const;

it.each([
  ['2026-07-01T11:59:00.000Z', true],
  ['2026-07-01T12:00:00.000Z', false],
  ['2026-07-01T23:59:00.000Z', false],
  ['2026-07-02T00:00:00.000Z', true],
  ['2026-07-02T04:30:00.000Z', true],
  ['2026-12-01T12:59:00.000Z', true],
  ['2026-12-01T13:00:00.000Z', false],
  ['2026-12-02T00:59:00.000Z', false],
  ['2026-12-02T01:00:00.000Z', true],
  // The days on which the clocks change.
  ['2026-03-08T11:59:00.000Z', true],
  ['2026-03-08T12:00:00.000Z', false],
  ['2026-11-01T12:59:00.000Z', true],
  ['2026-11-01T13:00:00.000Z', false],
])('the offices are closed from 8 PM to 8 AM in New York: at %s %s', (instant, closed) => {
  expect(isClosed(instant, everyDay, 'America/New_York')).toBe(closed);
});

it('a day without opening times is closed all day', () => {
  const week = [
    { days: ['Monday', 'Tuesday'], opens: '09:00', closes: '17:00' },
    { days: ['Saturday'], opens: '10:00', closes: '12:00' },
  ] as const;
  // 11 AM in New York.
  const closedOn = (date: string) => isClosed(`${date}T15:00:00.000Z`, week, 'America/New_York');
  expect(['2026-07-03', '2026-07-04', '2026-07-05', '2026-07-06'].map(closedOn)).toEqual([
    true,
    false,
    true,
    false,
  ]);
});

it('the hours are those of the firm’s own zone', () => {
  const week = [{ days: ['Monday'], opens: '09:00', closes: '17:00' }] as const;
  // 8:30 AM and 4:30 PM in Chicago; the second is 5:30 PM in New York.
  expect(isClosed('2026-07-06T13:30:00.000Z', week, 'America/Chicago')).toBe(true);
  expect(isClosed('2026-07-06T21:30:00.000Z', week, 'America/Chicago')).toBe(false);
  expect(isClosed('2026-07-06T21:30:00.000Z', week, 'America/New_York')).toBe(true);
});
