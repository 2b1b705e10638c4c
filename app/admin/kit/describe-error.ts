import type { FieldErrors } from '../../../contract/errors.ts';
import { ApiError } from '../../browser/api-client.ts';
import { NoAnswerError } from '../session/no-answer.ts';

/** Describes the error of a query or mutation; undefined without one. */
export function describeError(error: unknown): string | undefined {
  if (!error) return undefined;
  if (error instanceof ApiError) return error.body?.error ?? 'The server failed. Please try again.';
  return error instanceof NoAnswerError
    ? error.message
    : 'Something went wrong on this page. Please reload it and try again.';
}

/** True for an answer of the server with this status. */
export function hasStatus(error: unknown, status: number): error is ApiError {
  return error instanceof ApiError && error.status === status;
}

/** The messages of the refused fields; undefined unless the server refused some. */
export function fieldErrorsOf(error: unknown): FieldErrors | undefined {
  return error instanceof ApiError ? error.body?.fieldErrors : undefined;
}

/** False for a fault of our own code. */
export function isExpected(error: unknown): boolean {
  return error instanceof ApiError || error instanceof NoAnswerError;
}

const reported = new WeakSet<object>();

/** Hands a fault of our own code to the global error listener, once. */
export function reportFault(error: unknown): void {
  if (!(error instanceof Error) || isExpected(error) || reported.has(error)) return;
  reported.add(error);
  reportError(error);
}
