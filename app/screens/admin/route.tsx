import { useSyncExternalStore } from 'react';
import { pageRequestContext } from '../../context.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import { ToastMount } from '../../ui/toast-mount.tsx';
import type { Route } from './+types/route';
import { Dashboard } from './dashboard.tsx';
import { LoadingFrame } from './loading-frame.tsx';
import { LoginScreen } from './login-screen.tsx';
import { adminSession } from './session.ts';
import { SessionQueries } from './session-queries.tsx';

export function loader({ context }: Route.LoaderArgs) {
  const { defaultCredentials, siteUrl } = context.get(pageRequestContext);
  return { defaultCredentials, siteUrl };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: 'Admin',
    description: 'For the staff of the firm.',
    path: '/admin/',
    siteUrl: loaderData?.siteUrl ?? '',
    noindex: true,
  });

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
          <Dashboard takeFocus={!session.restored} />
        </SessionQueries>
      )}
      <ToastMount />
    </>
  );
}
