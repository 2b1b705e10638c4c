import { acknowledged, typicalFees } from '#law/statements.ts';
import { lawFigures } from '../../../calculators/law-figures.ts';
import type { PracticeAreaEntry, PracticeAreaRecord } from '../../schema/practice-area.ts';

export const entry: PracticeAreaEntry = {
  place: 9,
  name: 'Collaborative Divorce',
  menu: { group: 'Divorce Types', place: 4 },
  inPanel: true,
  belowCards: 1,
};

/** @sample how the firm works on these cases, message, testimonials and interviews */
export const area: PracticeAreaRecord = {
  subtitle: 'Two spouses, two lawyers, one table, and no courtroom while you talk',
  badge: 'Around one table',
  heroDescription:
    'For couples who don’t want to be married anymore and still want to be fair. You each have a ' +
    'lawyer beside you, the facts are shared, and the talking happens in one room.',
  personalMessage: [
    'People are surprised when a trial lawyer sends them to Priya and a conference table. I know ' +
      'what a trial asks of a family. You will have to show every account and hear things you would ' +
      'rather not. If that sounds possible, let’s talk about it.',
  ],
  whyChooseUs: [
    {
      title: 'Priya beside you',
      text: 'Priya Raghunathan sits with you in every meeting and writes up what is settled.',
    },
    { title: 'Your own lawyer', text: 'A neutral may guide the talk. We advise only you.' },
    { title: 'An agenda for each meeting', text: 'It comes days ahead, with the papers it needs.' },
    { title: 'One expert for both', text: 'A shared accountant or appraiser can replace two opposing ones.' },
    { title: 'The children’s schedule', text: 'Renata Okafor turns good intentions into a calendar.' },
    { title: 'If it fails', text: 'We say so early and hand your file to new counsel in good order.' },
  ],
  mainContent: {
    sections: [
      {
        type: 'text',
        title: 'What you sign at the start',
        content: [
          'You, your spouse and both lawyers agree to share information, negotiate in good faith ' +
            'and stay out of court while you talk. The agreement commonly says too that if there is ' +
            'no settlement, both lawyers step aside. That gives everyone a reason to stay. It also ' +
            'means that leaving has a price, so we read it with you line by line.',
          'A mediator stands between you and advises neither. Here you have a lawyer who can lean ' +
            'over and say: wait. That costs more, and can be worth it when one of you knows the ' +
            'finances far better.',
        ],
      },
      {
        type: 'highlight',
        title: 'When to choose something else',
        content:
          'If you are frightened of your spouse, if money has gone missing, or if one of you only ' +
          'wants to delay. Tell us privately. You do not have to explain, and Marcus Delacroix can ' +
          'advise you about protection.',
        color: 'red',
      },
      {
        type: 'accordion',
        title: 'Meeting by meeting',
        accordionItems: [
          {
            title: 'Before you all sit down',
            content:
              'You and Priya talk alone about what worries you most and what the children should be ' +
              'spared.',
          },
          {
            title: 'The opening meeting',
            content:
              'Everyone reads the agreement aloud and signs. Then the urgent things: this month’s ' +
              'bills, who sleeps where, what to tell the children.',
          },
          {
            title: 'The money meetings',
            content:
              'You both lay out income, accounts, debts and pensions. We show what the support ' +
              `formulas give: they reach ${lawFigures.maintenanceCap} of the higher earner’s income ` +
              `for maintenance and ${lawFigures.childSupportCap} of the parents’ combined income for ` +
              'child support.',
          },
          {
            title: 'The parenting meeting',
            content:
              'A normal week first, then school breaks and birthdays. A child specialist can join if ' +
              'you both wish.',
          },
          {
            title: 'In between',
            content:
              'Priya sends a short note of what is decided and what is open. If something upsets ' +
              'you, call her before you call your spouse.',
          },
          {
            title: 'The closing meeting',
            content:
              'You read the draft from beginning to end. After a few nights’ sleep it is ' +
              `${acknowledged}, and an uncontested divorce can follow: roughly three to six months, ` +
              'with court fees of about $335–$350.',
          },
        ],
      },
      {
        type: 'list',
        title: 'Is it for you?',
        items: [
          'Could I sit across from my spouse for two hours, with help?',
          'Do I believe I would be shown everything?',
          'Am I ready to show everything?',
          'Is there a date to respect, such as a move, a lease or a school?',
          'Who could explain this to my spouse?',
        ],
      },
      {
        type: 'text',
        title: 'How to raise it',
        content: [
          'Pick a quiet hour. Say you would like to part without a fight and that you would each ' +
            'have a lawyer. Offer this page and time to think, and leave your list of demands out of ' +
            'it. While the talks go on, don’t make side deals, don’t sell or borrow without telling ' +
            'everyone, and speak up when a figure looks wrong.',
        ],
      },
      {
        type: 'stats',
        title: 'What other ways usually cost',
        content:
          'Ours depends on how many meetings you need; you get a written estimate after the first. ' +
          `These figures are ${typicalFees}.`,
        stats: [
          { number: '$3,000–$8,000', label: 'Mediation' },
          { number: '$3,000–$5,000', label: 'Uncontested divorce, legal fees' },
          { number: '$15,000–$30,000+', label: 'Contested divorce, legal fees' },
          { number: '9 months–3 years', label: 'Length of a contested divorce' },
        ],
      },
      {
        type: 'cta',
        title: 'Find out whether it fits',
        content:
          'Come alone to begin with. We talk about whether it is realistic for the two of you. If ' +
          'another way would serve you better, we say so.',
      },
    ],
  },
  testimonials: [
    {
      text:
        'I couldn’t picture being in one room with him. Priya sat next to me. When I lost it she ' +
        'asked for ten minutes and a glass of water, and then we went on. That happened in meetings ' +
        'one, two and four. By five I was fine, he was the one who needed the water.',
      author: 'H. W., Manhattan',
      matter: 'Collaborative divorce',
    },
    {
      text: 'Five meetings. Sad in all of them, rude in none.',
      author: 'D. F., Brooklyn',
      matter: 'Collaborative divorce',
    },
    {
      text:
        'Before explaining anything they asked me, alone, if I felt safe with him. I did. I’m glad ' +
        'somebody asks.',
      author: 'N. A., Queens',
      matter: 'Collaborative divorce with parenting plan',
    },
  ],
  interviews: ['sample-0109', 'sample-0105', 'sample-0112', 'sample-0108'],
  seo: {
    title: 'Collaborative Divorce in New York',
    description:
      'How a collaborative divorce works in New York, meeting by meeting: what you sign, when it is ' +
      'the wrong choice, and how costs compare with other paths.',
    keywords: [
      'collaborative divorce New York',
      'divorce without court',
      'collaborative divorce lawyer',
      'collaborative divorce or mediation',
      'amicable divorce',
      'divorce settlement meetings',
    ],
  },
};
