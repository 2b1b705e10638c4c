import { noFaultCondition } from '#law/guidelines.ts';
import { automaticOrdersBind, automaticOrdersForbid, counselFees, timeToAnswer } from '#law/rules.ts';
import { residencePeriod } from '#law/statements.ts';
import type { PracticeAreaEntry, PracticeAreaRecord } from '../../schema/practice-area.ts';

export const entry: PracticeAreaEntry = {
  place: 1,
  name: 'Contested Divorce',
  menu: { group: 'Divorce', place: 1 },
  anchor: 'contested-divorce',
  inPanel: true,
  inFooter: true,
  matters: [
    {
      place: 1,
      title: 'Contested divorce',
      text: 'When the two of you cannot agree on everything.',
      key: 'contested-divorce',
    },
  ],
};

export const area: PracticeAreaRecord = {
  card: {
    place: 1,
    text: 'Children, support, property or the divorce itself: as long as one of them is open, the divorce is contested. Many such cases settle on the way.',
    points: [
      'Answering or filing papers',
      'Temporary support and custody',
      'Trial, where no agreement is found',
    ],
    link: 'Read about contested divorce',
  },
  subtitle: 'When you and your spouse cannot agree on everything',
  badge: 'Divorce in court',
  heroDescription:
    'A divorce is contested as long as one point is open: the children, support, property or the divorce itself. That does not mean a trial. Many contested cases settle on the way; what stays open, a judge decides.',

  personalMessage: [],
  whyChooseUs: [],
  mainContent: {
    sections: [
      {
        type: 'text',
        title: 'What the law provides',
        content: [
          `One ground is enough, and a marriage that has broken down irretrievably for at least six months is one. ${noFaultCondition}`,
          `You can file in New York after two years in the state, or after one year with a connection to it, ${residencePeriod}.`,
          `Once the case is begun, automatic orders ${automaticOrdersForbid}. They ${automaticOrdersBind}.`,
          timeToAnswer,
          counselFees,
        ],
      },
      {
        type: 'list',
        title: 'Papers that help at the first meeting',
        content: 'Bring what you have; nothing on the list is needed to begin.',
        items: [
          'Papers that were served on you, with the day on which you got them',
          'The last tax returns and pay stubs',
          'A list of accounts, homes and debts',
          'Every agreement or order that exists',
        ],
      },
    ],
  },
  testimonials: [],
  interviews: [],
  seo: {
    title: 'Contested Divorce Lawyers',
    description:
      'Contested divorce in New York: the grounds, who may file here, automatic orders, the time to answer papers, and what to bring to a first meeting.',
    keywords: ['contested divorce lawyer New York', 'answer divorce papers', 'divorce trial'],
  },
};
