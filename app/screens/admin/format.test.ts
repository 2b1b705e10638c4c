import { expect, test } from 'vitest';
import { newYorkDateTime } from './format.ts';

test('newYorkDateTime shows the local time of New York', () => {
  expect(newYorkDateTime('2024-01-05T20:04:00.000Z')).toBe('Jan 5, 2024, 3:04 PM');
  expect(newYorkDateTime('2024-07-05T03:59:59.000Z')).toBe('Jul 4, 2024, 11:59 PM');
});
