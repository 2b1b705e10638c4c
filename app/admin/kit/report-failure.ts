import { isUnauthorized } from '../../query-client.ts';
import { toastStore } from '../../ui/toast-store.ts';
import { reportFault } from './describe-error.ts';

/** The toast of a failed mutation; one without shows the failure in its form or dialog (`ErrorAlert`). */
export type FailureReport = {
  /** Text of the toast; null where the screen shows the failure itself, such as a conflict. */
  failure?: string | ((error: unknown) => string | null);
  failureTitle?: string;
};

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: FailureReport;
  }
}

/**
 * The one policy for failed mutations: the login on 401, else the toast of `failure`, else the form or dialog. A fault of
 * our own code is reported, too.
 */
export function reportFailure(error: unknown, { failure, failureTitle }: FailureReport = {}): void {
  // The login is shown over the screen.
  if (isUnauthorized(error)) return;
  reportFault(error);
  const description = typeof failure === 'function' ? failure(error) : failure;
  if (description) toastStore.add({ title: failureTitle ?? 'Error', description, variant: 'destructive' });
}
