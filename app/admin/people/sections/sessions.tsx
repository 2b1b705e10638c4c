import { useQuery } from '@tanstack/react-query';
import type { StaffSession } from '../../../../contract/people.ts';
import { staffApiPaths } from '../../../../contract/staff-paths.ts';
import { SessionsList } from '../../account/sessions-list.tsx';
import { LoadedSection } from '../../kit/loaded-section.tsx';

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
