import type { CalculationText, CalculatorText, FigureField, FigureGroup } from './calculator-types.ts';

export const calculateLabel = 'Calculate';

const yesNo = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

const childCounts = [
  { value: '1', label: 'One' },
  { value: '2', label: 'Two' },
  { value: '3', label: 'Three' },
  { value: '4', label: 'Four' },
  { value: '5', label: 'Five or more' },
];

const QUICK_CAPS_DATES = 'from March 1, 2022 to February 29, 2024';

const alimonyEstimate: CalculationText = {
  calculation: 'alimony-estimate',
  heading: 'Quick estimate',
  intro: 'Three figures and a question, for a first idea of the amount.',
  groups: [
    {
      legend: 'Incomes a year, before taxes',
      fields: [
        { name: 'payorIncome', label: 'Payor’s income', kind: 'amount', hint: 'The spouse who would pay.' },
        {
          name: 'payeeIncome',
          label: 'Payee’s income',
          kind: 'amount',
          hint: 'The spouse who would receive.',
        },
      ],
    },
    {
      legend: 'The marriage',
      fields: [
        { name: 'marriageLength', label: 'Length of the marriage', kind: 'years' },
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
    heading: 'How the estimate is made',
    items: [
      `Income above $203,000 is left out. That was the cap of the law ${QUICK_CAPS_DATES}; the quick estimate ` +
        'keeps it, the worksheet below uses the cap of your date.',
      'The lower of two figures counts: 30% of the payor’s income less 20% of the payee’s, or 40% of both less ' +
        'the payee’s. Never less than zero.',
      'A twelfth of it, times a factor: 0.5 under 10 years of marriage, 0.6 under 15, 0.8 under 20, 1.0 from 20 on.',
      'Duration: 15-30% of the length of a marriage under 20 years, 35-40% of a longer one.',
    ],
  },
};

const childSupportEstimate: CalculationText = {
  calculation: 'child-support-estimate',
  heading: 'Quick estimate',
  intro: 'Two incomes, the number of children and what their care costs.',
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
    heading: 'How the estimate is made',
    items: [
      'The children’s part of the combined income: 17% for one child, 25% for two, 29% for three, 31% for four, ' +
        '35% for five or more.',
      `Combined income above $163,000 is left out. That was the cap of the law ${QUICK_CAPS_DATES}; the quick ` +
        'estimate keeps it, the worksheet below uses the cap of your date.',
      'The non-custodial parent pays the part that matches his or her share of the income, of the children’s part ' +
        'and of the expenses. A twelfth of it is the month.',
      'Support runs until age 21.',
    ],
  },
};

const dateField: FigureField = {
  name: 'onDate',
  label: 'Date',
  kind: 'date',
  hint: 'The caps and the reserve in force on this day are used.',
};

const yearsMarried: FigureField = { name: 'marriageLength', label: 'Length of the marriage', kind: 'years' };

function person(key: 'first' | 'second', legend: string): FigureGroup {
  return {
    legend,
    fields: [
      { name: `${key}Income`, of: legend, label: 'Gross income', kind: 'amount' },
      { name: `${key}Fica`, of: legend, label: 'FICA tax', kind: 'amount' },
      { name: `${key}CityTax`, of: legend, label: 'NYC or Yonkers tax', kind: 'amount' },
      { name: `${key}OtherSupport`, of: legend, label: 'Support paid for others', kind: 'amount' },
    ],
  };
}

const capFields: FigureGroup = {
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

const custodyOptions = (other: string) => [
  { value: 'first', label: 'You' },
  { value: 'second', label: other },
];

const maintenanceWorksheet: CalculationText = {
  calculation: 'maintenance-worksheet',
  heading: 'Statutory worksheet',
  intro:
    'The guideline of DRL §\u00a0236(B), step by step, as of the date you choose. Figures are for one year.',
  groups: [
    { legend: 'The marriage', fields: [dateField, yearsMarried] },
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
        },
      ],
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
    ],
  },
};

