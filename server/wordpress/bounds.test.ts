import { expect, it } from 'vitest';
import { count, createBudget } from './bounds.ts';

it('names that are counted are cut, and only so many are counted each', () => {
  const counts = new Map<string, number>();
  for (const name of ['x'.repeat(1_000_000), 'a', 'b', 'a', 'c']) count(counts, name, 2);
  expect(counts).toEqual(
    new Map([
      ['x'.repeat(300), 1],
      ['a', 2],
      ['others', 2],
    ]),
  );
});

it('a budget charges the texts of each entry and the entry itself', () => {
  const fits = createBudget(20, 5);
  expect([fits('ab', 'cde'), fits('abcde'), fits()]).toEqual([true, true, false]);
});
