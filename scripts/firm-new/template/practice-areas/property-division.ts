import { automaticOrdersBind, automaticOrdersForbid, notRevoked } from '#law/rules.ts';
import type { PracticeAreaEntry, PracticeAreaRecord } from '../../schema/practice-area.ts';

export const entry: PracticeAreaEntry = {
  place: 1,
  name: 'Property Division',
  menu: { group: 'Children and support', place: 1 },
  anchor: 'property-division',
  inPanel: true,
  inFooter: true,
  matters: [
    {
      place: 1,
      title: 'Property division',
      text: 'What there is, what it is worth, and who keeps what.',
      key: 'property-division',
    },
  ],
};

export const area: PracticeAreaRecord = {
  card: {
    place: 1,
    text: 'A divorce divides what either spouse acquired during the marriage, in whichever name it is held: savings, homes, pensions, businesses, and debts.',
    points: ['The home and its mortgage', 'Retirement accounts and pensions', 'A business of one spouse'],
    link: 'Read about property division',
  },
  subtitle: 'What there is, what it is worth, and who keeps what',
  badge: 'Assets and debts',
  heroDescription:
    'A divorce divides what either spouse acquired during the marriage, in whichever name it is held: savings, homes, pensions, businesses, and debts.',
  calculator: 'asset-division',
  personalMessage: [],
  whyChooseUs: [],
  mainContent: {
    sections: [
      {
        type: 'text',
        title: 'What the law provides',
        content: [
          'Marital property is divided fairly, which does not always mean equally. Spouses may agree on a division of their own; otherwise the court weighs their circumstances and decides.',
          'Marital property is, broadly, what either spouse acquired during the marriage until a separation agreement is signed or the action is begun. Things owned before the wedding or inherited are separate property; keep the papers that show where they came from.',
          `While the case is open, automatic orders ${automaticOrdersForbid}. They ${automaticOrdersBind}.`,
          `Divorce by itself revokes most gifts and appointments in favor of a former spouse, but not those in ${notRevoked}.`,
        ],
      },
      {
        type: 'list',
        title: 'Papers that help at the first meeting',
        content: 'Bring what you have; nothing on the list is needed to begin.',
        items: [
          'Deeds, mortgage statements and leases',
          'Statements of bank accounts, retirement plans and pensions',
          'Loans, cards and taxes owed',
          'Papers of what you owned before the wedding, or inherited',
        ],
      },
    ],
  },
  testimonials: [],
  interviews: [],
  seo: {
    title: 'Property Division Lawyers',
    description:
      'Dividing property in a New York divorce: marital and separate property, what fair means, and which papers to bring.',
    keywords: ['property division lawyer New York', 'equitable distribution', 'divorce house and pension'],
  },
};
