import { expect, it } from 'vitest';
import { createSourceDates } from './source-dates.ts';

it('an undated draft has the offset of the nearest month, of which only those of WordPress are held', () => {
  const dates = createSourceDates();
  const utc = () => dates.utc('2024-02-03 12:00:00', '0000-00-00 00:00:00');
  dates.learn('(aaaaa)2024', '2024-01-01 05:00:00');
  expect(utc()).toBe('2024-02-03T12:00:00.000Z');
  dates.learn('2024-01-05 07:00:00', '2024-01-05 12:00:00');
  dates.learn('2024-07-05 08:00:00', '2024-07-05 12:00:00');
  expect(utc()).toBe('2024-02-03T17:00:00.000Z');
});
