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

/** The last of all. */
export const aboutTheFirm: readonly FaqItem[] = [];
