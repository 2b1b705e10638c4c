import { expect, it } from 'vitest';
import { figuresToFragment } from '../../../calculators/share-link.ts';
import { answerPostedFigures, readPostedFigures } from './posted-figures.ts';

const typed = {
  calculation: 'alimony-estimate',
  values: { payorIncome: '100,000', payeeIncome: '-5', marriageLength: '20' },
} as const;

it('the field `form` names the calculation and is no figure', () => {
  expect(readPostedFigures({ form: typed.calculation, ...typed.values })).toEqual(typed);
  for (const form of ['contact', 'toString', '']) expect(readPostedFigures({ form })).toBeNull();
  expect(readPostedFigures({ payorIncome: '100,000' })).toBeNull();
});

it('a posted form is answered with its figures, its result and its errors', () => {
  const { data, init } = answerPostedFigures(typed, '2026-11-21', null);
  expect(init).toBeNull();
  expect(data).toMatchObject({ ...typed, refusal: null });
  expect(data.outcome?.sentences[0]).toMatch(
    /^Maintenance under the law of November 2026, without children: \$2,308\.75 a month\./,
  );
  expect(data.outcome?.fieldErrors).toEqual({ payeeIncome: [expect.stringContaining('0 or more')] });
});

it('a client that posts too often gets its figures back, and the time to wait', () => {
  const { data, init } = answerPostedFigures(typed, '2026-11-21', 42);
  expect(init).toEqual({ status: 429, headers: { 'Retry-After': '42' } });
  expect(data).toMatchObject({ ...typed, outcome: null, refusal: expect.stringContaining('Too many') });
});

it('reads figures that were carried from another form', () => {
  const figures = { calculation: 'maintenance-worksheet', values: { firstIncome: '120,000' } } as const;
  expect(readPostedFigures({ carried: figuresToFragment(figures) })).toEqual(figures);
  expect(readPostedFigures({ carried: 'v=1&c=nonsense' })).toBeNull();
});
