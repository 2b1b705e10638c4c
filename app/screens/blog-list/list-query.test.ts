import { expect, test } from 'vitest';
import { listPosition } from './list-query.ts';

test.each([
  [1, { total: 1, totalPages: 1 }, '1 article'],
  [1, { total: 9, totalPages: 1 }, '9 articles'],
  [2, { total: 24, totalPages: 3 }, '24 articles · page 2 of 3'],
  [1, { total: 1000, totalPages: 112 }, '1,000 articles · page 1 of 112'],
])('how much there is: page %d of %o is %s', (page, list, words) => {
  expect(listPosition({ page, search: '', category: '' }, { posts: [], ...list })).toBe(words);
});
