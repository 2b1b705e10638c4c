import { childSupportRecitals } from '#law/rules.ts';
import { acknowledged, livingApart } from '#law/statements.ts';
import type { PracticeAreaEntry, PracticeAreaRecord } from '../../schema/practice-area.ts';

export const entry: PracticeAreaEntry = {
  place: 1,
  name: 'Separation Agreements',
  menu: { group: 'Agreements', place: 1 },
  anchor: 'separation-agreements',
  inPanel: true,
  inFooter: true,
};

export const area: PracticeAreaRecord = {
  card: {
    place: 1,
    text: 'Children, support, property and debts, settled while the marriage goes on. The agreement can be the ground for a divorce later.',
    points: ['Terms for the time apart', 'Support and property', 'A divorce later on'],
    link: 'Read about separation agreements',
  },
  subtitle: 'Living apart on written terms',
  badge: 'Apart, with terms',
  heroDescription:
    'A separation agreement settles children, support, property and debts while the marriage goes on. It can be the ground for a divorce later.',

  personalMessage: [],
  whyChooseUs: [],
  mainContent: {
    sections: [
      {
        type: 'text',
        title: 'What the law provides',
        content: [
          `The agreement is in writing, ${acknowledged}.`,
          `Living apart under it is a ground for divorce after a time: ${livingApart}. The agreement must also have been substantially performed, and it or a memorandum of it filed with the county clerk.`,
          childSupportRecitals,
          'A court can separate you too. Legal separation now has a no-fault ground (§\u00a0200): irretrievable breakdown for six months, once support, fees, custody and visitation are settled.',
        ],
      },
      {
        type: 'list',
        title: 'Papers that help at the first meeting',
        content: 'Bring what you have; nothing on the list is needed to begin.',
        items: [
          'A list of accounts, homes and debts',
          'The last tax returns and pay stubs',
          'What you have agreed, in your own words',
        ],
      },
    ],
  },
  testimonials: [],
  interviews: [],
  seo: {
    title: 'Separation Agreement Lawyers',
    description:
      'Separation agreements in New York: what they settle, the form they need, and how they become a ground for divorce.',
    keywords: ['separation agreement lawyer New York', 'legal separation', 'living apart'],
  },
};
