import { lawFigures } from '../calculators/law-figures.ts';
import {
  capFields,
  childCounts,
  cityTaxRule,
  custodyOptions,
  dateField,
  equalTimeHint,
  ficaRule,
  incomeRule,
  person,
  sharedExpenses,
  yearsMarried,
  yesNo,
} from './calculator-fields.ts';
import type { CalculationText } from './calculator-types.ts';

const { duration, quickEstimate } = lawFigures;

export const alimonyEstimate: CalculationText = {
  calculation: 'alimony-estimate',
  heading: 'Quick estimate',
  intro: 'A rough rule of thumb, for a first idea of the amount: three figures and a question.',
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
        yearsMarried,
        {
          name: 'hasChildren',
          label: 'Are there children?',
          kind: 'choice',
          options: yesNo,
          initial: 'no',
          hint: 'The quick estimate is the same either way; the worksheet below counts children in.',
        },
      ],
    },
  ],
  rule: {
    heading: 'The rule of thumb',
    items: [
      'It is not New York’s formula, which the worksheet below follows.',
      `Income above ${quickEstimate.maintenanceCap} is left out. That was the cap of the law from ` +
        `${quickEstimate.from} to ${quickEstimate.until}; the quick estimate keeps it, the worksheet below uses the ` +
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
  heading: 'Statutory worksheet',
  intro:
    'The guideline of DRL §\u00a0236(B), step by step, as of the date you choose. Figures are for one year.',
  groups: [
    {
      legend: 'You and the marriage',
      fields: [
        {
          name: 'youEarn',
          label: 'Which of you earns more?',
          kind: 'choice',
          options: [
            { value: 'more', label: 'I earn more' },
            { value: 'less', label: 'I earn less' },
          ],
        },
        yearsMarried,
        dateField,
      ],
    },
    person('first', 'You'),
    person('second', 'Your spouse'),
    {
      legend: 'Children under 21 of both of you',
      fields: [
        {
          name: 'numberOfChildren',
          label: 'Number of children',
          kind: 'list',
          options: [{ value: '0', label: 'None' }, ...childCounts],
          initial: '0',
        },
        {
          name: 'custodialParent',
          label: 'They live mostly with',
          kind: 'choice',
          options: custodyOptions('Your spouse'),
          initial: 'first',
          hint: equalTimeHint,
        },
      ],
    },
    {
      ...sharedExpenses,
      folded: true,
      note: `Counted in the child support that follows. ${sharedExpenses.note}`,
    },
    capFields,
  ],
  rule: {
    heading: 'The rule behind it',
    items: [
      'Maintenance (alimony) goes from the spouse with the higher income to the other: DRL §\u00a0236(B)(5-a) while ' +
        'the case is pending, (6) after the divorce.',
      'Where the payor also pays child support, 20% less 25% takes the place of 30% less 20%.',
      'It must leave the payor the self-support reserve. Above the cap, the court decides.',
      ficaRule,
      cityTaxRule,
      incomeRule,
    ],
  },
};
