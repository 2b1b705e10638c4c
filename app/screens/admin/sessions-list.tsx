import { useState } from 'react';
import type { StaffSession } from '../../../contract/people.ts';
import { toastStore } from '../../ui/toast-store.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { newYorkDateTime } from './format.ts';
import { toolButton } from './tool-button.ts';
import { useAct } from './use-act.ts';

interface SessionsListProps {
  sessions: readonly StaffSession[];
  /** The call's address, to which the id of a session is added to end it. */
  url: string;
  /** Whether the sessions are of several people. */
  named: boolean;
}

/** The open sessions with a button to end each. */
export function SessionsList({ sessions, url, named }: SessionsListProps) {
  const [chosen, setChosen] = useState<StaffSession | null>(null);
  return (
    <>
      <ul className="mt-3 border-t border-line text-xs">
        {sessions.map((session) => (
          <li
            key={session.id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b border-line py-2.5"
          >
            <SessionText session={session} named={named} />
            {session.current ? (
              <span className="font-semibold text-moss">This session</span>
            ) : (
              <button
                type="button"
                aria-label={`End the session ${sessionName(session, named)}`}
                onClick={() => setChosen(session)}
                className={toolButton('outline')}
              >
                End
              </button>
            )}
          </li>
        ))}
      </ul>
      {chosen && <EndSession session={chosen} url={url} named={named} onClose={() => setChosen(null)} />}
    </>
  );
}

function SessionText({ session, named }: { session: StaffSession; named: boolean }) {
  return (
    <div className="min-w-0">
      <p className="text-sm font-semibold wrap-anywhere lg:text-xs">
        {named && <>{session.username} · </>}
        {session.device ?? 'Unknown device'}
      </p>
      <p className="text-slate tabular-nums">
        Last seen <time dateTime={session.lastSeenAt}>{newYorkDateTime(session.lastSeenAt)}</time>
        <span className="max-sm:block">
          <span className="max-sm:hidden"> · </span>Logged in{' '}
          <time dateTime={session.createdAt}>{newYorkDateTime(session.createdAt)}</time>
        </span>
      </p>
    </div>
  );
}

interface EndSessionProps extends Omit<SessionsListProps, 'sessions'> {
  session: StaffSession;
  onClose: () => void;
}

function EndSession({ session, url, named, onClose }: EndSessionProps) {
  const end = useAct(url);
  const confirm = () =>
    end.mutate(
      { method: 'DELETE', url: `${url}/${session.id}` },
      {
        onSuccess() {
          onClose();
          toastStore.add({
            title: 'Session ended',
            description: `${named ? session.username : 'You'} must log in again there.`,
            variant: 'default',
          });
        },
      },
    );
  return (
    <ConfirmDialog
      title="End this session?"
      act="End session"
      doing={end}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>
        The session {sessionName(session, named)} ends at once. Unsaved text on that device is kept until the
        next login.
      </p>
    </ConfirmDialog>
  );
}

function sessionName({ username, device }: StaffSession, named: boolean): string {
  return `${named ? `of ${username} ` : ''}on ${device ?? 'an unknown device'}`;
}
