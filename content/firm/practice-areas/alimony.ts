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
      'New York law calls it maintenance. There is a formula up to a cap on income, an advisory range for ' +
      'how long it lasts, and listed factors beyond both. We show you each of the three with your own figures.',
    points: [
      'Support while the case is pending',
      'Amount and duration afterwards',
      'Terms for when life changes',
    ],
    link: 'Read about alimony',
  },
  subtitle: 'What New York now calls maintenance: how much, for how long, up to which income',
  badge: 'After the divorce',
  heroDescription:
    'Alimony is the old word. New York’s statute says maintenance, and begins with a formula. Here is ' +
    'what the formula gives, where it stops, and what stays open to argument in a marriage like yours.',
  calculator: 'alimony',
  personalMessage: [
    'Two people can read the same article and lose the same night’s sleep for opposite reasons. One is ' +
      'afraid of paying for life, the other of ending with nothing. Often the article was about another ' +
      'state.',
    'I would rather you had New York’s figures, with their date on them, and then a conversation about ' +
      'what figures cannot see. My father called the formula the place where the talking starts. It ' +
      'still is.',
  ],
  whyChooseUs: [
    {
      title: 'The date on every figure',
      text: 'Caps change every second March. We tell you which one governs your case, and from which day.',
    },
    {
      title: 'Income read in full',
      text:
        'Daniel Choi follows bonuses, distributions and deferred pay through the returns, so that the ' +
        'starting figure is sound.',
    },
    {
      title: 'Both chairs',
      text:
        'We represent spouses who will pay and spouses who will receive, and can tell you how the other ' +
        'table thinks.',
    },
    {
      title: 'Life after the judgment',
      text:
        'We draw up your budget for the third year as well as the first, and test every proposal against ' +
        'it.',
    },
    {
      title: 'Clauses that say when',
      text:
        'Priya Raghunathan writes start dates, end dates and changes into the agreement, in sentences a ' +
        'stranger could follow.',
    },
    {
      title: 'A partner reads it',
      text:
        'Todd Hartwell reviews the maintenance terms himself before they are offered, accepted or put ' +
        'before a judge.',
    },
  ],
  mainContent: {
    sections: [
      {
        type: 'text',
        title: 'An old word and a newer one',
        content: [
          'Everybody says alimony. New York’s Domestic Relations Law says maintenance, and means the ' +
            'money that one spouse pays the other. The payor is the spouse with the higher income, ' +
            'whether husband or wife.',
          'It has two stages. While the case is open there may be temporary maintenance; our page on ' +
            'spousal support deals with that. This page is about what follows the divorce (DRL §\u00a0' +
            '236(B)(6)): a yearly amount, and a number of years. To look at either we need little at ' +
            'first: recent tax returns and pay stubs, the date of the wedding, and whether child support ' +
            'will be paid, and by whom.',
        ],
      },
      {
        type: 'list',
        title: 'The yearly amount, step by step',
        items: [
          `Write down both incomes, less ${deductions}. Count the payor’s only up to ${lawFigures.maintenanceCap}.`,
          'First result: 30% of the payor’s income, less 20% of the payee’s.',
          'If the payor is the non-custodial parent and will pay child support, make that 20%, less 25%.',
          'Second result: 40% of the two incomes added together, less the payee’s income.',
          'The lower of the two results is the guideline amount. It cannot fall below zero.',
          'If the payor would drop below the self-support reserve, the amount becomes what the payor ' +
            'earns above it, if anything. The reserve is 135% of the federal poverty guideline: ' +
            `${lawFigures.selfSupportReserve} since ${lawFigures.reserveSince}.`,
        ],
      },
      {
        type: 'highlight',
        title: 'One couple, two answers',
        color: 'gold',
        content:
          'After deductions the payor has $110,000 and the payee $25,000. Without child support, the first result is ' +
          '$33,000 less $5,000, and the second $54,000 less $25,000. The lower is $28,000 a year. If the ' +
          'payor also pays child support as the non-custodial parent, the first result becomes $15,750, ' +
          'and that is the guideline.',
      },
      {
        type: 'text',
        title: 'Where the formula stops',
        content: [
          `It sees the first ${lawFigures.maintenanceCap} of the payor’s income. That cap took effect on ` +
            `${lawFigures.capsSince}; in the two years before, it was ${lawFigures.maintenanceCapBefore}. The next ` +
            `change is due on ${lawFigures.capsChangeOn}. All figures ` +
            `here are general information as of ${asOf}.`,
          `${maintenanceGuideline} For an executive, a surgeon or the owner of a company, most of the discussion ` +
            'may lie up there, and it is a discussion about evidence: how the household lived, what it ' +
            'saved, and what each of you will need from now on.',
        ],
      },
      {
        type: 'stats',
        title: 'For how long',
        content: 'The statute suggests a range, measured against the length of the marriage. It is advisory.',
        stats: [
          { number: lawFigures.duration.upTo15Years, label: 'A marriage of up to 15 years' },
          { number: lawFigures.duration.upTo20Years, label: 'More than 15, up to 20 years' },
          { number: lawFigures.duration.longer, label: 'More than 20 years' },
        ],
      },
      {
        type: 'text',
        title: 'The same range in calendar years',
        content: [
          'Twelve years of marriage suggest between 1.8 and 3.6 years of payments. Eighteen suggest ' +
            '5.4 to 7.2. Twenty-four suggest 8.4 to 12.',
          'Because the range only advises, its two ends are worth preparing for. If you hope to ' +
            'receive, we help you describe the way back to work in months, courses and costs. If you ' +
            'expect to pay, we set out your own years ahead: age, health, pension, the second rent.',
        ],
      },
      {
        type: 'accordion',
        title: 'Questions that keep people up',
        accordionItems: [
          {
            title: 'I left work to raise our children. Does that count?',
            content:
              'It belongs in the story we prepare. Note when you stopped, why, what you earned then, and ' +
              'what returning would take. Your old résumé and pay records help. The formula has no line ' +
              'for them, so we bring them forward wherever the amount or the years are open to ' +
              'discussion.',
          },
          {
            title: 'What is income, if my spouse owns the business?',
            content:
              'That is the first thing to settle, since every later step depends on it. Daniel reads the ' +
              'company’s books beside the personal return, and asks about the car, the phone and the ' +
              'trips that the business paid for.',
          },
          {
            title: 'May we agree on something of our own?',
            content:
              'Couples often do: more money for fewer years, one payment instead of many, a step down ' +
              'when the house is sold. We put the guideline next to each proposal, so that you see what ' +
              'you would be giving and getting. What you agree on has to be in writing, ' +
              `${acknowledged}.`,
          },
          {
            title: 'Can it change or end early?',
            content:
              `${maintenanceEnd} Show us the judgment or agreement before you stop paying, and before you accept ` +
              'less than it promises.',
          },
          { title: 'Is maintenance taxed?', content: maintenanceTax },
          {
            title: 'I am being pressed for an answer this week',
            content:
              'Hurry seldom serves the person who is hurried. Ask for the proposal in writing, along ' +
              'with the incomes it rests on, and say that you will answer once it has been read. If ' +
              'there is a real date, such as a hearing or a closing, name it when you call, and we will ' +
              'read that page first.',
          },
          {
            title: 'What will it cost to settle this?',
            content:
              'Maintenance is one part of the divorce. Where you agree on all parts, legal fees are ' +
              'usually $3,000–$5,000 and the case takes roughly 3–6 months. Where you do not, expect ' +
              `$15,000–$30,000 or more, and 9 months to 3 years. These ranges are ${typicalFees}, as of ` +
              `${asOf}; yours we discuss at the first meeting.`,
          },
          {
            title: 'Is the calculator on this site enough?',
            content:
              'Enough to begin with. Its quick estimate is a rough rule of thumb with a cap of ' +
              `${quickEstimate.maintenanceCap}, in force from ${quickEstimate.fromMonth} until the end of ` +
              `${quickEstimate.untilMonth}. ` +
              'Its worksheet uses the cap of the date you enter, ' +
              'and shows the advisory years.',
          },
        ],
      },
      {
        type: 'cta',
        title: 'Two salaries and a wedding date',
        content:
          'From these three facts we can tell you the guideline and the advisory years while you are ' +
          'still on the phone. Then comes the better question: what they leave out.',
      },
      {
        type: 'highlight',
        title: 'Before you sign at the kitchen table',
        color: 'grey',
        content:
          'Do not waive maintenance, or promise it, because you are tired or sorry. Do not resign, ' +
          'retire or refuse a raise with the formula in mind. Tonight, find the last tax returns and the ' +
          'wedding certificate, put copies somewhere safe, and sleep if you can.',
      },
    ],
  },
  testimonials: [
    {
      text:
        'I expected a speech about what I deserved. I was given a page of arithmetic, a cup of coffee, ' +
        'and a list of what the arithmetic could not know about twenty-six years.',
      author: 'H. B., Manhattan',
      matter: 'Maintenance in a long marriage, concluded 2021',
    },
    {
      text:
        'Being the higher earner, I feared an open-ended bill. Mr. Hartwell showed me the range and the ' +
        'reasons at either end of it. From then on I could plan.',
      author: 'P. G., Westchester',
      matter: 'Contested divorce, concluded 2022',
    },
    {
      text:
        'Priya read every line of the agreement aloud to me and asked what I thought it meant. Twice we ' +
        'changed a word. I have not had to look at it since.',
      author: 'S. W., Queens',
      matter: 'Settlement agreement, concluded 2020',
    },
  ],
  interviews: ['sample-0106', 'sample-0104', 'sample-0109', 'sample-0102'],
  seo: {
    title: 'Alimony in New York: Amount and Duration',
    description:
      `Alimony in New York is called maintenance. The formula, the ${lawFigures.maintenanceCap} cap as of ` +
      `${asOf}, the ` +
      'advisory number of years, and what stays open to argument.',
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
