import { noFaultCondition } from '#law/guidelines.ts';
import {
  automaticOrdersBind,
  automaticOrdersForbid,
  counselFees,
  feeWaiver,
  timeToAnswer,
} from '#law/rules.ts';
import { residencePeriod, typicalFees } from '#law/statements.ts';
import { lawFigures } from '../../../calculators/law-figures.ts';
import type { PracticeAreaEntry, PracticeAreaRecord } from '../../schema/practice-area.ts';

export const entry: PracticeAreaEntry = {
  place: 1,
  name: 'Contested Divorce',
  menu: { group: 'Divorce Types', place: 1 },
  anchor: 'contested-divorce',
  inPanel: true,
  inFooter: true,
  matters: [
    {
      place: 1,
      title: 'Contested divorce',
      text: 'You cannot agree, or were served.',
      key: 'contested-divorce',
    },
  ],
};

/** @sample how the firm works on these cases, message, testimonials and interviews */
export const area: PracticeAreaRecord = {
  card: {
    place: 1,
    text:
      'You cannot agree, or your spouse will not answer. We ask the court to decide what is open and ' +
      'keep making offers while we prepare. We explain each step before it comes.',
    points: [
      'What to do when you are served',
      'Temporary support and schedules',
      'Conferences, offers and trial',
    ],
    ornament: 'contested-divorce',
    link: 'Read about contested divorce',
  },
  subtitle: 'When you and your spouse cannot agree, and something has to happen next',
  badge: 'Divorce in court',
  heroDescription:
    'A divorce is contested if even one point is open: the children, the house, the money. Here is ' +
    'what happens first, what it usually costs, and what you can do tonight.',
  personalMessage: [
    'You do not have to win an argument tonight. When we meet, please tell me the part you would ' +
      'rather leave out. If I hear it from you first, we can plan for it.',
  ],
  whyChooseUs: [
    {
      title: 'A trial outline early',
      text: 'We list what each side has to prove, and with which papers or witnesses.',
    },
    {
      title: 'An offer in every plan',
      text: 'Each plan we write for you includes terms you could live with.',
    },
    {
      title: 'An accountant reads the books',
      text: 'Daniel Choi goes through tax returns and ledgers before we ask for more.',
    },
    {
      title: 'Custody built on school weeks',
      text: 'Renata Okafor works from your children’s actual schedule.',
    },
    {
      title: 'Nights and weekends',
      text: 'Marcus Delacroix takes orders of protection and related charges on short notice.',
    },
    {
      title: 'The cost of each step',
      text: 'You hear the likely price of a motion or an expert first, and can say no.',
    },
  ],
  mainContent: {
    sections: [
      {
        type: 'highlight',
        title: 'If you have been served',
        content:
          `${timeToAnswer} If you are late, respond anyway. Write down when the papers came and who ` +
          'handed them over. Photograph every page and call us. You do not need to talk to your ' +
          'spouse first.',
        color: 'red',
      },
      {
        type: 'list',
        title: 'Tonight',
        items: [
          'Change the passwords to your own email, phone and cloud storage.',
          'Write one page of dates: wedding, moves, births, jobs, separation.',
          'Photograph the papers you both keep at home: tax returns, statements, deeds, policies.',
          'Note who takes the children where this week, and keep that going.',
          'If you are not safe, get out if you can, and call\u00a0911.',
        ],
      },
      {
        type: 'text',
        title: 'How a case begins',
        content: [
          'One of you files and pays for an index number. The papers are delivered to the other, ' +
            'who answers. From then on the work is to shorten the list of things you disagree about.',
          'You do not have to prove that anyone behaved badly. Six months of irretrievable ' +
            'breakdown is enough; it is one of New York’s seven grounds (DRL §\u00a0170). ' +
            `${noFaultCondition} You also need a tie to the state: usually two years of residence by ` +
            'either of you, or one year with a connection such as a wedding here (§\u00a0230), ' +
            `${residencePeriod}.`,
        ],
      },
      {
        type: 'highlight',
        title: 'What to leave alone',
        content:
          'Unless someone is in danger, do not empty an account, cancel a policy, move out with the ' +
          'children or sign anything before you have talked to a lawyer. Automatic orders ' +
          `${automaticOrdersForbid}. They ${automaticOrdersBind}. Stay out of your spouse’s messages ` +
          'and mail.',
        color: 'grey',
      },
      {
        type: 'accordion',
        title: 'The five stages',
        accordionItems: [
          {
            title: 'Opening papers',
            content:
              'We write them plainly and without insults. A judge reads them first, and your ' +
              'children may read them one day.',
          },
          {
            title: 'Temporary orders',
            content:
              'You can ask for support and a parenting schedule right away. The maintenance formula ' +
              `looks at the higher earner’s income up to ${lawFigures.maintenanceCap}, the child ` +
              `support percentages at combined parental income up to ${lawFigures.childSupportCap}. ` +
              `A motion costs $45. ${counselFees}`,
          },
          {
            title: 'Disclosure',
            content:
              'You both list income, property, debts and expenses. We ask for what is missing and ' +
              'check it against bank records. This is often the longest part.',
          },
          {
            title: 'Conferences and offers',
            content:
              'The judge meets with the lawyers. Many cases settle here. Filing a stipulation of ' +
              'settlement costs $35.',
          },
          {
            title: 'Trial',
            content:
              'A judge decides what is left, after witnesses and exhibits. We rehearse your ' +
              'testimony with you, hard questions included.',
          },
        ],
      },
      {
        type: 'stats',
        title: 'Time and cost',
        content:
          `Legal fees are ${typicalFees}, and rise with each open point. In Supreme Court the index ` +
          'number costs $210, the request for judicial intervention $95, and the note of issue $30 ' +
          `once that is paid. ${feeWaiver}`,
        stats: [
          { number: '$15,000–$30,000+', label: 'Usual legal fees' },
          { number: '9 months–3 years', label: 'Usual length' },
          { number: 'About 1 year', label: 'On average' },
          { number: '18+ months', label: 'High-conflict cases' },
        ],
      },
      {
        type: 'cta',
        title: 'Ask what comes next',
        content:
          'Tell us where things stand, even if nothing has been filed. After we talk you get a ' +
          'written plan with the likely course and cost. The phone is answered day and night.',
      },
    ],
  },
  testimonials: [
    {
      text:
        'I showed up with a shoebox and a temper. They sorted the shoebox and let me be mad for ' +
        'about ten minutes. Before every court date somebody called to say what would happen and ' +
        'what I should wear (I asked). My sister got the play-by-play each time, so if you want a ' +
        'second opinion on this firm, she has one.',
      author: 'M. R., Brooklyn',
      matter: 'Contested divorce',
    },
    {
      text: 'Todd told me day one that half my argument was weak. He was right. Annoying, but right.',
      author: 'S. K., Manhattan',
      matter: 'Contested divorce',
    },
    {
      text:
        'They picked up the phone. They told me what each step would cost before doing it, and twice ' +
        'I said no and we skipped it. That’s all I wanted from a lawyer.',
      author: 'J. D., Astoria',
      matter: 'Contested divorce and temporary support',
    },
  ],
  interviews: ['sample-0113', 'sample-0103', 'sample-0109', 'sample-0101'],
  seo: {
    title: 'Contested Divorce in New York',
    description:
      'Served with divorce papers, or unable to agree? The stages, court fees, usual costs and time ' +
      'of a contested New York divorce, and what to do tonight.',
    keywords: [
      'contested divorce New York',
      'served with divorce papers',
      'divorce trial lawyer',
      'temporary maintenance',
      'contested divorce cost',
      'New York County Supreme Court divorce',
    ],
  },
};
