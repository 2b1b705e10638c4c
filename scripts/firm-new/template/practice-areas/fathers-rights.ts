import { childSupportGuideline } from '#law/guidelines.ts';
import { rescindParentage } from '#law/periods.ts';
import { arrearsStay, childSupportChange } from '#law/rules.ts';
import { sharedTime } from '#law/statements.ts';
import type { PracticeAreaEntry, PracticeAreaRecord } from '../../schema/practice-area.ts';

export const entry: PracticeAreaEntry = {
  place: 1,
  name: 'Fathers’ Rights',
  menu: { group: 'Children and support', place: 1 },
  anchor: 'fathers-rights',
  inPanel: true,
  inFooter: true,
};

export const area: PracticeAreaRecord = {
  card: {
    place: 1,
    text: 'Custody, parenting time and support, for fathers: married, divorced, or not married to the mother.',
    points: ['Becoming a legal parent', 'Parenting time and decisions', 'Support that fits the income'],
    link: 'Read about fathers’ rights',
  },
  subtitle: 'Time with your child, and a say in decisions',
  badge: 'For fathers',
  heroDescription:
    'Custody, parenting time and support concern fathers as they concern mothers. Fathers who are not married to the mother become legal parents by a signed acknowledgment, or by an order of Family Court.',

  personalMessage: [],
  whyChooseUs: [],
  mainContent: {
    sections: [
      {
        type: 'text',
        title: 'What the law provides',
        content: [
          `Legal parentage comes first. It is settled by an acknowledgment that both parents sign, or by an order of filiation from Family Court, which charges nothing. An acknowledgment can be rescinded within ${rescindParentage} days.`,
          'Custody has two parts: the say in major decisions, and where the child lives. Parents may share either.',
          `The child support formula asks which parent is the non-custodial one. ${sharedTime}`,
          `An order can be changed. ${childSupportChange} ${arrearsStay}`,
          `Child support follows a formula up to a cap on both parents’ income. ${childSupportGuideline}`,
        ],
      },
      {
        type: 'list',
        title: 'Papers that help at the first meeting',
        content: 'Bring what you have; nothing on the list is needed to begin.',
        items: [
          'The birth certificate and what either of you has signed',
          'Every order, agreement or written schedule',
          'A calendar of what you do with your child',
          'The last tax returns and pay stubs',
        ],
      },
    ],
  },
  testimonials: [],
  interviews: [],
  help: 'children',
  seo: {
    title: 'Fathers’ Rights Lawyers',
    description:
      'For fathers in New York: legal parentage, custody, parenting time and support, and what to bring to a first meeting.',
    keywords: ['fathers rights lawyer New York', 'paternity', 'parenting time for fathers'],
  },
};
