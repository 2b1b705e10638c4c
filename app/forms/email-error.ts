/** The status of a failure that never got an answer: offline, refused, timed out, or not started. */
export const NO_ANSWER = 0;

/** The one way in which the e-mail step fails; `status` is the service's own, or 0. */
export class EmailError extends Error {
  readonly status: number;

  constructor(status: number, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'EmailError';
    this.status = status;
  }
}

/**
 * The e-mail client fails in three ways: with its status object (451 headless, 403 blocked, 429 too often,
 * or the service's answer), with a TypeError when the network fails, with a bare string when a key is missing.
 */
export function toEmailError(failure: unknown): EmailError {
  if (failure instanceof EmailError) return failure;
  if (isResponseStatus(failure)) return new EmailError(failure.status, failure.text, failure);
  if (typeof failure === 'string') return new EmailError(NO_ANSWER, failure);
  return new EmailError(NO_ANSWER, failure instanceof Error ? failure.message : 'Network Error', failure);
}

function isResponseStatus(failure: unknown): failure is { status: number; text: string } {
  return (
    typeof failure === 'object' &&
    failure !== null &&
    'status' in failure &&
    typeof failure.status === 'number' &&
    'text' in failure &&
    typeof failure.text === 'string'
  );
}
