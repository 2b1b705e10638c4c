import { notRevoked } from '#law/rules.ts';
import { acknowledged, residencePeriod } from '#law/statements.ts';
import type { PracticeAreaEntry, PracticeAreaRecord } from '../../schema/practice-area.ts';

export const entry: PracticeAreaEntry = {
  place: 1,
  name: 'LGBT Family Law',
  menu: { group: 'Children and support', place: 1 },
  anchor: 'lgbt-family-law',
  inPanel: true,
  inFooter: true,
};

export const area: PracticeAreaRecord = {
  card: {
    place: 1,
    text: 'The rules on divorce, support and property are the same for every married couple. Legal parentage deserves a look of its own.',
    points: ['Legal parentage', 'Divorce and support', 'Agreements between partners'],
    link: 'Read about LGBT Family Law',
  },
  subtitle: 'Divorce, parenthood and agreements',
  badge: 'Every kind of family',
  heroDescription:
    'The rules on divorce, support and property are the same for every married couple. Legal parentage deserves a look of its own, above all where a child has two mothers or two fathers.',

  personalMessage: [],
  whyChooseUs: [],
  mainContent: {
    sections: [
      {
        type: 'text',
        title: 'What the law provides',
        content: [
          `You can file for divorce in New York after two years in the state, or after one year with a connection to it, ${residencePeriod}.`,
          'A person whose parentage is in doubt should settle it before custody is in dispute: by an acknowledgment, an order of parentage or an adoption.',
          `Agreements between spouses are in writing, ${acknowledged}.`,
          `Divorce by itself revokes most gifts and appointments in favor of a former spouse, but not those in ${notRevoked}.`,
        ],
      },
      {
        type: 'list',
        title: 'Papers that help at the first meeting',
        content: 'Bring what you have; nothing on the list is needed to begin.',
        items: [
          'Certificates of every marriage or civil union',
          'Birth certificates and adoption papers of the children',
          'A list of accounts, homes and debts',
          'Every agreement or order that exists',
        ],
      },
    ],
  },
  testimonials: [],
  interviews: [],
  help: 'home',
  seo: {
    title: 'LGBT Family Lawyers',
    description:
      'Divorce, legal parentage and agreements for LGBT families in New York, and what to bring to a first meeting.',
    keywords: ['LGBT family lawyer New York', 'same-sex divorce', 'legal parentage'],
  },
};
