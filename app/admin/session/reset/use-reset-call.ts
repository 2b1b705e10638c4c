import { useCallback, useState } from 'react';
import { staffApiPaths } from '../../../../contract/staff-paths.ts';
import { apiRequest } from '../../../browser/api-client.ts';

/**
 * A call about a new password, which needs no login. Without the query client, whose code the public pages with lists
 * share.
 */
export function useResetCall(method: 'POST' | 'PUT') {
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<object | null>(null);
  const [isDone, setDone] = useState(false);
  const call = useCallback(
    async (body: unknown): Promise<Response | null> => {
      setPending(true);
      setError(null);
      try {
        const response = await apiRequest(method, staffApiPaths.adminPasswordReset, body);
        setDone(true);
        return response;
      } catch (failure) {
        setError(failure instanceof Error ? failure : new Error(String(failure)));
        return null;
      } finally {
        setPending(false);
      }
    },
    [method],
  );
  return { isPending, error, isDone, call };
}
