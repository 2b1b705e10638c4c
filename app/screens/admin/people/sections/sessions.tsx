import { useQuery } from '@tanstack/react-query';
import type { StaffSession } from '../../../../../contract/people.ts';
import { staffApiPaths } from '../../../../../contract/staff-paths.ts';
import { LoadedSection } from '../../loaded-section.tsx';
import { SessionsList } from '../../sessions-list.tsx';

/** The sessions of all accounts. */
export function Sessions() {
  const sessions = useQuery<StaffSession[]>({
    queryKey: [staffApiPaths.adminSessions],
    refetchOnMount: 'always',
  });
  return (
    <LoadedSection heading="Sessions" subject="The sessions" query={sessions}>
      {(listed) => <SessionsList sessions={listed} url={staffApiPaths.adminSessions} named />}
    </LoadedSection>
  );
}
