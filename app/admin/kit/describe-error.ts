import { ApiError } from '../../browser/api-client.ts';

export interface ErrorDescription {
  /** By field; empty unless the server refused some. */
  fields: Record<string, string | undefined>;
  /** The message where no field is refused. */
  text: string;
}

/** Describes the error of a query or mutation; null without one. */
export function describeError(error: unknown): ErrorDescription | null {
  if (!error) return null;
  if (!(error instanceof ApiError)) {
    return { fields: {}, text: 'The server could not be reached. Please try again.' };
  }
  const fields = Object.entries(error.body?.fieldErrors ?? {}).map(([name, messages]) => [name, messages[0]]);
  return {
    fields: Object.fromEntries(fields),
    text: error.body?.error ?? 'The server failed. Please try again.',
  };
}
