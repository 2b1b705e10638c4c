import { MutationCache, type QueryClient } from '@tanstack/react-query';
import { staffApiPaths } from '../../../contract/staff-paths.ts';
import { type ApiRequestOptions, apiRequest } from '../../browser/api-client.ts';
import { createQueryClient, fetchByKey, isUnauthorized } from '../../query-client.ts';
import { reportFailure } from '../kit/report-failure.ts';
import { answered } from './no-answer.ts';
import { adminSession } from './session.ts';

/**
 * Calls the admin API with the session's Authorization. A 401 ends the session, which shows the login.
 * @throws {ApiError} for an answer that is not ok, on 401 too
 * @throws {NoAnswerError} without an answer
 */
export async function adminRequest(
  method: string,
  url: string,
  body?: unknown,
  options: ApiRequestOptions = {},
): Promise<Response> {
  const token = adminSession.token();
  const headers = { ...options.headers, ...(token === null ? {} : { Authorization: `Basic ${token}` }) };
  try {
    const response = await answered(apiRequest(method, url, body, { ...options, headers }));
    adminSession.confirm();
    return response;
  } catch (error) {
    if (token !== null && isUnauthorized(error)) adminSession.expire(token);
    throw error;
  }
}

/** Sends a mutation. If the session has expired, repeats it after the same account logs in again. */
export async function adminMutation(
  method: string,
  url: string,
  body?: unknown,
  options: ApiRequestOptions = {},
): Promise<Response> {
  const token = adminSession.token();
  try {
    return await adminRequest(method, url, body, options);
  } catch (error) {
    const repeats = token !== null && isUnauthorized(error) && (await adminSession.renewal(token));
    if (!repeats) throw error;
    return adminMutation(method, url, body, options);
  }
}

/** Creates the query client of the admin area. */
export function createAdminClient(): QueryClient {
  const mutationCache = new MutationCache({
    onError: (error, _variables, _result, { meta }) => reportFailure(error, meta),
  });
  const client = createQueryClient({ mutationCache });
  const fetchAnswer = fetchByKey({ request: adminRequest });
  // The default of all queries: a body that breaks off is no answer, either.
  client.setQueryDefaults([], { queryFn: (context) => answered(fetchAnswer(context)) });
  return client;
}

/** Refetches the queries that failed with 401, and the account, whose password may have changed. */
export function repeatRefused(client: QueryClient): void {
  void client.refetchQueries({
    predicate: ({ state, queryKey }) =>
      isUnauthorized(state.error) ||
      (queryKey[0] === staffApiPaths.adminAccount && state.status !== 'pending'),
  });
}
