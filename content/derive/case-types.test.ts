import { expect, it } from 'vitest';
import { caseTypes } from '../../contract/case-types.ts';
import { caseTypeOfArea, offeredCaseTypes } from './case-types.ts';

it('the forms offer the kinds of case that the firm names, in the order of all', () => {
  const values = offeredCaseTypes(['other', 'child-custody']).map(({ value }) => value);
  expect(values).toEqual(['child-custody', 'other']);
});

it('the forms offer every kind of case of a firm that names none', () => {
  expect(offeredCaseTypes(undefined)).toEqual(caseTypes);
});

it.each([
  ['high-net-worth-divorce', 'high-net-worth'],
  ['uncontested-divorce', 'uncontested-divorce'],
  ['alimony', 'spousal-support'],
  ['collaborative-divorce', ''],
])('an inquiry from %s begins with "%s"', (slug, value) => {
  expect(caseTypeOfArea(slug)).toBe(value);
});
