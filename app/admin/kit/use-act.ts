import { useMutation, useQueryClient } from '@tanstack/react-query';
import { staffApiPaths } from '../../../contract/staff-paths.ts';
import { staffRequest } from './staff-request.ts';

export interface Act {
  method: 'POST' | 'PUT' | 'DELETE';
  url: string;
  body?: unknown;
}

/**
 * A call that changes something. Its answer is given as parsed JSON, null where it has none.
 * @param changes the keys of the queries to load again afterwards
 */
export function useAct<Answer = null>(...changes: string[]) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ method, url, body }: Act) => staffRequest<Answer>(method, url, body),
    onSuccess() {
      // Every act is in the audit log.
      for (const key of [...changes, staffApiPaths.adminAudit])
        void client.invalidateQueries({ queryKey: [key] });
    },
  });
}
