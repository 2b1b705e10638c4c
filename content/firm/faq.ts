import type { FaqItem } from '../schema/faq.ts';

// The firm's own answers among the questions on law (content/law/faq.ts).

export const consultationPolicy: FaqItem = {
  id: 'item-6',
  question: 'What is your consultation policy?',
  answer: [
    {
      kind: 'paragraph',
      text:
        '[Consultation policy: say whether the first consultation is free, how long it lasts, who ' +
        'attends it, whether it can be held by phone or video, and how to cancel or move it.]',
    },
  ],
  placeholder: true,
};

export const fees: FaqItem = {
  id: 'item-7',
  question: 'What are your fees?',
  answer: [
    {
      kind: 'paragraph',
      text:
        '[Fees: state the hourly rates, the flat fees and what they cover, the retainer and what ' +
        'happens to any unused part, the payment plans, and the cards accepted.]',
    },
  ],
  placeholder: true,
};

/**
 * The last of all.
 * @sample philosophy
 */
export const aboutTheFirm: readonly FaqItem[] = [
  {
    id: 'item-20',
    question: 'Our Philosophy / Who We Are',
    answer: [
      {
        kind: 'cards',
        cards: [
          { number: '1', title: 'A family firm', text: 'Founded in 1976, led by a Hartwell.' },
          {
            number: '2',
            title: 'Counsel before combat',
            text: 'We try to settle first.',
          },
          {
            number: '3',
            title: 'The truth, early',
            text: 'We tell you the weak points.',
          },
          {
            number: '4',
            title: 'The long view',
            text: 'What will you need in ten years?',
          },
        ],
        closing: 'We have done well if your life is in order once the case is over.',
      },
    ],
  },
];
