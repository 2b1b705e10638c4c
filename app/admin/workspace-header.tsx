import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../contract/paths.ts';
import { AdminHeader } from './admin-header.tsx';
import { AdminBar, AdminMenu } from './admin-menu.tsx';
import { Dialog } from './kit/dialog.tsx';
import { listWork } from './kit/kept-work.ts';
import { ToolButton, toolButton } from './kit/tool-button.tsx';
import { logOut } from './session/log-out.ts';
import { useOwnAccount } from './session/use-own-account.ts';

type Work = Awaited<ReturnType<typeof listWork>>;

/** The header of the screens behind the login. */
export function WorkspaceHeader() {
  const own = useOwnAccount();
  // Closed until a password set by another account is changed; unknown before the account is loaded.
  const isClosed = own.isPending || own.data?.mustChangePassword;
  const [loggingOut, setLoggingOut] = useState(false);
  const [unsaved, setUnsaved] = useState<Work>([]);
  const startLogOut = () => {
    setLoggingOut(true);
    void logOut();
  };
  const askOrLogOut = async () => {
    const work = await listWork();
    setUnsaved(work);
    if (work.length === 0) startLogOut();
  };
  return (
    <>
      <a
        href="#content"
        className="no-print fixed top-0 left-4 z-50 -translate-y-full bg-button px-5 py-3 font-semibold text-on-button focus:translate-y-0"
      >
        Skip to content
      </a>
      <AdminHeader>
        {!isClosed && <AdminBar />}
        <div className="flex gap-2 max-sm:-mx-2.5 max-sm:gap-0">
          {!isClosed && <AdminMenu />}
          <a href={paths.home} target="_blank" rel="noopener" className={toolButton('onDark')}>
            View Site<span className="sr-only"> (opens in a new tab)</span>
          </a>
          <ToolButton variant="onDark" busy={loggingOut} onClick={() => void askOrLogOut()}>
            {loggingOut ? 'Logging out…' : 'Logout'}
          </ToolButton>
        </div>
      </AdminHeader>
      {unsaved.length > 0 && (
        <UnsavedWork work={unsaved} onLogOut={startLogOut} onClose={() => setUnsaved([])} />
      )}
    </>
  );
}

interface UnsavedWorkProps {
  work: Work;
  onLogOut: () => void;
  onClose: () => void;
}

/** Asks before a logout deletes unsaved work. */
function UnsavedWork({ work, onLogOut, onClose }: UnsavedWorkProps) {
  return (
    <Dialog title="Log out without saving?" onClose={onClose}>
      <p className="mt-3 text-sm">
        This browser holds work that is not saved. Logging out deletes it, so that the next person at this
        computer cannot read it.
      </p>
      <ul className="mt-3 border-y border-line py-1.5 text-sm">
        {work.map(({ label, path }) => (
          <li key={path}>
            <Link
              to={path}
              onClick={onClose}
              className="link inline-flex min-h-11 items-center font-semibold text-action"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
      <div className="mt-6 flex flex-wrap gap-3">
        <ToolButton variant="primary" onClick={onClose}>
          Stay and save
        </ToolButton>
        <ToolButton
          variant="danger"
          onClick={() => {
            onClose();
            onLogOut();
          }}
        >
          Log out and delete
        </ToolButton>
      </div>
    </Dialog>
  );
}
