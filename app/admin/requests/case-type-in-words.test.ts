import { expect, test } from 'vitest';
import { caseTypeInWords } from './case-type-in-words.ts';

test.each([
  ['child-custody', 'Child Custody'],
  ['domestic-violence', 'Domestic violence'],
  ['Consultation Request', 'Consultation Request'],
  ['Two-income household', 'Two-income household'],
])('the case type %s is shown as %s', (value, words) => {
  expect(caseTypeInWords(value)).toBe(words);
});
