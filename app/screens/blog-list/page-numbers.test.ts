import { expect, test } from 'vitest';
import { pageNumbers } from './page-numbers.ts';

const shown = (current: number, total: number) =>
  pageNumbers(current, total)
    .map((number) => (number === 'gap' ? '…' : number))
    .join(' ');

test.each([
  [1, 1, '1'],
  [1, 7, '1 2 3 4 5 6 7'],
  [7, 7, '1 2 3 4 5 6 7'],
  [1, 8, '1 2 3 4 5 … 8'],
  [4, 71, '1 2 3 4 5 … 71'],
  [5, 71, '1 … 3 4 5 6 7 … 71'],
  [36, 71, '1 … 34 35 36 37 38 … 71'],
  [67, 71, '1 … 65 66 67 68 69 … 71'],
  [68, 71, '1 … 67 68 69 70 71'],
  [71, 71, '1 … 67 68 69 70 71'],
  [5, 8, '1 … 4 5 6 7 8'],
])('on page %i of %i: %s', (current, total, expected) => {
  expect(shown(current, total)).toBe(expected);
});

test('no pages, no numbers', () => {
  expect(pageNumbers(1, 0)).toEqual([]);
});
