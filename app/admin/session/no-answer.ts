import { ApiError } from '../../browser/api-client.ts';

/** The server gave no answer, or only a part of one: a lost connection, or a time-out. */
export class NoAnswerError extends Error {
  constructor(cause: unknown) {
    super('The server could not be reached. Please try again.', { cause });
    this.name = 'NoAnswerError';
  }
}

/**
 * Waits for an answer of the API, or for its body.
 * @throws {ApiError} for an answer that is not ok
 * @throws {NoAnswerError} without an answer
 */
export async function answered<Answer>(waiting: Answer | PromiseLike<Answer>): Promise<Answer> {
  try {
    return await waiting;
  } catch (error) {
    throw error instanceof ApiError ? error : new NoAnswerError(error);
  }
}
