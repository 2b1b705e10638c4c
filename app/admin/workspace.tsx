import { QueryClientProvider, useQueryClient } from '@tanstack/react-query';
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
export function Workspace(props: WorkspaceProps) {
  const [client] = useState(createAdminClient);
  return (
    <QueryClientProvider client={client}>
      <Frame {...props} />
    </QueryClientProvider>
  );
}

function Frame({ lost, afterLogin }: WorkspaceProps) {
  const location = useLocation();
  const [first] = useState(location);
  const takesFocus = afterLogin || location !== first;
  const hidden = useHiddenUntilChecked(lost);
  useFocusKept(hidden);
  return (
    <>
      <RequestEvents token={lost ? null : adminSession.token()} />
      {hidden && !lost && (
        <p role="status" className="page absolute inset-x-0 top-0 py-10 text-sm text-muted">
          Loading…
        </p>
      )}
      {/* Text, focus and scroll position stay. */}
      <div className={hidden ? 'invisible' : undefined}>
        <WorkspaceHeader />
        <Screens context={{ takesFocus, lost }} />
      </div>
    </>
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

/**
 * True while the session is expired, and after the next login until the account is loaded again: its password may have
 * been set by another account.
 */
function useHiddenUntilChecked(lost: boolean): boolean {
  const client = useQueryClient();
  const own = useOwnAccount();
  // Changes with each answer.
  const revision = own.dataUpdatedAt + own.errorUpdateCount;
  const [revisionAtExpiry, setRevisionAtExpiry] = useState<number | null>(null);
  if (lost && revisionAtExpiry !== revision) setRevisionAtExpiry(revision);
  useEffect(() => {
    if (!lost) repeatRefused(client);
  }, [client, lost]);
  return lost || revisionAtExpiry === revision;
}

/** Restores the focus after the login over the hidden workspace. */
function useFocusKept(hidden: boolean): void {
  const focused = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (!hidden) return;
    focused.current = document.activeElement;
    return () => {
      if (focused.current instanceof HTMLElement) focused.current.focus({ preventScroll: true });
    };
  }, [hidden]);
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
