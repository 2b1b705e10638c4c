import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { OwnAccount } from '../../../contract/people.ts';
import { staffApiPaths } from '../../../contract/staff-paths.ts';
import { adminRequest } from './admin-client.ts';
import { answered } from './no-answer.ts';

const TIMEOUT_MS = 15_000;

/** Loads the account that is logged in. */
export function useOwnAccount(): UseQueryResult<OwnAccount> {
  return useQuery<OwnAccount>({
    queryKey: [staffApiPaths.adminAccount],
    // The screens wait for it.
    queryFn: async () => {
      const options = { timeoutMs: TIMEOUT_MS };
      const response = await adminRequest('GET', staffApiPaths.adminAccount, undefined, options);
      return (await answered(response.json())) as OwnAccount;
    },
    // The menus, mounted after a failure, would ask again, be hidden meanwhile, and so on.
    retryOnMount: false,
  });
}
