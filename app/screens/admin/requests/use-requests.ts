import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { apiPaths } from '../../../../contract/paths.ts';
import type { RequestDetail, RequestList } from '../../../../contract/requests.ts';
import { type ListChoice, pageQuery } from './list-address.ts';

/** Loads a page of the list; while the next one loads, this one stays. */
export function useRequestList(choice: ListChoice) {
  const query = pageQuery(choice).toString();
  return useQuery<RequestList>({
    queryKey: [query === '' ? apiPaths.adminRequests : `${apiPaths.adminRequests}?${query}`],
    placeholderData: keepPreviousData,
  });
}

export const requestKey = (number: number) => [apiPaths.adminRequest(number)] as const;

export function useRequest(number: number) {
  return useQuery<RequestDetail>({ queryKey: requestKey(number) });
}
