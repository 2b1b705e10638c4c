import { noFaultCondition } from '#law/guidelines.ts';
import { childSupportRecitals, healthCover } from '#law/rules.ts';
import { acknowledged, residencePeriod, typicalFees } from '#law/statements.ts';
import { lawFigures } from '../../../calculators/law-figures.ts';
import type { PracticeAreaEntry, PracticeAreaRecord } from '../../schema/practice-area.ts';

const { childSupportPercent: percents } = lawFigures;

export const entry: PracticeAreaEntry = {
  place: 2,
  name: 'Uncontested Divorce',
  menu: { group: 'Divorce Types', place: 2 },
  anchor: 'uncontested-divorce',
  inPanel: true,
  inFooter: true,
  matters: [
    {
      place: 2,
      title: 'Uncontested divorce',
      text: 'You agree, and need the papers.',
      key: 'uncontested-divorce',
    },
  ],
};

/** @sample how the firm works on these cases, message, testimonials and interviews */
export const area: PracticeAreaRecord = {
  card: {
    place: 2,
    text:
      'You agree on everything, or nearly. We check the terms for gaps, write the papers, file them ' +
      'and see the divorce through to judgment.',
    points: [
      'A careful reading of your terms',
      'Papers prepared and filed',
      'Name, deeds and accounts afterward',
    ],
    ornament: 'uncontested-divorce',
    link: 'Read about uncontested divorce',
  },
  subtitle: 'You agree, and now it has to be written down so that it lasts',
  badge: 'By agreement',
  heroDescription:
    'You two have settled the hard questions. We check the terms, put them into papers the court can ' +
    'approve, and file them.',
  personalMessage: [
    'People apologize to me for having an easy case. Please don’t. I will still ask dull questions ' +
      'about pensions, passports and who pays for braces, because those are what couples come back ' +
      'about.',
  ],
  whyChooseUs: [
    { title: 'We read it all first', text: 'You get a list of every question your terms leave open.' },
    {
      title: 'Papers you can read',
      text: 'Priya Raghunathan writes settlements that both of you will understand.',
    },
    {
      title: 'Flat fees where they fit',
      text: 'Once the terms are settled, ask us for a flat fee in writing.',
    },
    {
      title: 'Guideline beside your figure',
      text: 'See what the support formulas give before you choose your own amount.',
    },
    {
      title: 'Polite letters',
      text: 'You may be parents together for years, so we write to your spouse courteously.',
    },
    {
      title: 'Everything in one portal',
      text: 'Drafts, signed copies and invoices are online, free of charge.',
    },
  ],
  mainContent: {
    sections: [
      {
        type: 'stats',
        title: 'What to expect',
        content: `Legal fees are ${typicalFees}. Yours depend on how complete the agreement is.`,
        stats: [
          { number: '3–6 months', label: 'Usual time, roughly' },
          { number: '$3,000–$5,000', label: 'Usual legal fees' },
          { number: '$335–$350', label: 'Court fees, about' },
          { number: '10–15 minutes', label: 'A prove-up hearing, where one is held' },
        ],
      },
      {
        type: 'text',
        title: 'Is yours really uncontested?',
        content: [
          'It is if you both want the divorce and nothing about children, support, property or ' +
            'debts is left for later. Many couples who call us are almost there. Send us what you ' +
            'have, even a chain of messages; we write out what you seem to have agreed and send back ' +
            'the gaps.',
        ],
      },
      {
        type: 'list',
        title: 'What couples forget',
        items: [
          'By when the other name comes off the lease or the mortgage',
          'Retirement savings from an old job',
          'Tax refunds, tax debts, and who claims a child in which year',
          `Health insurance: ${healthCover}`,
          'Holidays, passports, and notice before a move',
          'Child care and medical bills, and how soon they are paid back',
          'The joint card that still works',
        ],
      },
      {
        type: 'text',
        title: 'How the papers get to a judge',
        content: [
          'First we check that New York is the right place. It usually is if either of you has ' +
            'lived here for two years, or for one year with a connection, such as having lived here ' +
            `as spouses (DRL §\u00a0230), ${residencePeriod}. The usual ground is no-fault: a ` +
            `marriage broken down for six months or more. ${noFaultCondition}`,
          `The agreement is ${acknowledged}; signatures alone do not make it valid. The index ` +
            'number costs $210 and the uncontested matrimonial calendar number $125; certified ' +
            'copies make up the rest. You may never have to appear.',
        ],
      },
      {
        type: 'accordion',
        title: 'Before you sign',
        accordionItems: [
          {
            title: 'Can you act for both of us?',
            content:
              'No. We represent one of you. We are glad if the other has the draft checked by ' +
              'someone else.',
          },
          {
            title: 'What if my spouse has second thoughts?',
            content:
              'Tell us early. Often one sentence is the trouble, and it can be rewritten. If the ' +
              'agreement falls apart, the case becomes contested, and we explain what that means ' +
              'before you decide.',
          },
          {
            title: 'Can we choose our own support figures?',
            content:
              `Look at the guideline first. For one child it is ${percents.one} of combined parental ` +
              `income and for two ${percents.two}, up to ${lawFigures.childSupportCap}, shared in ` +
              `proportion to income. Maintenance is worked out before it. ${childSupportRecitals}`,
          },
          {
            title: 'What slows things down?',
            content:
              'An unsigned page, an old address, a forgotten pension, or the court’s own line of ' +
              'cases. We keep one list of what is missing.',
          },
          {
            title: 'Will strangers learn why we are divorcing?',
            content: 'The no-fault ground needs no list of wrongs, and we do not write one.',
          },
        ],
      },
      {
        type: 'highlight',
        title: 'If one point is stuck',
        content:
          'Finish the rest and come back to it with figures. A mediator can help, usually for ' +
          `$3,000–$8,000 (${typicalFees}). Do not sign out of fear or exhaustion: if you are afraid ` +
          'of your spouse, tell us first, and we will talk about safety before paperwork.',
        color: 'gold',
      },
      {
        type: 'cta',
        title: 'Bring us your list',
        content:
          'We tell you whether it is ready for papers, what is missing and what the work would cost. ' +
          'If you can do part of it yourself, we say so.',
      },
    ],
  },
  testimonials: [
    {
      text: 'Four holes in an agreement we thought was done. Priya found them on one read.',
      author: 'A. L., Queens',
      matter: 'Uncontested divorce',
    },
    {
      text:
        'Fixed fee, polite letters to my husband, no drama. I could see in the portal what was filed ' +
        'and what we were waiting for. Took about five months, mostly the court.',
      author: 'T. N., Brooklyn',
      matter: 'Uncontested divorce',
    },
    {
      text:
        'I’m cheap and I told them so. They gave me a list of the things I could do on my own and ' +
        'then checked my homework. We share a dog now, alternate weeks. The dog clause is very ' +
        'thorough.',
      author: 'C. B., Manhattan',
      matter: 'Uncontested divorce by settlement',
    },
  ],
  interviews: ['sample-0103', 'sample-0109', 'sample-0112', 'sample-0105'],
  seo: {
    title: 'Uncontested Divorce in New York',
    description:
      'Agreed on everything? How an uncontested New York divorce works, what it usually costs, how ' +
      'long it takes, and the points that couples forget.',
    keywords: [
      'uncontested divorce New York',
      'uncontested divorce cost',
      'no-fault divorce',
      'how long does an uncontested divorce take',
      'divorce settlement papers',
      'prove-up hearing',
    ],
  },
};
