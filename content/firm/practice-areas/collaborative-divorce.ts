import { acknowledged, asOf, typicalFees } from '#law/statements.ts';
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
  subtitle: 'Two spouses, two lawyers, and a shared decision to stay out of the courtroom.',
  badge: 'Around one table',
  heroDescription:
    'Collaborative divorce suits couples who no longer want to be married but still want to be ' +
    'fair. You each have a lawyer beside you, the facts are shared, and the talking happens in ' +
    'one room.',
  personalMessage: [
    'I have spent much of my life in courtrooms, so people are surprised when I send them to ' +
      'Priya and a conference table. I do it because I know what a trial asks of a family. When ' +
      'both of you can bear to share a room, there may be a gentler way to finish.',
    'It is not the soft choice. You will be asked to show every account and to hear things you ' +
      'would rather not hear. If that sounds possible, even barely, let us talk about it.',
  ],
  whyChooseUs: [
    {
      title: 'Priya at your side',
      text:
        'Priya Raghunathan sits with you at the meetings and writes up each settled point while it ' +
        'is fresh.',
    },
    {
      title: 'Counsel for you alone',
      text:
        'A neutral person may guide the talk. We advise only you, and tell you when to ask for a ' + 'pause.',
    },
    {
      title: 'No surprises',
      text:
        'Each meeting has a short list of topics, sent around days ahead together with the papers ' +
        'it needs.',
    },
    {
      title: 'Shared experts',
      text:
        'One accountant or appraiser, engaged by both spouses together, can do the work of two ' +
        'opposing ones.',
    },
    {
      title: 'Children in view',
      text:
        'Renata Okafor helps turn good intentions about parenting time into a schedule that a ' +
        'ten-year-old could read.',
    },
    {
      title: 'A candid ending',
      text: 'If the talks are failing we say so early, and hand your file to new counsel in good order.',
    },
  ],
  mainContent: {
    sections: [
      {
        type: 'text',
        title: 'What you would be signing up to',
        content: [
          'The two of you and both lawyers sign a working agreement at the start. It says that you ' +
            'will exchange information openly, negotiate in good faith and leave the court out of it ' +
            'while the talks go on. It commonly says, too, that if the process ends without a ' +
            'settlement, both lawyers step aside and others take over.',
          'That last promise matters. It gives everyone at the table a reason to stay, and it means ' +
            'that leaving has a price. Read it slowly. We go through it with you line by line, and you ' +
            'may still say no.',
        ],
      },
      {
        type: 'accordion',
        title: 'Meeting by meeting',
        accordionItems: [
          {
            title: 'Before you all sit down',
            content:
              'You and Priya talk alone. What worries you most? What should the children be spared? What ' +
              'would you be sorry to have won? From your answers we make a short private list of needs, ' +
              'in order of weight.',
          },
          {
            title: 'The opening meeting',
            content:
              'Everybody reads the working agreement aloud, asks questions and signs. Urgent things ' +
              'follow: who pays which bill this month, where each person sleeps, what to tell the ' +
              'children and when.',
          },
          {
            title: 'The money meetings',
            content:
              'Both of you lay out income, accounts, debts and pensions. We work out what the support ' +
              `formulas would say, so that nobody bargains in the dark. As of ${asOf} they reach ` +
              `${lawFigures.maintenanceCap} of the higher earner’s income for maintenance, and ` +
              `${lawFigures.childSupportCap} of the parents’ ` +
              'combined income for child support.',
          },
          {
            title: 'The parenting meeting',
            content:
              'An ordinary week on paper comes first, then school breaks, then birthdays. A child ' +
              'specialist can join if you both wish. We look for a plan that survives a fever and a late ' +
              'train.',
          },
          {
            title: 'Between meetings',
            content:
              'You read, gather and reflect. Priya sends you a short note of what was decided and what ' +
              'is open. If something upsets you, call her before you call your spouse. It can usually ' +
              'wait for the next agenda, and she will say if it cannot.',
          },
          {
            title: 'The closing meeting',
            content:
              'Priya’s draft is read through from beginning to end. When you have both slept on it, it is ' +
              `${acknowledged}, and an uncontested divorce can follow. That part takes roughly three to ` +
              `six months, with court fees of about $335–$350 as of ${asOf}.`,
          },
        ],
      },
      {
        type: 'highlight',
        title: 'When this is the wrong way',
        content:
          'If you are frightened of your spouse, if money has gone out of sight, or if one of you ' +
          'only wants to delay, choose another route. Goodwill cannot be drafted. Tell us privately. ' +
          'You owe nobody an explanation, and Marcus Delacroix can advise you about protection.',
        color: 'red',
      },
      {
        type: 'list',
        title: 'Questions for tonight',
        content: 'You need not answer them all. Notice which one you skip.',
        items: [
          'Could I sit across from my spouse for two hours, with help beside me?',
          'Do I believe that I would be shown everything?',
          'Am I ready to show everything myself?',
          'Apart from money, what should our lives look like five years from now?',
          'Is there a date we must respect, such as a move, a lease or a place at a school?',
          'Whom would my spouse trust to explain this idea to them?',
        ],
      },
      {
        type: 'text',
        title: 'How to raise it with your spouse',
        content: [
          'Choose a quiet hour. Say that you would like to part without a fight, that you have read ' +
            'about one way of doing so, and that each of you would have a lawyer. Offer this page, and ' +
            'time. Do not attach a list of demands. If the answer is no, the other paths remain open, ' +
            'and you will have shown how you mean to behave.',
        ],
      },
      {
        type: 'cta',
        title: 'Find out whether it fits',
        content:
          'Come alone to begin with. We will talk through whether a collaborative case is realistic, ' +
          'how to raise it with your spouse without alarm, and what it asks of you both. If another ' +
          'path would serve you better, we will say so.',
      },
      {
        type: 'text',
        title: 'What it costs',
        content: [
          'We publish no standard price, because it turns on how many meetings you need. After the ' +
            'first one you receive a written estimate, with hourly or flat terms. For orientation, the ' +
            'figures below show what the neighboring paths usually cost. They are general information, ' +
            `${typicalFees}, as of ${asOf}.`,
          'Two habits keep a bill down. Come with your documents complete, and spend the days ' +
            'between meetings reading rather than arguing. A message sent in temper can take a whole ' +
            'session to repair.',
        ],
      },
      {
        type: 'stats',
        title: 'The neighboring paths',
        stats: [
          { number: '$3,000–$8,000', label: 'Mediation' },
          { number: '$3,000–$5,000', label: 'Uncontested divorce, legal fees' },
          { number: '$15,000–$30,000+', label: 'Contested divorce, legal fees' },
          { number: '9 months–3 years', label: 'Length of a contested divorce' },
        ],
      },
      {
        type: 'text',
        title: 'How it differs from mediation',
        content: [
          'A mediator stands between you and advises neither. In a collaborative case you have your ' +
            'own lawyer in the room, able to lean over and say: wait. That costs more than one neutral ' +
            'person would. It can be worth it when one of you knows the finances far better than the ' +
            'other, or finds it hard to speak up.',
        ],
      },
      {
        type: 'list',
        title: 'While the talks go on, please do not',
        items: [
          'Strike side bargains in the kitchen. Bring the idea to the table.',
          'Ask the children to carry messages.',
          'Sell, move or borrow against anything without telling everyone first.',
          'Record a meeting, or share what was said there with friends or online.',
          'Stay silent when a figure looks wrong.',
        ],
      },
      {
        type: 'highlight',
        title: 'What you may expect of us',
        content:
          'We prepare you before every meeting and speak with you after it. We ask you to correct a ' +
          'wrong figure even when it favors you, since the whole process rests on that. And if we ' +
          'come to think that a judge should decide your case, you will hear it from us without ' +
          'delay.',
        color: 'gold',
      },
    ],
  },
  testimonials: [
    {
      text:
        'I could not picture being in a room with him. Priya sat next to me, and when I lost my ' +
        'thread she asked for ten minutes and a glass of water. That was enough.',
      author: 'H. W., Manhattan',
      matter: 'Collaborative divorce',
    },
    {
      text:
        'Five meetings, each with an agenda. We were sad in all of them and rude in none. I still ' +
        'have the notes on how to tell our sons, in Priya’s handwriting.',
      author: 'D. F., Brooklyn',
      matter: 'Collaborative divorce',
    },
    {
      text:
        'They asked me first whether I felt safe, and only then explained the process. I ' +
        'appreciated the order of those questions more than anything that came later.',
      author: 'N. A., Queens',
      matter: 'Collaborative divorce with parenting plan',
    },
  ],
  interviews: ['sample-0109', 'sample-0105', 'sample-0112', 'sample-0108'],
  seo: {
    title: 'Collaborative Divorce in New York',
    description:
      'How a collaborative divorce works in New York, meeting by meeting: what you sign, when it ' +
      'is the wrong choice, and how costs compare with other paths.',
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
