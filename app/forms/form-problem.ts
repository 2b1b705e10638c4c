import type { FieldErrors } from '../../contract/errors.ts';
import { ApiError } from '../browser/api-client.ts';

/** The reason why a form was not sent, as visitors read it. */
export interface FormProblem {
  error: string;
  /** Messages by field name; empty for failures unrelated to a field. */
  fieldErrors: FieldErrors;
}

/**
 * Describes a failed submission to the visitor.
 *
 * @param failure what the submission threw
 * @param fallback the form's own words for "it did not work, please call"
 */
export function problemOf(failure: unknown, fallback: string): FormProblem {
  if (!(failure instanceof ApiError) || !failure.body) return { error: fallback, fieldErrors: {} };
  const { error, fieldErrors = {} } = failure.body;
  if (failure.status === 400) return { error, fieldErrors };
  if (failure.status === 429)
    return { error: `${fallback} ${whenToTryAgain(failure)}`.trim(), fieldErrors: {} };
  return { error: fallback, fieldErrors: {} };
}

function whenToTryAgain({ retryAfterSeconds }: ApiError): string {
  if (retryAfterSeconds === null) return '';
  if (retryAfterSeconds < 90)
    return `You can try again in ${plural(Math.max(1, retryAfterSeconds), 'second')}.`;
  return `You can try again in ${plural(Math.ceil(retryAfterSeconds / 60), 'minute')}.`;
}

function plural(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
