import { lawFigures } from '../../calculators/law-figures.ts';
import type { FaqItem } from '../schema/faq.ts';
import { childSupportGuideline, maintenanceGuideline } from './guidelines.ts';
import { childSupportEnd, deductions, sharedTime } from './statements.ts';

const { childSupportPercent, duration, quickEstimate } = lawFigures;

/** Questions 9 to 13: child support and spousal maintenance. */
export const supportQuestions: readonly FaqItem[] = [
  {
    id: 'item-9',
    question: 'How is child support calculated?',
    answer: [
      {
        kind: 'paragraph',
        text:
          'As a percentage of both parents’ combined income, up to a cap (Child Support Standards ' + 'Act):',
      },
      {
        kind: 'list',
        items: [
          `One child: ${childSupportPercent.one}`,
          `Two children: ${childSupportPercent.two}`,
          `Three children: ${childSupportPercent.three}`,
          `Four children: ${childSupportPercent.four}`,
          `Five or more: at least ${childSupportPercent.fiveOrMore}`,
        ],
      },
      {
        kind: 'paragraph',
        text:
          'The non-custodial parent pays a share in proportion to income. Child care, health ' +
          'insurance and unreimbursed medical bills are shared the same way, on top. Incomes count ' +
          `less ${deductions}, and after any maintenance. ${sharedTime}`,
      },
    ],
  },
  {
    id: 'item-10',
    question: 'What is the income cap for child support?',
    answer: [
      {
        kind: 'paragraph',
        text:
          `Since ${lawFigures.capsSince}, the percentages apply to the first ` +
          `${lawFigures.childSupportCap} of combined parental income. In the two years before, the ` +
          `cap was ${lawFigures.childSupportCapBefore}; from ${quickEstimate.fromMonth} to ` +
          `${quickEstimate.untilMonth} it was ${quickEstimate.childSupportCap}. It changes every two ` +
          'years, on March 1.',
      },
      {
        kind: 'paragraph',
        text: childSupportGuideline,
      },
    ],
  },
  {
    id: 'item-11',
    question: 'How long does child support last, and what if I earn very little?',
    answer: [
      { kind: 'paragraph', text: `Child support runs ${childSupportEnd}.` },
      {
        kind: 'paragraph',
        text:
          'If it would leave the payor under the federal poverty guideline, it is $25 a month, or ' +
          'more or less where that would be unjust. If under the self-support reserve (135% of that ' +
          'guideline), it is $50 a month or the income above the reserve, whichever is more.',
      },
    ],
  },
  {
    id: 'item-12',
    question: 'How is spousal maintenance calculated?',
    answer: [
      {
        kind: 'paragraph',
        text:
          `A formula is applied to both incomes, less ${deductions}; the higher one counts up to ` +
          `${lawFigures.maintenanceCap} since ${lawFigures.capsSince}. The lower of two amounts, if ` +
          'above zero, is the guideline for a year:',
      },
      {
        kind: 'list',
        items: [
          '30% of the payor’s income less 20% of the payee’s (20% less 25%, if the payor is the ' +
            'non-custodial parent and pays child support)',
          '40% of both incomes together, less the payee’s income',
        ],
      },
      {
        kind: 'paragraph',
        text: `A payor who would fall below the self-support reserve pays less. ${maintenanceGuideline}`,
      },
    ],
  },
  {
    id: 'item-13',
    question: 'How long does maintenance last?',
    answer: [
      {
        kind: 'paragraph',
        text: 'The statute gives an advisory range, measured by the length of the marriage:',
      },
      {
        kind: 'list',
        items: [
          `Up to 15 years: ${duration.upTo15Years} of its length`,
          `More than 15 and up to 20 years: ${duration.upTo20Years}`,
          `More than 20 years: ${duration.longer}`,
        ],
      },
      {
        kind: 'paragraph',
        text: 'After ten years of marriage, that is one and a half to three years.',
      },
    ],
  },
];
