import { maintenanceGuideline } from '#law/guidelines.ts';
import { netWorth } from '#law/periods.ts';
import { automaticOrdersBind, automaticOrdersForbid } from '#law/rules.ts';
import type { PracticeAreaEntry, PracticeAreaRecord } from '../../schema/practice-area.ts';

export const entry: PracticeAreaEntry = {
  place: 1,
  name: 'High Net Worth Divorce',
  menu: { group: 'Divorce', place: 1 },
  anchor: 'high-net-worth',
  inPanel: true,
  inFooter: true,
  matters: [
    {
      place: 1,
      title: 'High net worth divorce',
      text: 'Businesses, property and pensions have to be found and valued.',
      key: 'high-net-worth-divorce',
    },
  ],
};

export const area: PracticeAreaRecord = {
  card: {
    place: 1,
    text: 'Businesses, real estate, pensions and deferred pay have to be found, dated and valued before anyone can divide them.',
    points: ['Businesses and professional practices', 'Pensions and deferred pay', 'Income above the caps'],
    link: 'Read about high net worth divorce',
  },
  subtitle: 'When there is much to find and to value',
  badge: 'Complex estates',
  heroDescription:
    'Businesses, real estate, pensions and deferred pay have to be found, dated and valued before anyone can divide them. Much of the work of such a case is done on paper.',

  personalMessage: [],
  whyChooseUs: [],
  mainContent: {
    sections: [
      {
        type: 'text',
        title: 'What the law provides',
        content: [
          `Both spouses hand over a sworn statement of net worth, within ${netWorth} days of a demand. Every item of it is answered.`,
          'New York divides marital property fairly, which does not always mean equally. Separate property, such as things owned before the wedding or inherited, is treated differently.',
          `The guidelines for support apply below a cap on income. ${maintenanceGuideline}`,
          `In a divorce, automatic orders ${automaticOrdersForbid}. They ${automaticOrdersBind}.`,
        ],
      },
      {
        type: 'list',
        title: 'Papers that help at the first meeting',
        content: 'Bring what you have; nothing on the list is needed to begin.',
        items: [
          'The last three tax returns, those of companies included',
          'Statements of accounts, pensions and stock plans',
          'Deeds, leases and loan papers',
          'Agreements between the two of you, and between partners of a business',
        ],
      },
    ],
  },
  testimonials: [],
  interviews: [],
  seo: {
    title: 'High Net Worth Divorce Lawyers',
    description:
      'High net worth divorce in New York: the statement of net worth, the division of businesses and pensions, and support above the caps.',
    keywords: ['high net worth divorce lawyer New York', 'business valuation divorce', 'pension division'],
  },
};
