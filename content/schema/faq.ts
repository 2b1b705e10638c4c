import type { NumberedText } from './firm.ts';

/** One part of an answer. */
export type FaqBlock =
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'cards'; cards: readonly NumberedText[]; closing: string };

/** A question with its answer; `placeholder` marks text that the firm still has to write. */
export interface FaqItem {
  id: string;
  question: string;
  answer: readonly FaqBlock[];
  placeholder?: true;
}

export interface ShortAnswer {
  question: string;
  answer: string;
}
