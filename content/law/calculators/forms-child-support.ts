import { lawFigures } from '../../../calculators/law-figures.ts';
import type { CalculationText } from '../../schema/calculator.ts';
import { childSupportEnd, sharedTime } from '../statements.ts';
import {
  capFields,
  childCounts,
  children,
  choose,
  cityTaxRule,
  custody,
  equalTimeNote,
  ficaRule,
  fromWedding,
  income,
  incomeNote,
  incomeRule,
  person,
  sharedExpenses,
  yearsMarried,
} from './fields.ts';

const { childSupportPercent: percents, quickEstimate } = lawFigures;

export const childSupportEstimate: CalculationText = {
  calculation: 'child-support-estimate',
  heading: 'Quick estimate',
  intro:
    'A rough rule of thumb with older figures, for comparison; its result begins with the answer under today’s law.',
  groups: [
    {
      legend: 'Incomes a year, before taxes',
      fields: [
        {
          name: 'custodialIncome',
          label: 'Custodial parent',
          kind: 'amount',
          hint: 'The parent with whom the children live most of the time.',
        },
        { name: 'nonCustodialIncome', label: 'Non-custodial parent', kind: 'amount' },
        {
          name: 'numberOfChildren',
          label: 'Number of children',
          kind: 'list',
          options: childCounts,
          initial: '1',
        },
      ],
    },
    {
      legend: 'Expenses for the children, a year',
      fields: [
        { name: 'childcareExpenses', label: 'Child care', kind: 'amount' },
        { name: 'healthInsurance', label: 'Health insurance', kind: 'amount' },
        { name: 'extraordinaryExpenses', label: 'Extraordinary expenses', kind: 'amount' },
      ],
    },
  ],
  rule: {
    heading: 'The rule of thumb',
    items: [
      'It is not New York’s formula, which the worksheet above follows: it deducts no taxes, and moves no maintenance ' +
        'from one parent to the other.',
      `The children’s part of the combined income: ${percents.one} for one child, ${percents.two} for two, ` +
        `${percents.three} for three, ${percents.four} for four, ${percents.fiveOrMore} for five or more.`,
      `Combined income above ${quickEstimate.childSupportCap} is left out. That was the cap of the law from ` +
        `${quickEstimate.from} to ${quickEstimate.until}; the quick estimate keeps it, the worksheet above uses the ` +
        'cap of your date.',
      'The non-custodial parent pays the part that matches his or her share of the income, of the children’s part ' +
        'and of the expenses. A twelfth of it is the month.',
      `Support runs ${childSupportEnd}.`,
    ],
  },
};

export const childSupportWorksheet: CalculationText = {
  calculation: 'child-support-worksheet',
  heading: 'Under today’s law',
  intro: 'The answer of the Child Support Standards Act, with every step and its source.',
  groups: [
    {
      legend: 'Your case in a few sentences',
      sentence: true,
      note: `${equalTimeNote} ${incomeNote}`,
      fields: [
        income('first', 'You', { before: 'I earn', after: '\u00a0a year,' }),
        income('second', 'The other parent', { before: 'the other parent', after: '\u00a0a year.' }),
        {
          name: 'numberOfChildren',
          label: 'Number of children',
          kind: 'list',
          options: children,
          initial: '1',
          said: { before: 'We have', after: '.' },
        },
        custody('the other parent'),
        {
          name: 'married',
          label: 'Married to each other or not',
          kind: 'list',
          options: [choose, { value: 'yes', label: 'married' }, { value: 'no', label: 'not married' }],
          said: { before: 'We are', after: ' to each other.' },
        },
      ],
    },
    sharedExpenses,
    person('first', 'Your taxes and deductions', 'You'),
    person('second', 'The other parent’s taxes and deductions', 'The other parent'),
    {
      legend: 'Length of the marriage',
      folded: true,
      fields: [
        {
          ...yearsMarried,
          hint: `For how long maintenance lasts. ${fromWedding}`,
        },
      ],
    },
    capFields,
  ],
  rule: {
    heading: 'The rule behind it',
    items: [
      'DRL §\u00a0240(1-b) and FCA §\u00a0413: the children’s percentage of both parents’ income, up to the cap, in ' +
        'proportion to what each parent earns.',
      'Between spouses, maintenance is worked out before: it leaves one income and joins the other.',
      'Low incomes are protected by the poverty guideline and the self-support reserve. Above the cap, the court ' +
        'decides.',
      `Support runs ${childSupportEnd}.`,
      sharedTime,
      ficaRule,
      cityTaxRule,
      incomeRule,
      'The court can also order a share of education. A child with each parent (split custody) is not covered here.',
    ],
  },
};
