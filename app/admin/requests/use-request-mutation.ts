import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { InquiryDetail } from '../../../contract/inquiries.ts';
import { staffApiPaths } from '../../../contract/staff-paths.ts';
import { ApiError } from '../../browser/api-client.ts';
import { staffRequest } from '../kit/staff-request.ts';
import { refreshRequests } from './refresh-requests.ts';
import { requestKey } from './use-request.ts';

interface RequestMutation {
  /** Path below the request's URL: `/state`, `/notes` … */
  path: string;
  method: 'PUT' | 'POST';
  /** Sentence before the reason of a failure. */
  failure: string;
}

/** A mutation of one request. Its answer replaces the cached request; lists are reloaded. */
export function useRequestMutation<Body = void>(number: number, { path, method, failure }: RequestMutation) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Body) =>
      staffRequest<InquiryDetail>(method, staffApiPaths.adminRequest(number) + path, body),
    onSuccess: async (request) => {
      // A poll that began before the mutation would restore the old state.
      await client.cancelQueries({ queryKey: requestKey(number) });
      client.setQueryData(requestKey(number), request);
      refreshRequests(client, { except: requestKey(number)[0] });
    },
    meta: {
      failure: (error) =>
        `${failure} ${error instanceof ApiError && error.body ? error.body.error : 'Please try again.'}`,
    },
  });
}
