import { useQuery } from '@tanstack/react-query';
import { apiPaths } from '../../../../../contract/paths.ts';
import type { StaffSession } from '../../../../../contract/people.ts';
import { LoadedSection } from '../../loaded-section.tsx';
import { SessionsList } from '../../sessions-list.tsx';

/** The sessions of all accounts. */
export function Sessions() {
  const sessions = useQuery<StaffSession[]>({
    queryKey: [apiPaths.adminSessions],
    refetchOnMount: 'always',
  });
  return (
    <LoadedSection heading="Sessions" query={sessions}>
      {(listed) => <SessionsList sessions={listed} url={apiPaths.adminSessions} named />}
    </LoadedSection>
  );
}
