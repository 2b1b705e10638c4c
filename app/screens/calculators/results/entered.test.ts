import { expect, it } from 'vitest';
import type { Calculation } from '../../../../contract/calculations.ts';
import { calculate } from '../calculate.ts';
import { enteredFigures } from './entered.ts';

const entered = (calculation: Calculation, values: Record<string, string>) =>
  Object.fromEntries(
    enteredFigures(calculate({ calculation, values }, '2026-11-21')).map(({ label, value }) => [
      label,
      value,
    ]),
  );

it('figures are listed as they were read', () => {
  expect(
    entered('maintenance-worksheet', {
      onDate: '2025-06-02',
      marriageLength: ' 12.50 ',
      firstIncome: '12 000',
      firstFica: '0',
      secondIncome: '',
      numberOfChildren: '5',
    }),
  ).toEqual({
    'Date of the order or agreement': 'June 2, 2025',
    'Length of the marriage': '12.5 years',
    'You: Gross income': '$12,000',
    'You: FICA tax': '$0',
    'Number of children under 21 of both': 'five or more children',
  });
  expect(
    entered('asset-division', { vehicles: '8000', vehiclesKeptBy: 'first', firstShare: '60 %' }),
  ).toEqual({
    Vehicles: '$8,000 (You)',
    'Your share of the net estate': '60%',
  });
});

it('whose pension it is is listed with its months, and not without them', () => {
  expect(entered('asset-division', { pensionMonthsOf: 'second' })).toEqual({});
  expect(entered('asset-division', { pensionMonthsOf: 'second', pensionMonths: '360' })).toEqual({
    'Pension: Months of service': '360 months (Your spouse)',
  });
});

it('an estimate of FICA is listed in place of a blank figure, and not beside a typed one', () => {
  expect(
    entered('child-support-worksheet', { firstIncome: '65000', secondIncome: '40000', secondFica: '3,000' }),
  ).toMatchObject({
    'You: FICA tax': '$4,972.50 (estimate, as on wages of 2026)',
    'The other parent: FICA tax': '$3,000',
  });
});

it('the payer of the health insurance is listed with its amount', () => {
  const values = { numberOfChildren: '1', healthInsurance: '3600', healthInsurancePaidBy: 'non-custodial' };
  expect(entered('child-support-worksheet', values)).toEqual({
    'Number of children': 'one child',
    'Health insurance': '$3,600 (The parent who pays support)',
  });
});

it('fields without effect are not listed without children', () => {
  const values = { custodialParent: 'first', childcareExpenses: '12000', healthInsurance: '100' };
  expect(entered('maintenance-worksheet', { ...values, numberOfChildren: '0' })).toEqual({
    'Number of children under 21 of both': 'no children',
  });
  expect(entered('maintenance-worksheet', { ...values, numberOfChildren: '1' })).toMatchObject({
    'The children live mostly with': 'me',
  });
});
