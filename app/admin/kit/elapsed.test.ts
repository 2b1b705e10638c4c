import { expect, test } from 'vitest';
import { elapsed } from './elapsed.ts';

test.each([
  ['2026-03-02T15:00:59Z', 'under a minute'],
  ['2026-03-02T15:12:00Z', '12 min'],
  ['2026-03-02T18:00:00Z', '3 h'],
  ['2026-03-02T18:20:00Z', '3 h 20 min'],
  ['2026-03-03T15:00:00Z', '1 day'],
  ['2026-03-12T14:00:00Z', '9 days'],
  ['2026-03-02T14:59:00Z', 'under a minute'],
])('until %s: %s', (to, expected) => {
  expect(elapsed('2026-03-02T15:00:00Z', to)).toBe(expected);
});
