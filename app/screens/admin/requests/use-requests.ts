import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { RequestDetail, RequestList } from '../../../../contract/requests.ts';
import { staffApiPaths } from '../../../../contract/staff-paths.ts';
import { type ListChoice, pageQuery } from './list-address.ts';

/** Loads a page of the list; while the next one loads, this one stays. */
export function useRequestList(choice: ListChoice) {
  const query = pageQuery(choice).toString();
  return useQuery<RequestList>({
    queryKey: [query === '' ? staffApiPaths.adminRequests : `${staffApiPaths.adminRequests}?${query}`],
    placeholderData: keepPreviousData,
  });
}

export const requestKey = (number: number) => [staffApiPaths.adminRequest(number)] as const;

export function useRequest(number: number) {
  return useQuery<RequestDetail>({ queryKey: requestKey(number) });
}
