import { figuresText } from '../../../../calculators/figures-text.ts';
import { requestHeading, resultTitles } from '../../../../content/calculator-results.ts';
import type { Outcome } from '../work-out.ts';
import { enteredFigures } from './entered.ts';
import { sentencesOf } from './findings.ts';

/** The figures and what they come to, as the beginning of a message to the firm. */
export function requestMessage({ typed, worked }: Outcome): string {
  return figuresText({
    heading: `${requestHeading} ${resultTitles[worked.calculation]}`,
    typed: enteredFigures(typed),
    results: sentencesOf(worked),
  });
}
