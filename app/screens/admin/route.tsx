import { useSyncExternalStore } from 'react';
import { Outlet } from 'react-router';
import { paths } from '../../../contract/paths.ts';
import { pageRequestContext } from '../../context.ts';
import { describePage } from '../../seo/describe-page.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import { ToastMount } from '../../ui/toast-mount.tsx';
import type { Route } from './+types/route';
import './admin.css';
import { LoadingFrame } from './loading-frame.tsx';
import { LoginScreen } from './login-screen.tsx';
import type { AdminOutlet } from './screen-heading.tsx';
import { DashboardHeader } from './sections/dashboard-header.tsx';
import { adminSession } from './session.ts';
import { SessionQueries } from './session-queries.tsx';

export function loader({ context }: Route.LoaderArgs) {
  const seo = { title: 'Admin', description: 'For the staff of the firm.', noindex: true };
  const page = describePage(context, { path: paths.admin, seo });
  return { page, defaultCredentials: context.get(pageRequestContext).defaultCredentials };
}

/** The page needs nothing else from the server while it is open. */
export const shouldRevalidate = () => false;

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData.page);

/** The frame of every staff screen: the login, or the screen with the data of this session. */
export default function Admin({ loaderData }: Route.ComponentProps) {
  const session = useSyncExternalStore(
    adminSession.subscribe,
    adminSession.getState,
    adminSession.getServerState,
  );
  return (
    <>
      {session.status === 'unknown' && <LoadingFrame />}
      {session.status === 'logged-out' && (
        <LoginScreen expired={session.expired} defaultCredentials={loaderData.defaultCredentials} />
      )}
      {session.status === 'logged-in' && (
        <SessionQueries key={session.token} token={session.token}>
          <DashboardHeader />
          <Outlet context={{ afterLogin: !session.restored } satisfies AdminOutlet} />
        </SessionQueries>
      )}
      <ToastMount />
    </>
  );
}
