import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { apiPaths } from '../../../contract/paths.ts';
import type { OwnAccount } from '../../../contract/people.ts';

/** Loads who is logged in. */
export function useOwnAccount(): UseQueryResult<OwnAccount> {
  return useQuery<OwnAccount>({ queryKey: [apiPaths.adminAccount] });
}
