import { expect, test } from 'vitest';
import { count, newYorkDateTime } from './format.ts';

test('a moment is shown as the clock in New York shows it', () => {
  expect(newYorkDateTime('2024-01-05T20:04:00.000Z')).toBe('Jan 5, 2024, 3:04 PM');
  expect(newYorkDateTime('2024-07-05T03:59:59.000Z')).toBe('Jul 4, 2024, 11:59 PM');
});

test('figures are grouped by thousands', () => {
  expect(count(1234567)).toBe('1,234,567');
});
