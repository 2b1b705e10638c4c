import { useMutation, useQueryClient } from '@tanstack/react-query';
import { staffApiPaths } from '../../../contract/staff-paths.ts';
import { reportSuccess } from './report-success.ts';
import { staffRequest } from './staff-request.ts';

export interface StaffCall {
  method: 'POST' | 'PUT' | 'DELETE';
  url: string;
  body?: unknown;
}

export interface StaffMutationOptions<Answer> {
  /** Keys of the queries to reload afterwards. */
  changes?: readonly string[];
  /** The toast of a success. */
  report?: readonly [title: string, description: string] | undefined;
  /** Called even if the component is gone by then; the callback of `mutate` is not. */
  onSuccess?: (answer: Answer) => void;
}

/**
 * A mutation of the staff API; resolves with the parsed JSON of the answer, null for an empty body. A failure is shown by
 * report-failure.ts, to which session/admin-client.ts passes every error.
 */
export function useStaffMutation<Answer = null>(options: StaffMutationOptions<Answer> = {}) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ method, url, body }: StaffCall) => staffRequest<Answer>(method, url, body),
    onSuccess(answer) {
      options.onSuccess?.(answer);
      if (options.report) reportSuccess(...options.report);
      // Every mutation is in the audit log.
      for (const key of [...(options.changes ?? []), staffApiPaths.adminAudit])
        void client.invalidateQueries({ queryKey: [key] });
    },
  });
}
