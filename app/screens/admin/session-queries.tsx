import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ApiError } from '../../api-client.ts';
import { createQueryClient } from '../../query-client.ts';
import { adminSession } from './session.ts';

interface SessionQueriesProps {
  token: string;
  children: ReactNode;
}

/** Provides the query client of a session; a 401 response ends it. The session that follows loads everything anew. */
export function SessionQueries({ token, children }: SessionQueriesProps) {
  const [client] = useState(() => createQueryClient({ headers: adminSession.headers }));
  useEffect(() => onUnauthorized(client, () => adminSession.expire(token)), [client, token]);
  const loadedWith = useRef(token);
  useEffect(() => {
    if (loadedWith.current === token) return;
    loadedWith.current = token;
    void client.invalidateQueries();
  }, [client, token]);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

/** True for a 401 response. */
export function isUnauthorized(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}

/** Calls `end` when a query or mutation fails with 401. */
function onUnauthorized(client: QueryClient, end: () => void): () => void {
  const stopQueries = client.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error' && isUnauthorized(event.action.error))
      end();
  });
  const stopMutations = client.getMutationCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error' && isUnauthorized(event.action.error))
      end();
  });
  return () => {
    stopQueries();
    stopMutations();
  };
}
