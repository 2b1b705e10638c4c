import type { CalculationText, FigureField } from '../../schema/calculator.ts';

const keepers = [
  { value: 'divided', label: 'Divided' },
  { value: 'first', label: 'You' },
  { value: 'second', label: 'Your spouse' },
];

const kept = (name: string, label: string, hint?: string): FigureField[] => [
  { name, label, kind: 'amount', ...(hint && { hint }) },
  {
    name: `${name}KeptBy`,
    of: label,
    label: 'Kept by',
    kind: 'list',
    options: keepers,
    initial: 'divided',
  },
];

export const assetDivision: CalculationText = {
  calculation: 'asset-division',
  heading: 'What there is, and who keeps it',
  intro: 'The net estate and its halves, and the payment that makes up for who keeps what.',
  groups: [
    {
      legend: 'Marital property at today’s value',
      note:
        'What either of you acquired from the wedding until a separation agreement is signed or the action is begun. ' +
        'Leave out separate property.',
      paired: true,
      fields: [
        ...kept('realEstate', 'Real estate'),
        ...kept('bankAccounts', 'Bank accounts'),
        ...kept('investments', 'Investments', 'Before the tax on a sale.'),
        ...kept('retirementAccounts', 'Retirement accounts', 'Before the tax on withdrawal.'),
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
    {
      legend: 'A pension that is paid for life',
      folded: true,
      note:
        'It is usually divided when it is paid, so it is no part of the net estate here. Leave it out of the accounts ' +
        'above.',
      fields: [
        {
          name: 'pensionMonths',
          of: 'Pension',
          label: 'Months of service',
          kind: 'months',
          hint: 'All of them, up to the day of retirement.',
        },
        {
          name: 'pensionMarriageMonths',
          of: 'Pension',
          label: 'Months in the marriage',
          kind: 'months',
          hint: 'Months of service from the wedding to the day the action is begun.',
        },
        {
          name: 'pensionMonthsOf',
          label: 'Whose pension',
          kind: 'choice',
          options: keepers.filter(({ value }) => value !== 'divided'),
          initial: 'first',
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
      'A pension is divided by the formula of Majauskas v Majauskas (61 NY2d 481, 1984): months of service in the ' +
        'marriage, divided by all months of service, times the share.',
      'Separate property, such as what you owned before the marriage, inherited or received for a personal injury, is ' +
        'left out. Not counted here: credit for separate money put into marital property (Fields v Fields, 15 NY3d ' +
        '158, 2010), and the tax on what is sold or withdrawn, account by account.',
    ],
  },
};
