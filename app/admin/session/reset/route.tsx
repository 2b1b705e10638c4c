import { useSyncExternalStore } from 'react';
import { staffPaths } from '../../../../contract/staff-paths.ts';
import '../../admin.css';
import { AdminHeader } from '../../admin-header.tsx';
import { adminLoader } from '../../kit/admin-page.ts';
import { LoadingFrame } from '../../loading-frame.tsx';
import { AskForLink } from './ask-for-link.tsx';
import { ChoosePassword } from './choose-password.tsx';

export const loader = adminLoader(staffPaths.adminReset, 'New password');

export { meta } from '../../kit/admin-meta.ts';

/** The reset of a forgotten password: asks for a link, or uses the one that was opened. */
export default function ResetScreen() {
  const token = useSyncExternalStore(onHashChange, readToken, () => null);
  if (token === null) return <LoadingFrame />;
  return (
    <>
      <AdminHeader />
      <main className="page pt-[clamp(2.5rem,10vh,7rem)] pb-20">
        <div className="mx-auto max-w-[23rem]">
          {token === '' ? <AskForLink /> : <ChoosePassword key={token} token={token} />}
        </div>
      </main>
    </>
  );
}

function onHashChange(listener: () => void): () => void {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
}

const readToken = () => location.hash.slice(1);
