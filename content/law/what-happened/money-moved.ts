import { paths } from '../../../contract/paths.ts';
import type { HappenedPage } from '../../schema/what-happened.ts';
import { automaticOrdersBind, automaticOrdersForbid, supportCountsFrom } from '../rules.ts';
import { consultation, contested, divorceFees, highNetWorth, noCourtFee } from './costs.ts';
import { answers } from './question.ts';

export const moneyMoved: HappenedPage = {
  ...answers.money,
  line: 'What to write down, and what a court can stop.',
  name: 'Money moved',
  title: 'Money has been moved',
  opening:
    'The court can order records, and help. Please don’t empty what is left; it would be held ' +
    'against you.',
  picture: { src: '/articles/ledger.svg' },
  tonight: [
    'Write down what you know, bank by bank: date and amount. Put a question mark beside a guess.',
    'Photograph statements that are yours, or that you keep in common.',
    'Leave your spouse’s mail, phone and passwords alone.',
    'If rent or food is at stake, or an account is about to be drained, call at once.',
  ],
  thisMonth: [
    `In a divorce, automatic orders ${automaticOrdersForbid}. They ${automaticOrdersBind}.`,
    'Ask by motion for temporary support, so that rent and groceries are paid meanwhile. ' +
      `${supportCountsFrom}`,
    'Both of you set out income, property and debts under oath. A subpoena can bring what is not shown.',
    'What the marriage has built is divided fairly, which is not always half.',
  ],
  costs: [
    ...consultation,
    { ...noCourtFee, pays: 'support, in Family Court' },
    divorceFees,
    contested,
    highNetWorth,
  ],
  aboutCosts: 'Ask before each step what it would cost, and what it could change.',
  reading: [
    { label: 'What you must show each other, and when', href: `${paths.deadlines}#disclosure` },
    { label: 'If you cannot pay for this', href: paths.helpWithCosts },
    { label: 'Property division', href: paths.practiceArea('property-division') },
    { label: 'The statement of net worth', href: paths.article('statement-of-net-worth') },
    { label: 'Court fees', href: paths.fees },
    { label: 'Glossary: temporary maintenance', href: `${paths.glossary}#temporary-maintenance` },
  ],
  fits: [
    paths.practiceArea('property-division'),
    paths.practiceArea('high-net-worth-divorce'),
    paths.practiceArea('alimony'),
    paths.practiceArea('spousal-support'),
    paths.article('statement-of-net-worth'),
    paths.article('when-the-marriage-owns-a-company'),
  ],
  seo: {
    title: 'A Spouse Has Moved Money: Tonight and This Month',
    description:
      'An account was emptied, or money is gone. What to write down tonight, what the court can be ' +
      'asked for in New York, and what it may cost.',
    keywords: ['spouse emptied bank account', 'hidden money divorce New York', 'automatic orders New York'],
  },
};
