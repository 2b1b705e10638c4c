import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { StaffSession } from '../../../contract/people.ts';
import { staffApiPaths, staffPaths } from '../../../contract/staff-paths.ts';
import { SessionsList } from '../account/sessions-list.tsx';
import { adminLoader } from '../kit/admin-page.ts';
import { LoadedSection } from '../kit/loaded-section.tsx';
import { Screen } from '../kit/screen.tsx';
import { ScreenHeading } from '../screen-heading.tsx';
import { useOwnAccount } from '../session/use-own-account.ts';
import { Accounts } from './sections/accounts.tsx';
import { AuditLog } from './sections/audit-log.tsx';

export const loader = adminLoader(staffPaths.adminPeople, 'People');

export { meta, shouldRevalidate } from '../kit/admin-meta.ts';

const sectionId = (heading: string) => heading.toLowerCase().replace(' ', '-');

export default function PeopleScreen() {
  const own = useOwnAccount();
  return (
    <Screen>
      <ScreenHeading title="People" />
      {own.data?.role === 'staff' && (
        <p className="mt-4 text-sm">
          Only owners manage people. Ask an owner to add someone or to reset a password. Your own password and
          sessions are under{' '}
          <Link to={staffPaths.adminAccount} className="link py-3 font-semibold text-action lg:py-1">
            Your account
          </Link>
          .
        </p>
      )}
      {own.data?.role === 'owner' && (
        <>
          <p className="no-print mt-2 flex flex-wrap gap-x-5 text-xs">
            {['Accounts', 'Sessions', 'Audit log'].map((section) => (
              <a key={section} href={`#${sectionId(section)}`} className="link py-3 lg:py-1">
                {section}
              </a>
            ))}
          </p>
          <div id={sectionId('Accounts')}>
            <Accounts ownName={own.data.username} />
          </div>
          <div id={sectionId('Sessions')}>
            <Sessions />
          </div>
          <div id={sectionId('Audit log')}>
            <AuditLog />
          </div>
        </>
      )}
    </Screen>
  );
}

/** The sessions of all accounts. */
function Sessions() {
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
