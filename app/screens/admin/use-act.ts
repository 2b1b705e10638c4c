import { useMutation, useQueryClient } from '@tanstack/react-query';
import { apiPaths } from '../../../contract/paths.ts';
import { adminAct } from './admin-client.ts';

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
    async mutationFn({ method, url, body }: Act) {
      const response = await adminAct(method, url, body);
      return (response.status === 204 ? null : await response.json()) as Answer;
    },
    onSuccess() {
      // Every act is in the audit log.
      for (const key of [...changes, apiPaths.adminAudit]) void client.invalidateQueries({ queryKey: [key] });
    },
  });
}
