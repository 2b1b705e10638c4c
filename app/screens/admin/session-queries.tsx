import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { ApiError } from '../../api-client.ts';
import { createQueryClient } from '../../query-client.ts';
import { adminSession } from './session.ts';

interface SessionQueriesProps {
  token: string;
  children: ReactNode;
}

/** The data of one login: it goes when the login ends, and any call that the server refuses ends the login. */
export function SessionQueries({ token, children }: SessionQueriesProps) {
  const [client] = useState(() => createQueryClient({ headers: adminSession.headers }));
  useEffect(() => onRefusal(client, () => adminSession.expire(token)), [client, token]);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

/** Whether the server refused the call because there is no valid login. */
export function isRefused(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}

/** Calls `end` when any query or mutation is answered with 401. */
function onRefusal(client: QueryClient, end: () => void): () => void {
  const stopQueries = client.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error' && isRefused(event.action.error)) end();
  });
  const stopMutations = client.getMutationCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error' && isRefused(event.action.error)) end();
  });
  return () => {
    stopQueries();
    stopMutations();
  };
}
