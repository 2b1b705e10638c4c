import { acknowledged } from '#law/statements.ts';
import type { PracticeAreaEntry, PracticeAreaRecord } from '../../schema/practice-area.ts';

export const entry: PracticeAreaEntry = {
  place: 1,
  name: 'Prenuptial Agreements',
  menu: { group: 'Agreements', place: 1 },
  anchor: 'prenuptial',
  inPanel: true,
  inFooter: true,
  matters: [
    {
      place: 1,
      title: 'Prenuptial agreements',
      text: 'What is each person’s own, written down before the wedding.',
      key: 'prenuptial-agreements',
    },
    {
      place: 1,
      title: 'Postnuptial agreements',
      text: 'The same for couples who are already married.',
      key: 'postnuptial-agreements',
    },
  ],
};

export const area: PracticeAreaRecord = {
  card: {
    place: 1,
    text: 'A contract about what is each person’s own, and what would happen to property and support if the marriage ended; before the wedding or after it.',
    points: ['Property owned before the wedding', 'A business or an inheritance', 'Postnuptial agreements'],
    link: 'Read about prenuptial agreements',
  },
  subtitle: 'What is each person’s own, written down before the wedding',
  badge: 'Before the wedding',
  heroDescription:
    'A prenuptial agreement says what is each person’s own, and what would happen to property and support if the marriage ended. Couples who are already married can make the same agreement as a postnuptial one.',

  personalMessage: [],
  whyChooseUs: [],
  mainContent: {
    sections: [
      {
        type: 'text',
        title: 'What the law provides',
        content: [
          `An agreement before or during a marriage is in writing, ${acknowledged}. Without the acknowledgment it does not hold.`,
          'Each of the two should have a lawyer of his or her own, and the time to read.',
          'A child’s support cannot be waived.',
        ],
      },
      {
        type: 'list',
        title: 'Papers that help at the first meeting',
        content: 'Bring what you have; nothing on the list is needed to begin.',
        items: [
          'A list of what each of you owns and owes',
          'The last tax returns',
          'Papers of a business or a trust',
          'The day of the wedding',
        ],
      },
    ],
  },
  testimonials: [],
  interviews: [],
  seo: {
    title: 'Prenuptial Agreement Lawyers',
    description:
      'Prenuptial and postnuptial agreements in New York: what they can say, the form they need, and what to bring to a first meeting.',
    keywords: ['prenuptial agreement lawyer New York', 'postnuptial agreement', 'prenup'],
  },
};