const childSupportWorksheet: CalculationText = {
  calculation: 'child-support-worksheet',
  heading: 'Statutory worksheet',
  intro:
    'The Child Support Standards Act, step by step, as of the date you choose: maintenance first, then child ' +
    'support with its result. Figures are for one year.',
  groups: [
    {
      legend: 'The case',
      fields: [
        dateField,
        {
          name: 'numberOfChildren',
          label: 'Number of children',
          kind: 'list',
          options: childCounts,
          initial: '1',
        },
        {
          name: 'custodialParent',
          label: 'They live mostly with',
          kind: 'choice',
          options: custodyOptions('The other parent'),
          initial: 'first',
        },
        {
          name: 'married',
          label: 'Married to each other?',
          kind: 'choice',
          options: yesNo,
          initial: 'yes',
        },
        { ...yearsMarried, hint: 'For the maintenance that is worked out first.' },
      ],
    },
    person('first', 'You'),
    person('second', 'The other parent'),
    {
      legend: 'Shared expenses for the children',
      fields: [
        { name: 'childcareExpenses', label: 'Child care', kind: 'amount' },
        { name: 'healthInsurance', label: 'Health insurance', kind: 'amount' },
        { name: 'medicalExpenses', label: 'Unreimbursed medical', kind: 'amount' },
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
        'decides. Support runs until age 21.',
    ],
  },
};

const keepers = [
  { value: 'divided', label: 'Divided' },
  { value: 'first', label: 'You' },
  { value: 'second', label: 'Your spouse' },
];

const kept = (name: string, label: string): FigureField[] => [
  { name, label, kind: 'amount' },
  {
    name: `${name}KeptBy`,
    of: label,
    label: 'Kept by',
    kind: 'list',
    options: keepers,
    initial: 'divided',
  },
];

const assetDivision: CalculationText = {
  calculation: 'asset-division',
  heading: 'What there is, and who keeps it',
  intro: 'The net estate and its halves, and the payment that makes up for who keeps what.',
  groups: [
    {
      legend: 'Marital property at today’s value',
      paired: true,
      fields: [
        ...kept('realEstate', 'Real estate'),
        ...kept('bankAccounts', 'Bank accounts'),
        ...kept('investments', 'Investments'),
        ...kept('retirementAccounts', 'Retirement accounts'),
        ...kept('vehicles', 'Vehicles'),
        ...kept('businessAssets', 'Business assets'),
        ...kept('personalProperty', 'Personal property'),
        { name: 'debts', label: 'Debts', kind: 'amount' },
        {
          name: 'debtsKeptBy',
          of: 'Debts',
          label: 'Taken by',
          kind: 'list',
          options: keepers,
          initial: 'divided',
        },
      ],
    },
    {
      legend: 'The division',
      fields: [
        {
          name: 'firstShare',
          label: 'Your share of the net estate',
          kind: 'share',
          initial: '50',
          hint: 'Equitable is not always equal. 50 is an equal division.',
        },
      ],
    },
  ],
  rule: {
    heading: 'The rule behind it',
    items: [
      'The net estate is what you both own less what you both owe. As a first estimate, each of you gets half.',
      'New York divides marital property equitably, which is not always equally (DRL §\u00a0236(B)(5)): change the ' +
        'share to see what that means.',
      'Separate property, such as what you owned before the marriage or inherited, is left out. Taxes ' +
        'on what is sold or withdrawn are not counted here.',
    ],
  },
};

export const calculatorTexts: readonly CalculatorText[] = [
  {
    calculator: 'alimony',
    heading: 'Alimony, which the law calls maintenance',
    intro: 'What one spouse may pay the other while the case is pending and after the divorce.',
    calculations: [alimonyEstimate, maintenanceWorksheet],
  },
  {
    calculator: 'child-support',
    heading: 'Child support',
    intro: 'What the parent with whom the children do not live pays toward raising them.',
    calculations: [childSupportEstimate, childSupportWorksheet],
  },
  {
    calculator: 'asset-division',
    heading: 'Asset division',
    intro: 'What remains after debts, and how it comes out even.',
    calculations: [assetDivision],
  },
];
