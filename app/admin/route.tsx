import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { staffPaths } from '../../contract/staff-paths.ts';
import { pageRequestContext } from '../context.ts';
import { ToastMount } from '../ui/toast-mount.tsx';
import type { Route } from './+types/route';
import './admin.css';
import { adminPage } from './kit/admin-page.ts';
import { LoadingFrame } from './loading-frame.tsx';
import { LoginDialog } from './session/login-dialog.tsx';
import { LoginScreen } from './session/login-screen.tsx';
import { adminSession, type SessionState, usernameOf } from './session/session.ts';
import { Workspace } from './workspace.tsx';

export function loader({ context }: Route.LoaderArgs) {
  const { defaultCredentials } = context.get(pageRequestContext);
  return { page: adminPage(context, staffPaths.admin, 'Admin'), defaultCredentials };
}

export { meta, shouldRevalidate } from './kit/admin-meta.ts';

/** The frame of every staff screen, with the login in front or over it. */
export default function Admin({ loaderData }: Route.ComponentProps) {
  const session = useSyncExternalStore(
    adminSession.subscribe,
    adminSession.getState,
    adminSession.getServerState,
  );
  useFreshStart(session);
  const lost = session.status === 'lost';
  useEffect(() => {
    // Preloaded: a toast may have to report a lost connection.
    import('../ui/toaster.tsx').catch(() => {});
  }, []);
  return (
    <>
      {session.status === 'unknown' && <LoadingFrame />}
      {session.status === 'logged-out' && (
        <LoginScreen expired={session.expired} defaultCredentials={loaderData.defaultCredentials} />
      )}
      {(session.status === 'logged-in' || lost) && (
        <Workspace
          key={usernameOf(session.token)}
          lost={lost}
          afterLogin={session.status === 'logged-in' && !session.restored}
        />
      )}
      {lost ? <LoginDialog token={session.token} /> : <ToastMount isLow />}
    </>
  );
}

/** Opens the dashboard after a logout or when another account logs in. */
function useFreshStart(session: SessionState): void {
  const navigate = useNavigate();
  const before = useRef<string | null>(null);
  const isKnown = session.status !== 'unknown' && !(session.status === 'logged-out' && session.expired);
  const person = 'token' in session ? usernameOf(session.token) : null;
  useEffect(() => {
    if (!isKnown) return;
    if (before.current !== null && before.current !== person)
      void navigate(staffPaths.admin, { replace: true });
    before.current = person;
  }, [isKnown, person, navigate]);
}
