import { sharedTime } from '#law/statements.ts';
import type { PracticeAreaEntry, PracticeAreaRecord } from '../../schema/practice-area.ts';

export const entry: PracticeAreaEntry = {
  place: 1,
  name: 'Child Custody',
  menu: { group: 'Children and support', place: 1 },
  anchor: 'child-custody',
  inPanel: true,
  inFooter: true,
  matters: [
    {
      place: 1,
      title: 'Child custody',
      text: 'Where the child lives, and who decides.',
      key: 'child-custody',
    },
  ],
};

export const area: PracticeAreaRecord = {
  card: {
    place: 1,
    text: 'Custody has two parts, which need not go together: the say in major decisions, and the home in which the child lives.',
    points: ['Parenting time and decisions', 'Moves, schools and holidays', 'Changing an order'],
    link: 'Read about child custody',
  },
  subtitle: 'Where your child lives, and who decides',
  badge: 'Children and parenting',
  heroDescription:
    'Custody has two parts, which need not go together: the say in major decisions, such as school, health and religion, and the home in which the child lives.',

  personalMessage: [],
  whyChooseUs: [],
  mainContent: {
    sections: [
      {
        type: 'text',
        title: 'Where a case belongs',
        content: [
          'Family Court decides on custody where no divorce is pending; otherwise the question usually belongs to the divorce, in Supreme Court. Family Court charges nothing.',
          'Parents can agree on a schedule and write it down. Where they cannot, a judge decides, and the child may be given a lawyer of his or her own, who acts for neither parent.',
          'An order stands until it is changed. Disobeying it can be contempt of court.',
          `The child support formula asks which parent is the non-custodial one. ${sharedTime}`,
        ],
      },
      {
        type: 'list',
        title: 'Papers that help at the first meeting',
        content: 'Bring what you have; nothing on the list is needed to begin.',
        items: [
          'Every order, agreement or written schedule, even an old one',
          'A calendar of an ordinary school week',
          'The names of school, doctor and child care',
          'Messages about the schedule',
        ],
      },
    ],
  },
  testimonials: [],
  interviews: [],
  help: 'children',
  seo: {
    title: 'Child Custody Lawyers',
    description:
      'Child custody in New York: its two parts, the court that decides, what an order means, and what to bring to a first meeting.',
    keywords: ['child custody lawyer New York', 'parenting time', 'custody order'],
  },
};
