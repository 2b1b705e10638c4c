import { MutationCache, QueryClient, type QueryFunction } from '@tanstack/react-query';
import { ApiError, apiRequest } from './browser/api-client.ts';

interface QueryClientOptions {
  /** Makes each request; the admin area adds its Authorization. */
  request?: (method: 'GET', url: string) => Promise<Response>;
  /** Whether a 401 fails the query or answers it with null. */
  on401?: 'throw' | 'returnNull';
  mutationCache?: MutationCache;
}

/** The default fetch of a query: GET the key's segments joined with '/', parsed as JSON. */
export function fetchByKey({
  request = apiRequest,
  on401 = 'throw',
}: QueryClientOptions = {}): QueryFunction {
  return async ({ queryKey }) => {
    try {
      const response = await request('GET', queryKey.join('/'));
      return (await response.json()) as unknown;
    } catch (error) {
      if (on401 === 'returnNull' && isUnauthorized(error)) return null;
      throw error;
    }
  };
}

/** True for a 401 response. */
export function isUnauthorized(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}

/** A query client with the defaults of specification section 7: nothing goes stale, refetches, retries or waits by itself. */
export function createQueryClient(options: QueryClientOptions = {}): QueryClient {
  return new QueryClient({
    mutationCache: options.mutationCache ?? new MutationCache(),
    defaultOptions: {
      queries: {
        queryFn: fetchByKey(options),
        staleTime: Number.POSITIVE_INFINITY,
        refetchInterval: false,
        refetchOnWindowFocus: false,
        retry: false,
        // Without a connection a call fails at once; by default it would wait for one.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
