import { useState } from 'react';
import type { StaffSession } from '../../../contract/people.ts';
import { ConfirmDialog } from '../kit/confirm-dialog.tsx';
import { firmDateTime } from '../kit/format.ts';
import { reportSuccess } from '../kit/report-success.ts';
import { ToolButton } from '../kit/tool-button.tsx';
import { useStaffMutation } from '../kit/use-staff-mutation.ts';

interface SessionsListProps {
  sessions: readonly StaffSession[];
  /** URL of the call; the id of a session is appended to end it. */
  url: string;
  /** True for the sessions of several accounts. */
  named: boolean;
}

/** The open sessions, one line for each person and device, with a button to end it. */
export function SessionsList({ sessions, url, named }: SessionsListProps) {
  const [chosen, setChosen] = useState<DeviceSessions | null>(null);
  return (
    <>
      <ul className="mt-3 border-t border-line text-xs">
        {byDevice(sessions).map(({ session, ids }) => (
          <li
            key={session.id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b border-line py-2.5"
          >
            <SessionText session={session} count={ids.length} named={named} />
            {session.current ? (
              <span className="font-semibold text-success">This session</span>
            ) : (
              <ToolButton
                variant="outline"
                aria-label={`End the session ${sessionName(session, named)}`}
                onClick={() => setChosen({ session, ids })}
              >
                End
              </ToolButton>
            )}
          </li>
        ))}
      </ul>
      {chosen && <EndSession {...chosen} url={url} named={named} onClose={() => setChosen(null)} />}
    </>
  );
}

interface DeviceSessions {
  /** The session that was used last. */
  session: StaffSession;
  ids: readonly string[];
}

/** One entry for each person and device; the present session has its own. Keeps the order. */
function byDevice(sessions: readonly StaffSession[]): DeviceSessions[] {
  const groups = Map.groupBy(sessions, ({ id, username, device, current }) =>
    JSON.stringify(current ? id : [username, device]),
  );
  return [...groups.values()].flatMap((group) => {
    const [session] = group;
    return session ? [{ session, ids: group.map(({ id }) => id) }] : [];
  });
}

interface SessionTextProps {
  session: StaffSession;
  count: number;
  named: boolean;
}

function SessionText({ session, count, named }: SessionTextProps) {
  return (
    <div className="min-w-0">
      <p className="text-sm font-semibold wrap-anywhere lg:text-xs">
        {named && <>{session.username} · </>}
        {session.device ?? 'Unknown device'}
        {count > 1 && <span className="font-normal text-muted"> · {count} logins</span>}
      </p>
      <p className="text-muted tabular-nums">
        Last seen <time dateTime={session.lastSeenAt}>{firmDateTime(session.lastSeenAt)}</time>
        <span className="max-sm:block">
          <span className="max-sm:hidden"> · </span>Logged in{' '}
          <time dateTime={session.createdAt}>{firmDateTime(session.createdAt)}</time>
        </span>
      </p>
    </div>
  );
}

interface EndSessionProps extends Omit<SessionsListProps, 'sessions'>, DeviceSessions {
  onClose: () => void;
}

function EndSession({ session, ids, url, named, onClose }: EndSessionProps) {
  const end = useStaffMutation({ changes: [url] });
  const confirm = async () => {
    const ending = ids.map((id) => end.mutateAsync({ method: 'DELETE', url: `${url}/${id}` }));
    const outcomes = await Promise.allSettled(ending);
    // A failure is shown in the dialog.
    if (outcomes.some(({ status }) => status === 'rejected')) return;
    onClose();
    reportSuccess(
      ids.length > 1 ? 'Sessions ended' : 'Session ended',
      `${named ? session.username : 'You'} must log in again there.`,
    );
  };
  return (
    <ConfirmDialog
      title={ids.length > 1 ? `End these ${ids.length} sessions?` : 'End this session?'}
      confirmLabel={ids.length > 1 ? 'End sessions' : 'End session'}
      mutation={end}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <p>
        {ids.length > 1 ? 'Each session' : 'The session'} {sessionName(session, named)} ends at once. Unsaved
        text on that device is kept until the next login.
      </p>
    </ConfirmDialog>
  );
}

function sessionName({ username, device }: StaffSession, named: boolean): string {
  return `${named ? `of ${username} ` : ''}on ${device ?? 'an unknown device'}`;
}
