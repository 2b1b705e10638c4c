import { childSupportGuideline } from '#law/guidelines.ts';
import { arrearsStay, childSupportChange, childSupportRecitals, supportCountsFrom } from '#law/rules.ts';
import { acknowledged, childSupportEnd, deductions, sharedTime } from '#law/statements.ts';
import { lawFigures } from '../../../calculators/law-figures.ts';
import type { PracticeAreaEntry, PracticeAreaRecord } from '../../schema/practice-area.ts';

const { childSupportPercent } = lawFigures;

export const entry: PracticeAreaEntry = {
  place: 1,
  name: 'Child Support',
  menu: { group: 'Children and support', place: 1 },
  anchor: 'child-support',
  inPanel: true,
  inFooter: true,
  matters: [
    {
      place: 1,
      title: 'Child support',
      text: 'The guideline, and what comes on top of it.',
      key: 'child-support',
    },
  ],
};

export const area: PracticeAreaRecord = {
  card: {
    place: 1,
    text: 'A share of both parents’ income, divided between them in proportion to it. Child care, health insurance and medical expenses come on top.',
    points: ['Working out the guideline', 'Income above the cap', 'Changing an order'],
    link: 'Read about child support',
  },
  subtitle: 'The guideline, and what comes on top of it',
  badge: 'Figures, plainly explained',
  heroDescription:
    'Child support follows a formula: a share of both parents’ income, divided between them in proportion to it. Child care, health insurance and medical expenses come on top.',
  calculator: 'child-support',
  personalMessage: [],
  whyChooseUs: [],
  mainContent: {
    sections: [
      {
        type: 'text',
        title: 'What the law provides',
        content: [
          `For one child the share is ${childSupportPercent.one} of the combined income up to the cap, for two ${childSupportPercent.two}, for three ${childSupportPercent.three}, for four ${childSupportPercent.four}, for five or more at least ${childSupportPercent.fiveOrMore}. Before, ${deductions} are taken off.`,
          childSupportGuideline,
          `Support runs ${childSupportEnd}. ${sharedTime}`,
          `An order can be changed. ${childSupportChange} ${arrearsStay}`,
          `Parents can agree on another amount, in writing, ${acknowledged}. ${childSupportRecitals}`,
          supportCountsFrom,
          `A parent’s order is lower where it would leave less than the self-support reserve: ${lawFigures.selfSupportReserve} a year since ${lawFigures.reserveSince}.`,
        ],
      },
      {
        type: 'list',
        title: 'Papers that help at the first meeting',
        content: 'Bring what you have; nothing on the list is needed to begin.',
        items: [
          'Tax returns and pay stubs of both parents, where you have them',
          'What child care, insurance and school cost',
          'Every order or agreement on support',
          'A list of payments made or missed',
        ],
      },
    ],
  },
  testimonials: [],
  interviews: [],
  seo: {
    title: 'Child Support Lawyers',
    description:
      'Child support in New York: the percentages, the cap, what comes on top, how long support runs, and when an order can be changed.',
    keywords: ['child support lawyer New York', 'child support formula', 'change child support'],
  },
};
