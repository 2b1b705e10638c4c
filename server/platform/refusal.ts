import type * as z from 'zod/mini';
import { type ErrorCode, errorMessages, type FieldErrors } from '../../contract/errors.ts';

interface RefusalDetails {
  /** Default: the code's own message. */
  message?: string;
  fieldErrors?: FieldErrors;
  headers?: Record<string, string>;
  /** Further fields of the answer, such as what is stored in a conflict. */
  details?: object;
}

/** Expected failure of a call: thrown by rules and routes, answered by the error handler, never logged as an error. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly fieldErrors: FieldErrors | undefined;
  readonly headers: Record<string, string>;
  readonly details: object;

  constructor(code: ErrorCode, { message, fieldErrors, headers = {}, details = {} }: RefusalDetails = {}) {
    super(message ?? errorMessages[code]);
    this.name = 'Refusal';
    this.code = code;
    this.fieldErrors = fieldErrors && Object.keys(fieldErrors).length > 0 ? fieldErrors : undefined;
    this.headers = headers;
    this.details = details;
  }
}

/** Refuses the value of one field of a form. */
export function invalidField(field: string, message: string): Refusal {
  return new Refusal('invalid-input', { fieldErrors: { [field]: [message] } });
}

/** @throws {Refusal} `not-found` for a missing value */
export function found<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Refusal('not-found');
  return value;
}

/**
 * Checks what a client has sent against its schema.
 * @throws {Refusal} `invalid-input` with the messages of each field
 */
export function checked<Schema extends z.ZodMiniType>(schema: Schema, sent: unknown): z.output<Schema> {
  const parsed = schema.safeParse(sent);
  if (parsed.success) return parsed.data;
  const fieldErrors: FieldErrors = {};
  for (const { path, message } of parsed.error.issues) {
    const field = path.join('.') || 'body';
    fieldErrors[field] = [...new Set([...(fieldErrors[field] ?? []), message])];
  }
  throw new Refusal('invalid-input', { fieldErrors });
}
