import { noFaultCondition } from '#law/guidelines.ts';
import {
  automaticOrdersBind,
  automaticOrdersForbid,
  counselFees,
  feeWaiver,
  timeToAnswer,
} from '#law/rules.ts';
import { asOf, residencePeriod, typicalFees } from '#law/statements.ts';
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
      text: 'When you cannot agree, we prepare for trial and keep the door to settlement open.',
      key: 'contested-divorce',
    },
  ],
};

/** @sample how the firm works on these cases, message, testimonials and interviews */
export const area: PracticeAreaRecord = {
  card: {
    place: 1,
    text:
      'You cannot agree, or your spouse will not answer. We bring the open questions before the court, one ' +
      'by one, and go on making reasonable offers while we prepare. Most people need to understand only ' +
      'the next step.',
    points: [
      'What to do when you are served',
      'Temporary support and schedules',
      'Conferences, offers and trial',
    ],
    ornament: 'contested-divorce',
    link: 'Read about contested divorce',
  },
  subtitle: 'When you and your spouse cannot agree, and something has to happen next.',
  badge: 'Divorce in court',
  heroDescription:
    'One open question is enough to make a divorce contested: the children, the house, the ' +
    'money. This page explains what happens first, what it is likely to cost, and what you can ' +
    'do before morning.',
  personalMessage: [
    'If you are reading this late, you have probably been having both halves of an argument in ' +
      'your head. Put it down for tonight. Nothing about a contested divorce is decided at this ' +
      'hour, and very little is decided by whoever is angrier.',
    'When we meet, tell me the part you would rather leave out. I would sooner hear it from ' +
      'you in my office than from your spouse’s lawyer in a courtroom. Then we can plan for it.',
  ],
  whyChooseUs: [
    {
      title: 'A trial outline early',
      text: 'We list what each side would have to prove, and which document or witness would prove it.',
    },
    {
      title: 'A settlement figure, always',
      text:
        'Every strategy note we write for you carries a proposal you could live with, revised as ' +
        'the facts change.',
    },
    {
      title: 'Accounts read properly',
      text:
        'Daniel Choi, who came to the law from accounting, studies returns and ledgers before we ' +
        'ask for more.',
    },
    {
      title: 'Custody without theater',
      text:
        'Where children are in dispute, Renata Okafor prepares the case around their school week, ' +
        'not around accusations.',
    },
    {
      title: 'Nights and weekends',
      text:
        'Marcus Delacroix takes on orders of protection and related charges, on short notice and ' +
        'at odd hours.',
    },
    {
      title: 'Cost before each step',
      text:
        'You hear what a motion or an expert is likely to cost before we act, and may decide ' +
        'against it.',
    },
  ],
  mainContent: {
    sections: [
      {
        type: 'text',
        title: 'What happens first',
        content: [
          'The case begins when one of you files and pays for an index number. ' +
            'The papers are delivered to the ' +
            'other, who answers them. From then on there are two lists: what you agree about, and what ' +
            'you do not. Our first task is to make the second list short and exact.',
          'You do not have to prove that anybody behaved badly. Six months of irretrievable breakdown is ' +
            `enough; it is one of New York’s seven grounds (DRL §\u00a0170). ${noFaultCondition} ` +
            'You do need a tie to the state: usually two years of residence by ' +
            'either of you, or one year with a connection such as a wedding here (§\u00a0230), ' +
            `${residencePeriod}. We check both before anything is filed.`,
        ],
      },
      {
        type: 'highlight',
        title: 'If you have been served',
        content:
          `Do not put the papers in a drawer. ${timeToAnswer} Late? Respond anyway, at once. ` +
          'Write down the day, the hour and the person who handed them over. Photograph ' +
          'every page and call us, at any hour. You need not speak to your spouse first.',
        color: 'red',
      },
      {
        type: 'list',
        title: 'Before you sleep',
        items: [
          'Change the password on your own email, phone and cloud storage.',
          'Write one page of dates: wedding, moves, births, job changes, the day things broke.',
          'Photograph the household papers you both keep at home: tax returns, statements, deeds, ' +
            'policies.',
          'Note who takes the children where this week, and keep that calendar going.',
          'If you feel unsafe, go somewhere safe and call\u00a0911. Then call us about an order of ' +
            'protection.',
          'Tell one person you trust, in person rather than in writing.',
        ],
      },
      {
        type: 'accordion',
        title: 'How the case moves',
        content: 'Five stages. Most people need to worry about only one of them at a time.',
        accordionItems: [
          {
            title: 'The opening papers',
            content:
              'We draft them in plain terms and without insults. A judge reads the first document long ' +
              'before meeting you, and so, one day, may your children. If you are answering rather than ' +
              'starting, we reply point by point and ask for what you need as well.',
          },
          {
            title: 'Temporary arrangements',
            content:
              'Rent and school fees do not wait for a judgment. You can ask for support and a schedule ' +
              'for the children while the case is pending. Temporary maintenance has a statutory ' +
              `formula, which looks at the higher earner’s income up to ${lawFigures.maintenanceCap}. The child ` +
              `support percentages apply to combined parental income up to ${lawFigures.childSupportCap}. Both ` +
              'caps are as of ' +
              `${asOf}. The court charges $45 for a motion. ${counselFees}`,
          },
          {
            title: 'Opening the books',
            content:
              'Both of you set out income, property, debts and expenses. We ask for what is missing, ' +
              'compare it with the bank records, and put questions under oath where paper is not enough. ' +
              'This is often the longest stretch, and the one where delay is most expensive.',
          },
          {
            title: 'Conferences and offers',
            content:
              'The judge meets the lawyers and narrows the dispute. Many cases settle here, because both ' +
              'sides are finally looking at the same figures. The fee for a stipulation of settlement is ' +
              '$35.',
          },
          {
            title: 'Trial',
            content:
              'What is left goes before the judge, with witnesses and exhibits. We prepare your ' +
              'testimony with you, tell you which questions will hurt, and keep an offer open to the ' +
              'last day where that makes sense.',
          },
        ],
      },
      {
        type: 'stats',
        title: 'Time and money, in round figures',
        content:
          `The figures on this page are general information as of ${asOf}; legal fees are ${typicalFees}, ` +
          'and rise with the number of open points. In Supreme Court, in every county, the index number ' +
          'costs $210, the request for judicial intervention $95, and the note of issue, once that ' +
          `request is paid for, $30. ${feeWaiver}`,
        stats: [
          { number: '$15,000–$30,000+', label: 'Usual legal fees' },
          { number: '9 months–3 years', label: 'Usual length' },
          { number: 'About 1 year', label: 'On average' },
          { number: '18+ months', label: 'High-conflict cases' },
        ],
      },
      {
        type: 'text',
        title: 'What a judge can use',
        content: [
          'A judge meets your family on paper, for a few hours. What helps is what can be shown: a ' +
            'bank record, a letter from school, a calendar kept from day to day. Adjectives help very ' +
            'little. So we build a file in which each thing you ask for sits beside the paper that ' +
            'supports it.',
          'Where the file is thin, we say so. Then we decide together whether to look for more, ask ' +
            'for less or settle the point. Some disputes are worth a hearing. A sideboard seldom is.',
          'If children are part of the dispute, keep them out of it at home. Do not ask them to ' +
            'choose, to report or to comfort you about it. A teacher, a doctor and a calendar can ' +
            'speak instead, and none of them is eight years old.',
        ],
      },
      {
        type: 'highlight',
        title: 'What to leave undone',
        content:
          'Until you have spoken to a lawyer, and unless somebody is in danger, do not empty an ' +
          'account, cancel a policy, move out with the children or sign what is put in front of you. ' +
          `Automatic orders ${automaticOrdersForbid}. They ${automaticOrdersBind}. ` +
          'Do not read your spouse’s messages or mail. Write every text as if it will be read aloud ' +
          'in court. It may be.',
        color: 'grey',
      },
      {
        type: 'text',
        title: 'Our part',
        content: [
          'In the first week we read what there is and deal with what is urgent: money for the ' +
            'month, the children’s schedule, safety. Next we ask for the other side’s papers and make ' +
            'an offer in writing, so that nobody can say the door was shut. Todd Hartwell reads your ' +
            'file before anything goes to court. You get a copy of every paper, ours and theirs, and a ' +
            'call before each court date.',
        ],
      },
      {
        type: 'cta',
        title: 'Ask what comes next',
        content:
          'Tell us where the case stands, even if the answer is nowhere yet. After we have talked, ' +
          'you receive a plan on paper: the likely course, the likely cost, and the first decision ' +
          'that is yours to make. Someone picks up day and night.',
      },
    ],
  },
  testimonials: [
    {
      text:
        'I arrived with a shoebox and a temper. They took the shoebox seriously and the temper ' +
        'kindly. Every hearing was explained to me the day before, in words I could repeat to my ' +
        'sister on the phone.',
      author: 'M. R., Brooklyn',
      matter: 'Contested divorce',
    },
    {
      text:
        'Todd told me on the first afternoon which of my arguments was weak. I did not enjoy it. ' +
        'Two years on, I am grateful that nobody in that office ever flattered me.',
      author: 'S. K., Manhattan',
      matter: 'Contested divorce',
    },
    {
      text:
        'What I remember is the quiet. No shouting letters, no drama in the hallway. They answered ' +
        'when I called, told me what the next step would cost, and let me choose whether to take ' +
        'it.',
      author: 'J. D., Astoria',
      matter: 'Contested divorce and temporary support',
    },
  ],
  interviews: ['sample-0113', 'sample-0103', 'sample-0109', 'sample-0101'],
  seo: {
    title: 'Contested Divorce in New York',
    description:
      'Served with divorce papers, or unable to agree? The stages, court fees, usual costs and ' +
      'time of a contested New York divorce, and what to do tonight.',
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
