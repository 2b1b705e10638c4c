import { childSupportGuideline } from '#law/guidelines.ts';
import {
  arrearsStay,
  childSupportChange,
  childSupportRecitals,
  prison,
  supportCountsFrom,
} from '#law/rules.ts';
import { acknowledged, asOf, childSupportEnd, deductions, sharedTime } from '#law/statements.ts';
import { lawFigures } from '../../../calculators/law-figures.ts';
import type { PracticeAreaEntry, PracticeAreaRecord } from '../../schema/practice-area.ts';

const { childSupportPercent: percents, quickEstimate } = lawFigures;

export const entry: PracticeAreaEntry = {
  place: 5,
  name: 'Child Support',
  menu: { group: 'Family Matters', place: 6 },
  anchor: 'child-support',
  inPanel: true,
  matters: [
    {
      place: 5,
      title: 'Child support',
      text: 'What New York’s formula gives.',
      key: 'child-support',
    },
  ],
};

/** @sample how the firm works on these cases, message, testimonials and interviews */
export const area: PracticeAreaRecord = {
  card: {
    place: 6,
    text:
      'New York takes a percentage of both parents’ income. We find the right income for each of you ' +
      'and explain what child care, health insurance and medical bills add.',
    points: ['Income from wages or a business', 'Expenses shared on top', 'Income above the statutory cap'],
    link: 'Read about child support',
  },
  subtitle: 'The formula, what is added to it, and what to do when it does not fit',
  badge: 'Figures, plainly explained',
  heroDescription:
    'Whether you need support or have to pay it, start with the right figure. Here is how New York ' +
    'works it out.',
  calculator: 'child-support',
  personalMessage: [
    'Most people arrive with a number a friend gave them, and it is usually wrong: someone forgot ' +
      'city tax, or maintenance, or after-school care. Send us what you have. Daniel Choi was an ' +
      'accountant first and likes receipts.',
  ],
  whyChooseUs: [
    { title: 'The math on paper', text: 'You see every deduction and can check it against your pay stub.' },
    { title: 'An accountant’s eye', text: 'Daniel Choi reads ledgers, bonus letters and tax schedules.' },
    { title: 'For either parent', text: 'We represent parents who receive support and parents who pay it.' },
    {
      title: 'Dates for expenses',
      text: 'Our drafts say who pays the sitter and when the other half is due.',
    },
    {
      title: 'One calendar, one budget',
      text: 'Renata Okafor and Daniel plan the schedule and the support together.',
    },
    {
      title: 'When life changes',
      text: 'Tell us about a new job or school, and we look at your order early.',
    },
  ],
  mainContent: {
    sections: [
      {
        type: 'stats',
        title: 'The percentages',
        content: 'Of both parents’ combined income, up to a cap.',
        stats: [
          { number: percents.one, label: 'One child' },
          { number: percents.two, label: 'Two children' },
          { number: percents.three, label: 'Three children' },
          { number: percents.four, label: 'Four children' },
          { number: percents.fiveOrMore, label: 'Five or more, at least' },
        ],
      },
      {
        type: 'text',
        title: 'How it works',
        content: [
          'The law (DRL §\u00a0240(1-b), FCA §\u00a0413) starts with two incomes, less ' +
            `${deductions}. Maintenance between spouses is worked out next and moves from one income ` +
            `to the other. The percentage applies to the first ${lawFigures.childSupportCap} of the ` +
            `total, the cap since ${lawFigures.capsSince}. ${childSupportGuideline}`,
          'Each parent’s part matches their part of the income, and the non-custodial parent pays ' +
            `it over. ${sharedTime} Support runs ${childSupportEnd}.`,
        ],
      },
      {
        type: 'highlight',
        title: 'An example',
        color: 'gold',
        content:
          'After deductions one parent has $60,000 and the other, with whom two children live, ' +
          '$40,000. Of the $100,000 together, 25% is $25,000 a year. The first parent has 60% of the ' +
          'income and pays 60%: $15,000 a year, or $1,250 a month, before shared expenses. Your ' +
          'figures will differ.',
      },
      {
        type: 'text',
        title: 'What is added',
        content: [
          'Shared in the same proportion: child care while the custodial parent works or studies ' +
            '(while looking for work, if the court allows it), health insurance, and medical bills ' +
            'that nobody reimburses. The court can add education. If the parent who pays support ' +
            'also pays the premium, the other’s share is deducted.',
        ],
      },
      {
        type: 'list',
        title: 'What to collect',
        items: [
          'Tax returns, W-2s and 1099s, and recent pay stubs',
          'Child care invoices, with a note of who paid',
          'The health premium, and the part that is for the child',
          'Doctor, dentist and therapy bills insurance left unpaid',
          'Any order or agreement, for these children or others',
          'An honest page about overtime, cash work and side income, yours included',
        ],
      },
      {
        type: 'accordion',
        title: 'When it is not that simple',
        accordionItems: [
          {
            title: 'I earn very little. What is the least I could owe?',
            content:
              'If the order would put you under the federal poverty guideline, you owe $25 a month, ' +
              'or more or less where that would be unjust. If it would leave you between that ' +
              'guideline and the self-support reserve, you owe $50 a month or what you earn above ' +
              `the reserve, whichever is more. Since ${lawFigures.reserveSince} the guideline is ` +
              `${lawFigures.povertyLevel} a year and the reserve ${lawFigures.selfSupportReserve}.`,
          },
          {
            title: 'The other parent is paid in cash',
            content:
              'Then we compare what is declared with what is spent: rent, car, deposits, travel. In ' +
              'a case we can ask for records. Please don’t log in to accounts that are not yours.',
          },
          {
            title: 'I have lost my job',
            content:
              `File to change the order at once. ${arrearsStay} ${childSupportChange} ${prison} Keep ` +
              'the termination letter and a log of applications, and pay what you can in a way that ' +
              'leaves a trace.',
          },
          {
            title: 'Can I stop paying if I can’t see my child?',
            content:
              'We advise against it. Pay what the order says, write down each missed visit, and let ' +
              'us ask for the visits separately.',
          },
          {
            title: 'How soon will there be an order?',
            content:
              'It depends on the court and on how fast you both show your income. ' +
              `${supportCountsFrom} In a contested divorce (9 months to 3 years) we ask early for ` +
              'support in the meantime.',
          },
          {
            title: 'Can we agree on another amount?',
            content: `Yes, in writing, ${acknowledged}. ${childSupportRecitals} Priya Raghunathan drafts it.`,
          },
          {
            title: 'Which calculator should I use?',
            content:
              `The quick estimate keeps the cap of ${quickEstimate.childSupportCap}, the law from ` +
              `${quickEstimate.fromMonth} to ${quickEstimate.untilMonth}. The worksheet uses ` +
              'today’s. If anything depends on the answer, use the worksheet and then talk to us.',
          },
        ],
      },
      {
        type: 'cta',
        title: 'A first estimate by phone',
        content:
          'With two incomes and the number of children we can sketch the guideline amount on a first ' +
          'call, and tell you which papers to find.',
      },
    ],
  },
  testimonials: [
    {
      text:
        'One page, and then Daniel made me explain it back to him like a quiz. I’d been scared of ' +
        'that number for a year. Turns out I could do it on a napkin.',
      author: 'L. P., Astoria',
      matter: 'Child support order, concluded 2022',
    },
    {
      text: 'I was the one paying. They didn’t treat me like the bad guy.',
      author: 'D. S., Bronx',
      matter: 'Child support within a divorce, concluded 2020',
    },
    {
      text:
        'We fought about the orthodontist for two years. Two years! The new agreement says who sends ' +
        'what to whom, and by which day of the month. My ex likes it too, he told me so at pickup, ' +
        'which is the longest conversation we’d had since the summer.',
      author: 'C. N., Brooklyn',
      matter: 'Agreement on shared expenses, concluded 2023',
    },
  ],
  interviews: ['sample-0106', 'sample-0105', 'sample-0109', 'sample-0101'],
  seo: {
    title: 'New York Child Support: Formula and Cap',
    description:
      `How New York child support is worked out: percentages, the ${lawFigures.childSupportCap} cap ` +
      `as of ${asOf}, shared expenses, low incomes, and which papers to gather.`,
    keywords: [
      'child support New York',
      'child support lawyer NYC',
      'Child Support Standards Act',
      'child support income cap 2026',
      'child support percentages',
      'self-support reserve',
      'child care expenses',
    ],
  },
};
