import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { Installation } from '../../../contract/admin.ts';
import { staffApiPaths } from '../../../contract/staff-paths.ts';

export function useInstallation(): UseQueryResult<Installation> {
  return useQuery<Installation>({ queryKey: [staffApiPaths.adminInstallation] });
}

/** True where mails are saved as files because no mail server is set up. */
export function useSavesMailAsFiles(): boolean {
  return useInstallation().data?.mail.transport === 'files';
}
