import { acknowledged } from '#law/statements.ts';
import type { PracticeAreaEntry, PracticeAreaRecord } from '../../schema/practice-area.ts';

export const entry: PracticeAreaEntry = {
  place: 1,
  name: 'Collaborative Divorce',
  menu: { group: 'Divorce', place: 1 },
  anchor: 'collaborative-divorce',
  inPanel: true,
  inFooter: true,
};

export const area: PracticeAreaRecord = {
  card: {
    place: 1,
    text: 'Each spouse has a lawyer, and all agree in writing to be open and to negotiate. Commonly both lawyers step aside if the talks fail.',
    points: ['Meetings of four', 'Open papers on both sides', 'A written agreement at the end'],
    link: 'Read about collaborative divorce',
  },
  subtitle: 'Two spouses, two lawyers, and an agreement to negotiate',
  badge: 'Around one table',
  heroDescription:
    'In a collaborative divorce each spouse has a lawyer, and all agree in writing to be open and to negotiate. Commonly both lawyers step aside if the talks end without an agreement.',

  personalMessage: [],
  whyChooseUs: [],
  mainContent: {
    sections: [
      {
        type: 'text',
        title: 'What to know before you begin',
        content: [
          'It is different from mediation, where a neutral person helps both spouses to find terms and represents neither.',
          `The agreement at the end is in writing, ${acknowledged}, and the court approves the divorce on it.`,
          'It needs two people who are open with each other. Where one is afraid of the other, or hides money, another way is safer.',
        ],
      },
      {
        type: 'list',
        title: 'Papers that help at the first meeting',
        content: 'Bring what you have; nothing on the list is needed to begin.',
        items: [
          'A list of accounts, homes and debts',
          'The last tax returns and pay stubs',
          'What matters most to you, in your own words',
        ],
      },
    ],
  },
  testimonials: [],
  interviews: [],
  seo: {
    title: 'Collaborative Divorce Lawyers',
    description:
      'Collaborative divorce in New York: how it works, how it differs from mediation, and when another way is safer.',
    keywords: ['collaborative divorce lawyer New York', 'divorce without court', 'divorce negotiation'],
  },
};
