import { consultationPolicy, fees } from '#firm/faq.ts';
import type { FaqItem } from '../schema/faq.ts';
import { noFaultCondition } from './guidelines.ts';
import { acknowledged, livingApart, residencePeriod, typicalFees } from './statements.ts';

/** Questions 1 to 8: cost, grounds, residency and time. */
export const divorceQuestions: readonly FaqItem[] = [
  {
    id: 'item-1',
    question: 'How much does a divorce cost in New York?',
    answer: [
      {
        kind: 'paragraph',
        text: `It depends on how much is in dispute. Usual legal fees (${typicalFees}):`,
      },
      {
        kind: 'list',
        items: [
          'Uncontested divorce: $3,000–$5,000, plus court fees of about $335–$350',
          'Contested divorce: $15,000–$30,000 or more',
          'High net worth divorce: $50,000–$100,000 or more',
          'Mediation: $3,000–$8,000',
        ],
      },
      {
        kind: 'paragraph',
        text: 'The more you agree on, the less it costs.',
      },
    ],
  },
  {
    id: 'item-2',
    question: 'What are the grounds for divorce in New York?',
    answer: [
      {
        kind: 'paragraph',
        text: 'There are seven (Domestic Relations Law §\u00a0170). The first is no-fault:',
      },
      {
        kind: 'list',
        items: [
          'Irretrievable breakdown of the marriage for six months',
          'Cruel and inhuman treatment, within the past five years',
          'Abandonment for one year',
          'Imprisonment for three years',
          'Adultery',
          `Living apart under a separation judgment: ${livingApart}`,
          'Living apart for the same time under a separation agreement that was substantially ' +
            'performed and filed, itself or as a memorandum, with the county clerk',
        ],
      },
      {
        kind: 'paragraph',
        text:
          'Legal separation now has a no-fault ground too (§\u00a0200): irretrievable breakdown for ' +
          'six months, once support, fees, custody and visitation are settled.',
      },
    ],
  },
  {
    id: 'item-3',
    question: 'How long must I have lived in New York to file here?',
    answer: [
      {
        kind: 'paragraph',
        text: `Any of these will do (Domestic Relations Law §\u00a0230), with the years ${residencePeriod}:`,
      },
      {
        kind: 'list',
        items: [
          'You or your spouse has lived here for two years.',
          'You or your spouse has lived here for one year, and you married here, lived here as ' +
            'spouses, or the ground arose here.',
          'Both of you live here, and the ground arose here.',
        ],
      },
    ],
  },
  {
    id: 'item-4',
    question: 'How long does a divorce take?',
    answer: [
      {
        kind: 'paragraph',
        text:
          'Uncontested, roughly 3–6 months. Contested, 9 months to 3 years: about one year on ' +
          'average, 18 months or more where conflict is high.',
      },
      {
        kind: 'paragraph',
        text: 'Showing your finances early helps.',
      },
    ],
  },
  {
    id: 'item-5',
    question: 'What is the difference between a contested and an uncontested divorce?',
    answer: [
      {
        kind: 'paragraph',
        text:
          'In an uncontested divorce you agree on everything: the divorce, the children, support, ' +
          `property and debts. The agreement is ${acknowledged}, and the court approves it.`,
      },
      {
        kind: 'paragraph',
        text: 'If even one point is open, it is contested. Many contested cases still settle before trial.',
      },
    ],
  },
  consultationPolicy,
  fees,
  {
    id: 'item-8',
    question: 'Do I have to prove that my spouse did something wrong?',
    answer: [
      {
        kind: 'paragraph',
        text:
          'No. New York allows no-fault divorce: the marriage has broken down irretrievably for at ' +
          `least six months. ${noFaultCondition}`,
      },
      {
        kind: 'paragraph',
        text:
          'Fault grounds remain, some with limits of time: cruelty within the past five years, ' +
          'abandonment for one year, imprisonment for three. Proving fault adds time and cost.',
      },
    ],
  },
];
