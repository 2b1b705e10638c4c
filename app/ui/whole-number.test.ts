import { expect, test } from 'vitest';
import { wholeNumber } from './whole-number.ts';

test('wholeNumber groups thousands', () => {
  expect(wholeNumber(1234567)).toBe('1,234,567');
});
