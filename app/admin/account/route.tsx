import { useQuery } from '@tanstack/react-query';
import type { StaffSession } from '../../../contract/people.ts';
import { staffApiPaths, staffPaths } from '../../../contract/staff-paths.ts';
import { EditionChoice } from '../../sections/edition-choice.tsx';
import { adminLoader } from '../kit/admin-page.ts';
import { LoadedSection } from '../kit/loaded-section.tsx';
import { Screen } from '../kit/screen.tsx';
import { ScreenHeading } from '../screen-heading.tsx';
import { useOwnAccount } from '../session/use-own-account.ts';
import { EndOthers } from './end-others.tsx';
import { OwnPassword } from './own-password.tsx';
import { OwnProfile } from './own-profile.tsx';
import { SessionsList } from './sessions-list.tsx';

export const loader = adminLoader(staffPaths.adminAccount, 'Your account');

export { meta } from '../kit/admin-meta.ts';

export default function OwnAccountScreen() {
  const account = useOwnAccount();
  const sessions = useQuery<StaffSession[]>({
    queryKey: [staffApiPaths.adminOwnSessions],
    refetchOnMount: 'always',
  });
  return (
    <Screen>
      <ScreenHeading title="Your account" />
      {account.data && (
        <p className="mt-1 text-sm text-muted">
          {account.data.username}, {account.data.role}
        </p>
      )}
      <div className="max-w-[46rem]">
        {/* `Screen` reports an account that could not be loaded. */}
        {account.data && (
          <>
            <LoadedSection heading="Name and email" subject="Your account" query={account}>
              {(own) => <OwnProfile account={own} />}
            </LoadedSection>
            <LoadedSection heading="Password" subject="Your account" query={account}>
              {(own) => <OwnPassword username={own.username} />}
            </LoadedSection>
          </>
        )}
        <LoadedSection
          heading="Where you are logged in"
          subject="Your sessions"
          query={sessions}
          tools={(sessions.data?.length ?? 0) > 1 && <EndOthers />}
        >
          {(listed) => <SessionsList sessions={listed} url={staffApiPaths.adminOwnSessions} named={false} />}
        </LoadedSection>
        <section className="mt-10">
          <h2 className="text-xl">Colors</h2>
          <EditionChoice className="mt-3 border-t border-line pt-2 text-sm" />
        </section>
      </div>
    </Screen>
  );
}
