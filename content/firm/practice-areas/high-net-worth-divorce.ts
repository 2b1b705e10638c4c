import { automaticOrdersBind, automaticOrdersForbid } from '#law/rules.ts';
import { typicalFees } from '#law/statements.ts';
import { lawFigures } from '../../../calculators/law-figures.ts';
import type { PracticeAreaEntry, PracticeAreaRecord } from '../../schema/practice-area.ts';

export const entry: PracticeAreaEntry = {
  place: 3,
  name: 'High Net Worth Divorce',
  menu: { group: 'Divorce Types', place: 3 },
  anchor: 'high-net-worth',
  inPanel: true,
  inFooter: true,
  matters: [
    {
      place: 3,
      title: 'High net worth divorce',
      text: 'A business, stock, property, kept private.',
      key: 'high-net-worth-divorce',
    },
  ],
};

/** @sample how the firm works on these cases, message, testimonials and interviews */
export const area: PracticeAreaRecord = {
  card: {
    place: 3,
    text:
      'A company, unvested stock, houses in several places, a family trust. We list it all on one ' +
      'chart, have it valued by people who can defend their figures, and keep it private.',
    points: [
      'Businesses and professional practices',
      'Stock, options and deferred pay',
      'Property outside New York',
    ],
    ornament: 'high-net-worth-divorce',
    link: 'Read about high net worth divorce',
  },
  subtitle: 'For businesses, stock, trusts and property in more than one place',
  badge: 'Complex estates',
  heroDescription:
    'When there is a great deal to divide, the work is to find it, value it and keep it private. You ' +
    'can prepare long before you announce anything.',
  personalMessage: [
    'Often the person who calls me has the fewest papers, because someone else always kept them. ' +
      'We can fix that. Tell me what you built and what you would never sell, and we will work ' +
      'outward.',
  ],
  whyChooseUs: [
    { title: 'One chart of everything', text: 'Each holding with its owner, value, date and proof.' },
    {
      title: 'A former auditor',
      text: 'Daniel Choi reads the ledgers himself and briefs the outside valuers.',
    },
    {
      title: 'Experts on a budget',
      text: 'We hire an appraiser or actuary for a defined question, at a price you approve.',
    },
    { title: 'Todd Hartwell leads', text: 'The managing partner runs these cases from the first meeting.' },
    { title: 'Property abroad', text: 'Elena Marquez works with local counsel, in Spanish and English.' },
    { title: 'Safe ways to reach you', text: 'You decide which phone, which address and who may know.' },
  ],
  mainContent: {
    sections: [
      {
        type: 'highlight',
        title: 'Keep it to yourself for now',
        content:
          'Use a phone, an email address and a device that only you can open. Leave out the family ' +
          'office, the house manager and the shared assistant. A first talk commits you to nothing.',
        color: 'grey',
      },
      {
        type: 'text',
        title: 'The order we work in',
        content: [
          'First comes the inventory, with a document for each line. Then where each thing came ' +
            'from and when, because what belongs to the marriage often turns on dates. Then its ' +
            'value on a stated day. We talk percentages last, since an offer made earlier is a guess.',
          'In a case abroad or across states, Elena finds counsel there and keeps one list for ' +
            'both places.',
        ],
      },
      {
        type: 'accordion',
        title: 'What needs more than a bank statement',
        accordionItems: [
          {
            title: 'A company or practice',
            content:
              'We collect several years of returns, ledgers, contracts and owner’s draws. A valuer ' +
              'takes personal spending out of the books. We also ask how a share could be paid: over ' +
              'time, in trade, or by staying co-owners under clear rules.',
          },
          {
            title: 'Stock, options and deferred pay',
            content:
              'The grant letters show when, for what work, and when it vests. We set those dates ' +
              'beside the marriage and count the tax.',
          },
          {
            title: 'Real estate',
            content:
              'For each property: deed, mortgage, running costs, appraisal. Before you fight for a ' +
              'house, see what it costs to keep alone.',
          },
          {
            title: 'Art, wine, jewelry',
            content:
              'Insured value and sale value differ. A specialist should say what each means for your ' +
              'pieces.',
          },
          {
            title: 'Trusts and family money',
            content:
              'We read the trust itself. Who may decide, who may receive and what was actually paid ' +
              'are separate questions.',
          },
          {
            title: 'Debts and guarantees',
            content:
              'Personal guarantees, margin loans, capital calls and future tax belong on the chart ' +
              'as well.',
          },
        ],
      },
      {
        type: 'stats',
        title: 'Where the formulas stop',
        content:
          'Above these caps the court decides on listed factors, and for child support it may also ' +
          `apply the percentage. Legal fees are ${typicalFees}.`,
        stats: [
          { number: lawFigures.maintenanceCap, label: 'Payor’s income in the maintenance formula' },
          { number: lawFigures.childSupportCap, label: 'Parents’ combined income for child support' },
          {
            number: lawFigures.duration.longer,
            label: 'Advisory duration of maintenance, as a share of a marriage of more than 20 years',
          },
          { number: '$50,000–$100,000+', label: 'Usual legal fees' },
        ],
      },
      {
        type: 'list',
        title: 'What you can gather quietly',
        content: 'Open only what is yours.',
        items: [
          'Personal and business tax returns, with every schedule',
          'Loan and credit applications, where people list their assets carefully',
          'Shareholder, partnership, trust and prenuptial papers',
          'Grant letters and the latest statement from each brokerage',
          'Names of the accountant, banker and estate lawyer; don’t call them yet',
        ],
      },
      {
        type: 'highlight',
        title: 'What can hurt you',
        content:
          'Transfers, gifts, new entities and deleted ledgers leave a trail that you may have to ' +
          `explain under oath. In a divorce, automatic orders ${automaticOrdersForbid}. They ` +
          `${automaticOrdersBind}. Do not copy files from a work server or post about the house or ` +
          'the boat.',
        color: 'red',
      },
      {
        type: 'cta',
        title: 'A private first conversation',
        content:
          'At an office or by video. Bring nothing, if that is safer. We outline how your estate ' +
          'would be counted, which experts it needs and what the first phase is likely to cost. ' +
          'Contested cases run from nine months to three years, and valuations set much of the pace.',
      },
    ],
  },
  testimonials: [
    {
      text:
        'I signed our tax return every April for nineteen years without reading it. I told Daniel ' +
        'that in the first meeting and he said most people do. He put the whole thing on one sheet, ' +
        'and when I asked the same question a third time he drew it again, with arrows. I run a ' +
        'department of forty people. I had no idea what we owned.',
      author: 'R. V., Manhattan',
      matter: 'High net worth divorce',
    },
    {
      text: 'My partners never found out until I told them. That was the assignment.',
      author: 'E. H., Westchester',
      matter: 'Divorce with a family business',
    },
    {
      text:
        'Three countries, two languages, about thirty boxes. Elena had a list and every Friday it ' +
        'was shorter.',
      author: 'L. P., Brooklyn',
      matter: 'Divorce with property abroad',
    },
  ],
  interviews: ['sample-0102', 'sample-0104', 'sample-0112', 'sample-0107'],
  seo: {
    title: 'High Net Worth Divorce in New York',
    description:
      'Businesses, stock, trusts and property abroad: how a large estate is counted and valued in a ' +
      'New York divorce, usual fees, and how to prepare discreetly.',
    keywords: [
      'high net worth divorce New York',
      'business valuation divorce',
      'stock options divorce',
      'forensic accountant divorce',
      'private divorce settlement',
      'maintenance above the cap',
      'divorce with assets abroad',
    ],
  },
};
