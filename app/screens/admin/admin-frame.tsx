import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { ToastMount } from '../../ui/toast-mount.tsx';
import { LoadingFrame } from './loading-frame.tsx';
import { LoginScreen } from './login-screen.tsx';
import { adminSession, type SessionState } from './session.ts';
import { SessionQueries } from './session-queries.tsx';

type OpenSession = Extract<SessionState, { status: 'logged-in' }>;

interface AdminFrameProps {
  /** Set while the documented default credentials are valid. */
  defaultCredentials: { username: string; password: string } | null;
  /** The screen of a logged-in member of staff. */
  children: (session: OpenSession) => ReactNode;
}

/**
 * Shows a screen to staff and the login to others. A screen whose session is lost stays mounted behind the login, so
 * that nothing typed in it is lost; a logout ends it.
 */
export function AdminFrame({ defaultCredentials, children }: AdminFrameProps) {
  const session = useSyncExternalStore(
    adminSession.subscribe,
    adminSession.getState,
    adminSession.getServerState,
  );
  const [last, setLast] = useState<OpenSession | null>(null);
  if (session.status === 'logged-in' && session !== last) setLast(session);
  if (session.status === 'logged-out' && !session.expired && last !== null) setLast(null);
  return (
    <>
      {session.status === 'unknown' && <LoadingFrame />}
      {session.status === 'logged-out' && (
        <LoginScreen expired={session.expired} defaultCredentials={defaultCredentials} />
      )}
      {last && (
        <div hidden={session.status !== 'logged-in'}>
          <SessionQueries token={last.token}>{children(last)}</SessionQueries>
        </div>
      )}
      <ToastMount />
    </>
  );
}
