import { noFaultCondition } from '#law/guidelines.ts';
import { childSupportRecitals, feeWaiver, healthCover } from '#law/rules.ts';
import { acknowledged, asOf } from '#law/statements.ts';
import type { PracticeAreaEntry, PracticeAreaRecord } from '../../schema/practice-area.ts';

export const entry: PracticeAreaEntry = {
  place: 1,
  name: 'Uncontested Divorce',
  menu: { group: 'Divorce', place: 1 },
  anchor: 'uncontested-divorce',
  inPanel: true,
  inFooter: true,
  matters: [
    {
      place: 1,
      title: 'Uncontested divorce',
      text: 'When the two of you agree, and it has to be put in order.',
      key: 'uncontested-divorce',
    },
  ],
};

export const area: PracticeAreaRecord = {
  card: {
    place: 1,
    text: 'You agree on everything, from the divorce itself to parenting, support, property and debts. The agreement is written down, and the court approves it.',
    points: ['A written agreement', 'Support beside the guidelines', 'Papers for the court'],
    link: 'Read about uncontested divorce',
  },
  subtitle: 'When you have agreed, and it has to be written down',
  badge: 'By agreement',
  heroDescription:
    'In an uncontested divorce you and your spouse agree on everything: the divorce itself, the children, support, property and debts. The agreement is written down, and the court approves it.',

  personalMessage: [],
  whyChooseUs: [],
  mainContent: {
    sections: [
      {
        type: 'text',
        title: 'What the law provides',
        content: [
          `The agreement is in writing, ${acknowledged}. Where it sets another amount of child support than the guideline, it has to say so. ${childSupportRecitals}`,
          `No fault has to be proven: a marriage that has broken down irretrievably for at least six months is a ground. ${noFaultCondition}`,
          `The court charges $210 for the index number and $125 for the note of issue, as of ${asOf}; certified copies come on top. ${feeWaiver}`,
          `Health insurance ends with the marriage: ${healthCover}.`,
        ],
      },
      {
        type: 'list',
        title: 'Papers that help at the first meeting',
        content: 'Bring what you have; nothing on the list is needed to begin.',
        items: [
          'What you have agreed, in your own words',
          'The last tax returns and pay stubs',
          'A list of accounts, homes and debts',
          'Your marriage certificate',
        ],
      },
    ],
  },
  testimonials: [],
  interviews: [],
  seo: {
    title: 'Uncontested Divorce Lawyers',
    description:
      'Uncontested divorce in New York: what the agreement has to say, the ground, the court’s fees, and what to bring to a first meeting.',
    keywords: ['uncontested divorce lawyer New York', 'divorce by agreement', 'divorce settlement agreement'],
  },
};
