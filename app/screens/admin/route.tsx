import { useSyncExternalStore } from 'react';
import { staffPaths } from '../../../contract/staff-paths.ts';
import { pageRequestContext } from '../../context.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import { ToastMount } from '../../ui/toast-mount.tsx';
import type { Route } from './+types/route';
import './admin.css';
import { adminPage } from './admin-page.ts';
import { LoadingFrame } from './loading-frame.tsx';
import { LoginDialog } from './login-dialog.tsx';
import { LoginScreen } from './login-screen.tsx';
import { adminSession, usernameOf } from './session.ts';
import { Workspace } from './workspace.tsx';

export function loader({ context }: Route.LoaderArgs) {
  const { defaultCredentials } = context.get(pageRequestContext);
  return { page: adminPage(context, staffPaths.admin, 'Admin'), defaultCredentials };
}

/** The page needs nothing else from the server while it is open. */
export const shouldRevalidate = () => false;

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData.page);

/** The frame of every staff screen: behind the login, and under it while a session is lost. */
export default function Admin({ loaderData }: Route.ComponentProps) {
  const session = useSyncExternalStore(
    adminSession.subscribe,
    adminSession.getState,
    adminSession.getServerState,
  );
  const lost = session.status === 'lost';
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
      {lost ? <LoginDialog token={session.token} /> : <ToastMount />}
    </>
  );
}
