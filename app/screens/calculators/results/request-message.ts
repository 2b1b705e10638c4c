import { figuresText } from '../../../../calculators/figures-text.ts';
import { requestHeading, resultTitles } from '../../../../content/calculator-results.ts';
import type { Outcome } from '../outcome.ts';
import { enteredFigures } from './entered.ts';

/** Draft of a message to the firm: the figures and their result. */
export function requestMessage({ typed, calculated, sentences }: Outcome): string {
  return figuresText({
    heading: `${requestHeading} ${resultTitles[calculated.calculation]}`,
    typed: enteredFigures(typed),
    results: sentences,
  });
}
