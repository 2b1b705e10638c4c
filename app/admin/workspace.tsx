import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { OwnPassword } from './account/own-password.tsx';
import { useRequestEvents } from './requests/use-new-inquiries.ts';
import type { AdminOutlet } from './screen-heading.tsx';
import { createAdminClient, repeatRefused } from './session/admin-client.ts';
import { adminSession } from './session/session.ts';
import { useOwnAccount } from './session/use-own-account.ts';
import { WorkspaceHeader } from './workspace-header.tsx';

interface WorkspaceProps {
  /** The session has expired; the same account may log in again. */
  lost: boolean;
  /** Opened by the login form: focus the heading. */
  afterLogin: boolean;
}

/** The screens of one account, with a query client of its own. */
export function Workspace({ lost, afterLogin }: WorkspaceProps) {
  const [client] = useState(createAdminClient);
  useEffect(() => {
    if (!lost) repeatRefused(client);
  }, [client, lost]);
  const location = useLocation();
  const [first] = useState(location);
  const takesFocus = afterLogin || location !== first;
  useFocusKept(lost);
  return (
    <QueryClientProvider client={client}>
      <RequestEvents token={lost ? null : adminSession.token()} />
      {/* Invisible while the session is expired; text, focus and scroll position stay. */}
      <div className={lost ? 'invisible' : undefined}>
        <WorkspaceHeader />
        <Screens context={{ takesFocus, lost }} />
      </div>
    </QueryClientProvider>
  );
}

/** The current screen, unless a password has to be changed first. */
function Screens({ context }: { context: AdminOutlet }) {
  const own = useOwnAccount();
  // After a failure the screen stays, with its focus, while the account is asked for again.
  if (own.isPending && own.errorUpdateCount === 0) {
    return (
      <main id="content" className="page py-10 text-sm text-muted">
        <h1 className="sr-only">Admin</h1>
        <p role="status">Loading…</p>
      </main>
    );
  }
  if (own.data?.mustChangePassword) return <ChangeMadePassword username={own.data.username} />;
  return <Outlet context={context} />;
}

/** Restores the focus after the login over the hidden workspace. */
function useFocusKept(lost: boolean): void {
  const focused = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (!lost) return;
    focused.current = document.activeElement;
    return () => {
      if (focused.current instanceof HTMLElement) focused.current.focus({ preventScroll: true });
    };
  }, [lost]);
}

/** Listens within the query client's provider. */
function RequestEvents({ token }: { token: string | null }) {
  const own = useOwnAccount();
  const isClosed = own.isPending || own.data?.mustChangePassword;
  useRequestEvents(isClosed ? null : token);
  return null;
}

/** Requires a new password when the current one was set by another account. */
function ChangeMadePassword({ username }: { username: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <main id="content" tabIndex={-1} className="page pt-7 pb-20 outline-none lg:pt-9">
      <h1 ref={heading} tabIndex={-1} className="text-2xl outline-none">
        Choose a password of your own
      </h1>
      <p className="mt-2 max-w-[46rem] text-sm">
        Another person has set your present password and knows it. Please replace it now. You can go on after
        that.
      </p>
      <div className="max-w-[46rem]">
        <OwnPassword username={username} />
      </div>
    </main>
  );
}
