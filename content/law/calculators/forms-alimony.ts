import { lawFigures } from '../../../calculators/law-figures.ts';
import type { CalculationText } from '../../schema/calculator.ts';
import {
  capFields,
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
  yesNo,
} from './fields.ts';

const { duration, quickEstimate } = lawFigures;

export const alimonyEstimate: CalculationText = {
  calculation: 'alimony-estimate',
  heading: 'Quick estimate',
  intro:
    'A rough rule of thumb with older figures, for comparison; its result begins with the answer under today’s law.',
  groups: [
    {
      legend: 'Incomes a year, before taxes',
      fields: [
        { name: 'payorIncome', label: 'Payor’s income', kind: 'amount', hint: 'The spouse who earns more.' },
        {
          name: 'payeeIncome',
          label: 'Payee’s income',
          kind: 'amount',
          hint: 'The spouse who earns less.',
        },
      ],
    },
    {
      legend: 'The marriage',
      fields: [
        { ...yearsMarried, hint: fromWedding },
        {
          name: 'hasChildren',
          label: 'Are there children?',
          kind: 'choice',
          options: yesNo,
          initial: 'no',
          hint: 'The quick estimate is the same either way; the worksheet above counts children in.',
        },
      ],
    },
  ],
  rule: {
    heading: 'The rule of thumb',
    items: [
      'It is not New York’s formula, which the worksheet above follows.',
      `Income above ${quickEstimate.maintenanceCap} is left out. That was the cap of the law from ` +
        `${quickEstimate.from} to ${quickEstimate.until}; the quick estimate keeps it, the worksheet above uses the ` +
        'cap of your date.',
      'The lower of two figures counts: 30% of the payor’s income less 20% of the payee’s, or 40% of both less ' +
        'the payee’s. Never less than zero.',
      'A twelfth of it, times a factor: 0.5 under 10 years of marriage, 0.6 under 15, 0.8 under 20, 1.0 from 20 on.',
      'Duration: 15-30% of the length of a marriage under 20 years, 35-40% of a longer one.',
      'That duration is a simplification. The statute’s advisory ranges are ' +
        `${duration.upTo15Years} of a marriage of up to 15 years, ${duration.upTo20Years} over 15 to 20 years and ` +
        `${duration.longer} over 20 years.`,
    ],
  },
};

export const maintenanceWorksheet: CalculationText = {
  calculation: 'maintenance-worksheet',
  heading: 'Under today’s law',
  intro: 'The guideline of DRL §\u00a0236(B), with every step and its source.',
  groups: [
    {
      legend: 'Your case in a few sentences',
      sentence: true,
      note: `Length of the marriage: from the wedding to the day the action is begun. ${equalTimeNote} ${incomeNote}`,
      fields: [
        {
          name: 'youEarn',
          label: 'Who earns more',
          kind: 'list',
          options: [choose, { value: 'more', label: 'more' }, { value: 'less', label: 'less' }],
          said: { before: 'I earn', after: ' than my spouse:' },
        },
        income('first', 'You', { before: 'I earn', after: '\u00a0a year,' }),
        income('second', 'Your spouse', { before: 'my spouse', after: '\u00a0a year.' }),
        { ...yearsMarried, said: { before: 'We were married', after: '.' } },
        {
          name: 'numberOfChildren',
          label: 'Number of children under 21 of both',
          kind: 'list',
          options: [{ value: '0', label: 'no children' }, ...children],
          initial: '0',
          said: { before: 'We have', after: ' under 21.' },
        },
        custody('my spouse'),
      ],
    },
    {
      ...sharedExpenses,
      note: `Counted in the child support that follows. ${sharedExpenses.note}`,
    },
    person('first', 'Your taxes and deductions', 'You'),
    person('second', 'Your spouse’s taxes and deductions', 'Your spouse'),
    capFields,
  ],
  rule: {
    heading: 'The rule behind it',
    items: [
      'Maintenance (alimony) goes from the spouse with the higher income to the other: DRL §\u00a0236(B)(5-a) while ' +
        'the case is pending, (6) after the divorce.',
      'If the payor also pays child support: 20% of the payor’s income minus 25% of the payee’s, instead of 30% minus 20%.',
      'It must leave the payor the self-support reserve. Above the cap, the court decides.',
      ficaRule,
      cityTaxRule,
      incomeRule,
    ],
  },
};
