import { requestHeading, resultTitles } from '#law/calculators/results.ts';
import { figuresText } from '../../../../calculators/figures-text.ts';
import type { Outcome } from '../outcome.ts';
import { enteredFigures } from './entered.ts';

/** Draft of a message to the firm: the figures and their result. */
export function requestMessage(outcome: Outcome): string {
  const { calculated, sentences } = outcome;
  return figuresText({
    heading: `${requestHeading} ${resultTitles[calculated.calculation]}`,
    typed: enteredFigures(outcome),
    results: sentences,
  });
}
