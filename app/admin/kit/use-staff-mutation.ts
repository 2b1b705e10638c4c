import { useMutation, useQueryClient } from '@tanstack/react-query';
import { staffApiPaths } from '../../../contract/staff-paths.ts';
import { staffRequest } from './staff-request.ts';

interface StaffCall {
  method: 'POST' | 'PUT' | 'DELETE';
  url: string;
  body?: unknown;
}

/**
 * A mutation of the staff API; resolves with the parsed JSON of the answer, null for an empty body.
 * @param changes keys of the queries to reload afterwards
 */
export function useStaffMutation<Answer = null>(...changes: string[]) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ method, url, body }: StaffCall) => staffRequest<Answer>(method, url, body),
    onSuccess() {
      // Every mutation is in the audit log.
      for (const key of [...changes, staffApiPaths.adminAudit])
        void client.invalidateQueries({ queryKey: [key] });
    },
  });
}
