import { expect, it } from 'vitest';
import { keepTogether } from './format-text.ts';

it('a line may not end within a range of figures or a citation', () => {
  const kept = keepTogether('15–30% (DRL § 236(B)(5-a))');
  expect(kept).toBe('15–\u206030% (DRL §\u00a0236(B)\u2060(5-a))');
  expect(keepTogether('a pause – and on')).toBe('a pause – and on');
});
