import { expect, it } from 'vitest';
import type { Calculation } from '../../../../contract/calculations.ts';
import { enteredFigures } from './entered.ts';

const entered = (calculation: Calculation, values: Record<string, string>) =>
  Object.fromEntries(enteredFigures({ calculation, values }).map(({ label, value }) => [label, value]));

it('figures are listed as they were read', () => {
  expect(
    entered('maintenance-worksheet', {
      onDate: '2025-06-02',
      marriageLength: ' 12.50 ',
      firstIncome: '12 000',
      secondIncome: '',
      numberOfChildren: '5',
    }),
  ).toEqual({
    Date: 'June 2, 2025',
    'Length of the marriage': '12.5 years',
    'You: Gross income': '$12,000',
    'Number of children': 'Five or more',
  });
  expect(
    entered('asset-division', { vehicles: '8000', vehiclesKeptBy: 'first', firstShare: '60 %' }),
  ).toEqual({
    Vehicles: '$8,000 (You)',
    'Your share of the net estate': '60%',
  });
});

it('fields without effect are not listed without children', () => {
  const values = { custodialParent: 'first', childcareExpenses: '12000' };
  expect(entered('maintenance-worksheet', { ...values, numberOfChildren: '0' })).toEqual({
    'Number of children': 'None',
  });
  expect(entered('maintenance-worksheet', { ...values, numberOfChildren: '1' })).toMatchObject({
    'They live mostly with': 'You',
  });
});

it('unreadable figures are listed as typed, without a unit, and marked', () => {
  expect(
    entered('maintenance-worksheet', { onDate: '2010-01-01', marriageLength: 'ages', firstIncome: '-5' }),
  ).toEqual({
    Date: '2010-01-01 (could not be read)',
    'Length of the marriage': 'ages (could not be read)',
    'You: Gross income': '-5 (could not be read)',
  });
  expect(entered('asset-division', { firstShare: '150' })).toEqual({
    'Your share of the net estate': '150 (could not be read)',
  });
});
