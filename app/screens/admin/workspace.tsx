import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { createAdminClient, repeatRefused } from './admin-client.ts';
import type { AdminOutlet } from './screen-heading.tsx';
import { adminSession } from './session.ts';
import { useRequestEvents } from './use-waiting-requests.ts';
import { WorkspaceHeader } from './workspace-header.tsx';

interface WorkspaceProps {
  /** The session has ended; the person may log in again. */
  lost: boolean;
  /** The workspace follows the login form, whose focus it takes. */
  afterLogin: boolean;
}

/** The screens of one person. What was loaded ends with it. */
export function Workspace({ lost, afterLogin }: WorkspaceProps) {
  const [client] = useState(createAdminClient);
  useEffect(() => {
    if (!lost) repeatRefused(client);
  }, [client, lost]);
  const location = useLocation();
  const [first] = useState(location);
  const takesFocus = afterLogin || location !== first;
  return (
    <QueryClientProvider client={client}>
      <RequestEvents token={lost ? null : adminSession.token()} />
      <WorkspaceHeader />
      <Outlet context={{ takesFocus } satisfies AdminOutlet} />
    </QueryClientProvider>
  );
}

/** Listens within the query client's provider. */
function RequestEvents({ token }: { token: string | null }) {
  useRequestEvents(token);
  return null;
}
