import { maintenanceGuideline } from '#law/guidelines.ts';
import { maintenanceEnd, maintenanceTax } from '#law/rules.ts';
import { acknowledged, asOf, deductions, typicalFees } from '#law/statements.ts';
import { lawFigures } from '../../../calculators/law-figures.ts';
import type { PracticeAreaEntry, PracticeAreaRecord } from '../../schema/practice-area.ts';

const { quickEstimate } = lawFigures;

export const entry: PracticeAreaEntry = {
  place: 7,
  name: 'Alimony',
  menu: { group: 'Family Matters', place: 8 },
  anchor: 'alimony',
};

/** @sample how the firm works on these cases, message, testimonials and interviews */
export const area: PracticeAreaRecord = {
  card: {
    place: 7,
    text:
      'New York calls it maintenance. There is a formula up to a cap on income, a suggested number ' +
      'of years, and factors a judge weighs beyond both. We show you all three with your own figures.',
    points: [
      'Support while the case is pending',
      'Amount and duration afterward',
      'Terms for when life changes',
    ],
    link: 'Read about alimony',
  },
  subtitle: 'How much, for how long, and up to which income',
  badge: 'After the divorce',
  heroDescription:
    'Everyone says alimony; New York’s law says maintenance. Here is what the formula gives, where ' +
    'it stops, and what is still open in a marriage like yours.',
  calculator: 'alimony',
  personalMessage: [
    'One of you may be afraid of paying for life and the other of ending up with nothing, often ' +
      'after reading an article about another state. Let’s look at New York’s figures first. Then ' +
      'tell me what the figures can’t see.',
  ],
  whyChooseUs: [
    {
      title: 'Which cap applies',
      text: 'It changes every second March. We tell you which one governs your case.',
    },
    {
      title: 'Income read in full',
      text: 'Daniel Choi follows bonuses, distributions and deferred pay through the returns.',
    },
    { title: 'Payor or payee', text: 'We represent both, so we know how the other lawyer will see it.' },
    {
      title: 'A budget for year three',
      text: 'We test each proposal against your life after the first months.',
    },
    { title: 'Clear end dates', text: 'Priya Raghunathan writes when payments start, change and stop.' },
    {
      title: 'Checked by the partner',
      text: 'Todd Hartwell reads the terms before you offer or accept them.',
    },
  ],
  mainContent: {
    sections: [
      {
        type: 'list',
        title: 'The yearly amount, step by step',
        content:
          'For support after the divorce (DRL §\u00a0236(B)(6)). The payor is the spouse with the ' +
          'higher income, husband or wife.',
        items: [
          `Write down both incomes, less ${deductions}. Count the payor’s only up to ` +
            `${lawFigures.maintenanceCap}.`,
          'First result: 30% of the payor’s income, less 20% of the payee’s.',
          'If the payor is the non-custodial parent and will pay child support, use 20%, less 25%.',
          'Second result: 40% of both incomes together, less the payee’s income.',
          'The lower result is the guideline amount, never below zero.',
          'A payor left under the self-support reserve pays only what is above it. It is 135% of ' +
            `the poverty guideline: ${lawFigures.selfSupportReserve} since ` +
            `${lawFigures.reserveSince}.`,
        ],
      },
      {
        type: 'highlight',
        title: 'An example',
        color: 'gold',
        content:
          'After deductions the payor has $110,000 and the payee $25,000. The first result is ' +
          '$33,000 less $5,000, the second $54,000 less $25,000. The lower is $28,000 a year. If the ' +
          'payor also pays child support as the non-custodial parent, it is $15,750.',
      },
      {
        type: 'stats',
        title: 'For how long',
        content: 'The law suggests a share of the length of the marriage. It is only advice to the court.',
        stats: [
          { number: lawFigures.duration.upTo15Years, label: 'A marriage of up to 15 years' },
          { number: lawFigures.duration.upTo20Years, label: 'More than 15, up to 20 years' },
          { number: lawFigures.duration.longer, label: 'More than 20 years' },
        ],
      },
      {
        type: 'text',
        title: 'Beyond the formula',
        content: [
          `The cap took effect on ${lawFigures.capsSince}; before, it was ` +
            `${lawFigures.maintenanceCapBefore}. The next change is due on ` +
            `${lawFigures.capsChangeOn}. ${maintenanceGuideline} With high incomes most of the ` +
            'discussion is up there: how you lived, what you saved, what each of you needs now.',
          'Twelve years of marriage suggest 1.8 to 3.6 years of payments, eighteen 5.4 to 7.2, ' +
            'twenty-four 8.4 to 12. If you hope to receive, we describe your way back to work in ' +
            'months and costs. If you expect to pay, we set out your age, health, pension and the ' +
            'second rent.',
        ],
      },
      {
        type: 'accordion',
        title: 'Questions about alimony',
        accordionItems: [
          {
            title: 'I left work to raise our children. Does that count?',
            content:
              'The formula has no line for it, so we bring it up wherever the amount or the years are open. Note when you stopped, why, and what you earned then.',
          },
          {
            title: 'What is income if my spouse owns the business?',
            content:
              'Daniel reads the company’s books beside the personal return, and asks about the car, phone and trips it paid for.',
          },
          {
            title: 'Can we agree on something else?',
            content: `Yes: more money for fewer years, one payment, a step down when the house is sold. It has to be in writing, ${acknowledged}. We put the guideline next to each proposal.`,
          },
          {
            title: 'Can it change or end early?',
            content: `${maintenanceEnd} Talk to us before you stop paying or accept less.`,
          },
          { title: 'Is maintenance taxed?', content: maintenanceTax },
          {
            title: 'I am being pressed for an answer this week',
            content:
              'Ask for the proposal in writing, with the incomes it rests on. If there is a real date, such as a hearing, tell us when you call.',
          },
          {
            title: 'What will it cost?',
            content: `Maintenance is one part of the divorce. If you agree on everything, legal fees are usually $3,000–$5,000 and it takes 3–6 months; if not, $15,000–$30,000 or more. These ranges are ${typicalFees}.`,
          },
          {
            title: 'Is your calculator enough?',
            content: `To begin with. Its quick estimate keeps a cap of ${quickEstimate.maintenanceCap}, in force from ${quickEstimate.fromMonth} until the end of ${quickEstimate.untilMonth}. The worksheet uses the cap of your date and shows the advisory years.`,
          },
        ],
      },
      {
        type: 'highlight',
        title: 'Before you sign anything',
        color: 'grey',
        content:
          'Don’t waive maintenance, or promise it, because you are tired or sorry. Don’t quit, ' +
          'retire or turn down a raise with the formula in mind. Find the last tax returns and keep ' +
          'copies somewhere safe.',
      },
      {
        type: 'cta',
        title: 'Call with three facts',
        content:
          'From two incomes and your wedding date we can work out the guideline and the advisory ' +
          'years while you are on the phone. For the months before the judgment, see Spousal Support.',
      },
    ],
  },
  testimonials: [
    {
      text:
        'Twenty-six years. I came in expecting a pep talk about what I deserved, and got coffee and ' +
        'a page of arithmetic, then a second page with everything the arithmetic leaves out: the ' +
        'moves for his job, the degree I never finished, my back. We used the second page.',
      author: 'H. B., Manhattan',
      matter: 'Maintenance in a long marriage, concluded 2021',
    },
    {
      text: 'I earn more, so I was going to pay. I wanted to know how long. Mr. Hartwell showed me the range and the reasons for both ends of it. After that I could plan.',
      author: 'P. G., Westchester',
      matter: 'Contested divorce, concluded 2022',
    },
    {
      text: 'Priya read me every line out loud. We changed two words.',
      author: 'S. W., Queens',
      matter: 'Settlement agreement, concluded 2020',
    },
  ],
  interviews: ['sample-0106', 'sample-0104', 'sample-0109', 'sample-0102'],
  seo: {
    title: 'Alimony in New York: Amount and Duration',
    description:
      `Alimony in New York is called maintenance. The formula, the ${lawFigures.maintenanceCap} cap ` +
      `as of ${asOf}, the advisory number of years, and what stays open to argument.`,
    keywords: [
      'alimony New York',
      'post-divorce maintenance',
      'maintenance formula',
      'maintenance cap 2026',
      'how long does alimony last in New York',
      'alimony lawyer NYC',
    ],
  },
};
