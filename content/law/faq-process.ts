import type { FaqItem } from '../schema/faq.ts';
import { typicalFees } from './statements.ts';

/** Questions 14 to 20: courts, hearings, mediation, preparation and the firm itself. */
export const processQuestions: readonly FaqItem[] = [
  {
    id: 'item-14',
    question: 'What does the court charge?',
    answer: [
      { kind: 'paragraph', text: 'In Supreme Court, statewide:' },
      {
        kind: 'list',
        items: [
          'Index number, which opens the case: $210',
          'Request for judicial intervention: $95',
          'Note of issue: $125, or $30 where a request for judicial intervention was paid for',
          'Motion: $45',
          'Stipulation of settlement: $35',
        ],
      },
      {
        kind: 'paragraph',
        text: 'An uncontested divorce usually needs $210 and $125, and certified copies.',
      },
    ],
  },
  {
    id: 'item-15',
    question: 'What is a prove-up hearing?',
    answer: [
      {
        kind: 'paragraph',
        text:
          'A short appearance when everything is agreed. The judge asks you to confirm the facts in ' +
          'your papers and that you understand your agreement.',
      },
      {
        kind: 'paragraph',
        text: 'Most last 10–15 minutes, and we rehearse it with you.',
      },
    ],
  },
  {
    id: 'item-16',
    question: 'Is mediation a better way?',
    answer: [
      {
        kind: 'paragraph',
        text:
          'Often. A neutral mediator helps you find terms you can both live with, usually for ' +
          `$3,000–$8,000 (${typicalFees}).`,
      },
      {
        kind: 'paragraph',
        text:
          'If one of you is afraid or hides money, choose another way. The mediator represents ' +
          'neither of you, so have your own attorney read the agreement before you sign.',
      },
    ],
  },
  {
    id: 'item-17',
    question: 'What is different about a high net worth divorce?',
    answer: [
      {
        kind: 'paragraph',
        text:
          'A business, stock options or property in several places must be found and valued before ' +
          'it is divided. That takes experts as well as lawyers, and fees of $50,000 to $100,000 or ' +
          `more (${typicalFees}).`,
      },
      {
        kind: 'paragraph',
        text: 'If both sides are willing, we negotiate in private.',
      },
    ],
  },
  {
    id: 'item-18',
    question: 'What should I bring to a first meeting?',
    answer: [
      { kind: 'paragraph', text: 'Whatever you can gather safely:' },
      {
        kind: 'list',
        items: [
          'Tax returns and recent pay stubs',
          'Statements for accounts, loans, cards and retirement plans',
          'Deeds, leases and insurance policies',
          'Any prenuptial or separation agreement, and any court papers',
          'The dates that matter: wedding, moves, births, separation',
        ],
      },
      {
        kind: 'paragraph',
        text: 'If you have none of it, come anyway. Please don’t open your spouse’s mail or accounts.',
      },
    ],
  },
  {
    id: 'item-19',
    question: 'Do I have to go to court for a New York divorce?',
    answer: [
      {
        kind: 'paragraph',
        text: 'If you agree on everything, perhaps not, or only for a prove-up hearing of 10–15 minutes.',
      },
      {
        kind: 'paragraph',
        text:
          'A contested case has court dates, and a trial if anything is still open. Your attorney ' +
          'prepares you and is there with you.',
      },
    ],
  },
];
