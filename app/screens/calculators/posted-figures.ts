import { data } from 'react-router';
import { figuresFromFragment } from '../../../calculators/share-link.ts';
import { isCalculation, type TypedFigures } from '../../../contract/calculations.ts';
import { errorMessages, errorStatuses } from '../../../contract/errors.ts';
import { calculate } from './calculate.ts';
import { CARRIED } from './ids.ts';
import type { Outcome } from './outcome.ts';

/** A form posted before hydration, with its outcome or the reason for refusing it. */
export interface PostedFigures extends TypedFigures {
  outcome: Outcome | null;
  refusal: string | null;
}

/** @returns null for an unknown form */
export function readPostedFigures({ form, ...values }: Record<string, string>): TypedFigures | null {
  if (values[CARRIED] !== undefined) return figuresFromFragment(values[CARRIED]);
  return isCalculation(form) ? { calculation: form, values } : null;
}

/**
 * Answers a posted form; nothing is stored or logged.
 *
 * @param waitSeconds until the client may post again; null when it may post now
 */
export function answerPostedFigures(typed: TypedFigures, today: string, waitSeconds: number | null) {
  if (waitSeconds === null) {
    return data<PostedFigures>({ ...typed, outcome: calculate(typed, today), refusal: null });
  }
  const code = 'too-many-requests';
  return data<PostedFigures>(
    { ...typed, outcome: null, refusal: errorMessages[code] },
    { status: errorStatuses[code], headers: { 'Retry-After': String(waitSeconds) } },
  );
}
