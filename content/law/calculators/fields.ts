import { lawFigures } from '../../../calculators/law-figures.ts';
import type { FigureField, FigureGroup } from '../../schema/calculator.ts';

/** Fields used by more than one form. */

export const yesNo = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

/** The blank option of a question without a default. */
export const choose = { value: '', label: 'choose' };

/** Numbers of children in a sentence. */
export const children = [
  { value: '1', label: 'one child' },
  { value: '2', label: 'two children' },
  { value: '3', label: 'three children' },
  { value: '4', label: 'four children' },
  { value: '5', label: 'five or more children' },
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
  label: 'Date of the order or agreement',
  kind: 'date',
  hint: 'The caps, the reserve and the FICA wage base of this day are used. For a pending case, ask us which day counts.',
};

export const yearsMarried: FigureField = {
  name: 'marriageLength',
  label: 'Length of the marriage',
  kind: 'years',
};

export const fromWedding = 'From the wedding to the day the action for divorce is begun.';

export const income = (
  key: 'first' | 'second',
  of: string,
  said: NonNullable<FigureField['said']>,
): FigureField => ({
  name: `${key}Income`,
  of,
  label: 'Gross income',
  kind: 'amount',
  said,
});

/** Below the sentence of a worksheet. */
export const incomeNote =
  'Gross income: as on the latest federal return, before 401(k) contributions, plus workers’ compensation, ' +
  'disability, unemployment, Social Security and pensions. A blank counts as zero.';

/** The taxes and deductions of one person. */
export function person(key: 'first' | 'second', legend: string, of: string): FigureGroup {
  return {
    legend,
    folded: true,
    fields: [
      {
        name: `${key}InCity`,
        of,
        label: 'Lives in New York City?',
        kind: 'choice',
        options: yesNo,
        initial: 'no',
      },
      { name: `${key}Fica`, of, label: 'FICA tax', kind: 'amount' },
      {
        name: `${key}CityTax`,
        of,
        label: 'NYC or Yonkers tax',
        kind: 'amount',
        hint: 'NYC resident tax on your IT-201, or W-2 box 19. Blank: estimated for a resident of the city, else none.',
      },
      {
        name: `${key}OtherSupport`,
        of,
        label: 'Support paid for others',
        kind: 'amount',
        hint: 'Only what a court order or a written agreement requires, and what is really paid.',
      },
      {
        name: `${key}BusinessExpenses`,
        of,
        label: 'Unreimbursed business expenses',
        kind: 'amount',
        hint: 'Of an employee, and not those that save personal spending.',
      },
      {
        name: `${key}PublicAssistance`,
        of,
        label: 'Public assistance and SSI',
        kind: 'amount',
        hint: 'As far as they are in the income above.',
      },
    ],
  };
}

const { fica, cityTax } = lawFigures;

/** The estimate of a blank FICA field, in the rules of both worksheets. */
export const ficaRule =
  `FICA left blank is estimated as an employee’s: ${fica.socialSecurity} of wages up to the wage base of the year ` +
  `(${fica.wageBase} in ${fica.year}), ${fica.medicare} of all wages, and ${fica.additionalMedicare} of wages above ` +
  `${fica.additionalAbove}. Self-employed people pay both halves; how much of that a court deducts is not settled.`;

/** The estimate of a resident's blank city tax. */
export const cityTaxRule =
  'City tax left blank is estimated for a New York City resident by the rates of ' +
  `${cityTax.from} to ${cityTax.to}, for a single person with the standard deduction of ${cityTax.standardDeduction} ` +
  'and no credits.';

/** Income beyond the tax return. */
export const incomeRule =
  'A court may also count benefits from work, money from family and what someone could earn, with its reasons. After a ' +
  'divorce, income from property that was divided counts for maintenance too (DRL §\u00a0236(B)(6)(b)).';

export const capFields: FigureGroup = {
  legend: 'Change the date, the caps and the reserve',
  folded: true,
  note: 'Leave a figure blank to use the one in force on the date.',
  fields: [
    dateField,
    { name: 'maintenanceCap', label: 'Cap for maintenance', kind: 'amount' },
    { name: 'childSupportCap', label: 'Cap for child support', kind: 'amount' },
    { name: 'selfSupportReserve', label: 'Self-support reserve', kind: 'amount' },
    { name: 'povertyLevel', label: 'Poverty guideline', kind: 'amount' },
  ],
};

/** The field for the custodial parent; `other` names the second person. */
export const custody = (other: string): FigureField => ({
  name: 'custodialParent',
  label: 'The children live mostly with',
  kind: 'list',
  options: [choose, { value: 'first', label: 'me' }, { value: 'second', label: other }],
  said: { before: 'They live mostly with', after: '.' },
});

/** The custodial parent where neither has more time (Baraby v Baraby, 1998). */
export const equalTimeNote = 'If the children’s time is equal, choose the parent with the lower income.';

export const sharedExpenses: FigureGroup = {
  legend: 'Child care, health insurance and medical costs',
  folded: true,
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
};
