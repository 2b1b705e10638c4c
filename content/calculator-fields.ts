import { lawFigures } from '../calculators/law-figures.ts';
import type { FigureField, FigureGroup } from './calculator-types.ts';

/** Fields used by more than one form. */

export const yesNo = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

export const childCounts = [
  { value: '1', label: 'One' },
  { value: '2', label: 'Two' },
  { value: '3', label: 'Three' },
  { value: '4', label: 'Four' },
  { value: '5', label: 'Five or more' },
];

export const dateField: FigureField = {
  name: 'onDate',
  label: 'Date',
  kind: 'date',
  hint: 'The caps, the reserve and the FICA wage base of this day are used.',
};

export const yearsMarried: FigureField = {
  name: 'marriageLength',
  label: 'Length of the marriage',
  kind: 'years',
  hint: 'From the wedding to the day the action for divorce is begun.',
};

export function person(key: 'first' | 'second', legend: string): FigureGroup {
  return {
    legend,
    fields: [
      { name: `${key}Income`, of: legend, label: 'Gross income', kind: 'amount' },
      { name: `${key}Fica`, of: legend, label: 'FICA tax', kind: 'amount' },
      { name: `${key}CityTax`, of: legend, label: 'NYC or Yonkers tax', kind: 'amount' },
      {
        name: `${key}OtherSupport`,
        of: legend,
        label: 'Support paid for others',
        kind: 'amount',
        hint: 'Only what a court order or a written agreement requires, and what is really paid.',
      },
    ],
  };
}

const { fica } = lawFigures;

/** The estimate of a blank FICA field, in the rules of both worksheets. */
export const ficaRule =
  `FICA left blank is estimated as an employee’s: ${fica.socialSecurity} of wages up to the wage base of the year ` +
  `(${fica.wageBase} in ${fica.year}), and ${fica.medicare} of all wages. Self-employed people pay both halves; how ` +
  'much of that a court deducts is not settled.';

export const capFields: FigureGroup = {
  legend: 'Change the caps and the reserve',
  folded: true,
  note: 'Leave a field blank to use the figure in force on the date.',
  fields: [
    { name: 'maintenanceCap', label: 'Cap for maintenance', kind: 'amount' },
    { name: 'childSupportCap', label: 'Cap for child support', kind: 'amount' },
    { name: 'selfSupportReserve', label: 'Self-support reserve', kind: 'amount' },
    { name: 'povertyLevel', label: 'Poverty guideline', kind: 'amount' },
  ],
};

export const custodyOptions = (other: string) => [
  { value: 'first', label: 'You' },
  { value: 'second', label: other },
];

/** The custodial parent where neither has more time (Baraby v Baraby, 1998). */
export const equalTimeHint = 'If their time is equal: the parent with the lower income.';

export const sharedExpenses = {
  legend: 'Shared expenses for the children',
  note:
    'If the parent they live with pays the health insurance, the other’s share is added to the support. If the other ' +
    'pays, the share of the parent they live with is deducted.',
  fields: [
    { name: 'childcareExpenses', label: 'Child care', kind: 'amount' },
    { name: 'medicalExpenses', label: 'Unreimbursed medical', kind: 'amount' },
    { name: 'healthInsurance', label: 'Health insurance', kind: 'amount' },
    {
      name: 'healthInsurancePaidBy',
      of: 'Health insurance',
      label: 'Who pays it?',
      kind: 'choice',
      options: [
        { value: 'custodial', label: 'The parent they live with' },
        { value: 'non-custodial', label: 'The parent who pays support' },
      ],
      initial: 'custodial',
    },
  ],
} satisfies FigureGroup;
