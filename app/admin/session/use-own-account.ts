import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { OwnAccount } from '../../../contract/people.ts';
import { staffApiPaths } from '../../../contract/staff-paths.ts';

/** Loads the account that is logged in. */
export function useOwnAccount(): UseQueryResult<OwnAccount> {
  return useQuery<OwnAccount>({
    queryKey: [staffApiPaths.adminAccount],
    // The menus, mounted after a failure, would ask again, be hidden meanwhile, and so on.
    retryOnMount: false,
  });
}
