import type { FaqItem } from '../schema/firm.ts';
import { asOf, typicalFees } from './statements.ts';

/** Questions 14 to 20: courts, hearings, mediation, preparation and the firm itself. */
export const processQuestions: readonly FaqItem[] = [
  {
    id: 'item-14',
    question: 'What does the court charge?',
    answer: [
      { kind: 'paragraph', text: `In Supreme Court, in every county, as of ${asOf}:` },
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
        text: 'An uncontested divorce usually needs $210 and $125, and a little more for certified copies.',
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
          'It is a short appearance at the end of a case that is no longer in dispute. The judge asks ' +
          'you to confirm, in your own words, the facts in your papers and that you understand your ' +
          'agreement.',
      },
      {
        kind: 'paragraph',
        text: 'Most last 10–15 minutes. We go through the questions with you beforehand.',
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
          'Often. A neutral mediator helps the two of you find terms you can both live with. It usually ' +
          `costs $3,000–$8,000 (${typicalFees}).`,
      },
      {
        kind: 'paragraph',
        text:
          'It asks for candor and a fair balance between you. Where there is fear, or money out of ' +
          'sight, it is seldom the right choice. The mediator represents neither of you, so have your ' +
          'own attorney read the agreement before you sign.',
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
          'Mostly the counting. A business, a pension, stock options or property in several places must ' +
          'be found, valued and only then divided. That takes experts as well as lawyers, which is why ' +
          `fees run from $50,000 to $100,000 or more (${typicalFees}).`,
      },
      {
        kind: 'paragraph',
        text: 'Privacy matters as well; where both sides are willing, we negotiate in private.',
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
        text:
          'If you have none of it, come anyway. Please do not open a spouse’s mail or accounts to find ' +
          'it.',
      },
    ],
  },
  {
    id: 'item-19',
    question: 'Do I have to go to court for a New York divorce?',
    answer: [
      {
        kind: 'paragraph',
        text:
          'If you agree on everything, perhaps not, or only briefly. The papers go to the court for ' +
          'approval, and where a prove-up hearing is held it usually takes 10–15 minutes.',
      },
      {
        kind: 'paragraph',
        text:
          'A contested case is different: there will be court dates, and a trial if issues remain open ' +
          'at the end. Your attorney prepares you for each one and is there with you.',
      },
    ],
  },
];
