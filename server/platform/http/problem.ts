import type { Context } from 'hono';
import {
  type ErrorBody,
  type ErrorCode,
  errorMessages,
  errorStatuses,
  type FieldErrors,
} from '../../../contract/errors.ts';
import { staffApiPaths } from '../../../contract/staff-paths.ts';

/** Every answer of these calls tells whether it succeeded (specification section 7). */
const IMPORTS: readonly string[] = [staffApiPaths.blogImportWpApi, staffApiPaths.blogImportXml];

interface ProblemDetails {
  /** Default: the code's own message. */
  message?: string;
  fieldErrors?: FieldErrors;
  headers?: Record<string, string>;
}

/** Expected failure: thrown in HTTP code, answered by the error handler, never logged as an error. */
export class Problem extends Error {
  readonly code: ErrorCode;
  readonly fieldErrors: FieldErrors | undefined;
  readonly headers: Record<string, string>;

  constructor(code: ErrorCode, { message, fieldErrors, headers = {} }: ProblemDetails = {}) {
    super(message ?? errorMessages[code]);
    this.name = 'Problem';
    this.code = code;
    this.fieldErrors = fieldErrors && Object.keys(fieldErrors).length > 0 ? fieldErrors : undefined;
    this.headers = headers;
  }
}

/**
 * Returns the result of an act unless it was refused.
 * @throws {Problem} with the reason of the refusal
 */
export function accepted<Result extends { ok: true }>(
  result: Result | { ok: false; code: ErrorCode; fieldErrors?: FieldErrors },
): Result {
  if (result.ok) return result;
  const { code, fieldErrors } = result;
  throw new Problem(code, fieldErrors ? { fieldErrors } : {});
}

/** Answers in JSON under `/api/`, in plain text elsewhere. */
export function answerProblem(c: Context, { code, message, fieldErrors, headers }: Problem): Response {
  const status = errorStatuses[code];
  if (!/^\/api(\/|$)/.test(c.req.path)) return c.text(message, status, headers);
  const body: ErrorBody = {
    ...(IMPORTS.includes(c.req.path) ? { success: false } : {}),
    error: message,
    ...(fieldErrors ? { fieldErrors } : {}),
  };
  return c.json(body, status, headers);
}
