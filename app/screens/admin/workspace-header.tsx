import { useState } from 'react';
import { paths } from '../../../contract/paths.ts';
import { AdminHeader } from './admin-header.tsx';
import { AdminBar, AdminMenu } from './admin-menu.tsx';
import { logOut } from './log-out.ts';
import { toolButton } from './tool-button.ts';

/** The header of the screens behind the login. */
export function WorkspaceHeader() {
  const [loggingOut, setLoggingOut] = useState(false);
  const startLogOut = () => {
    if (loggingOut) return;
    setLoggingOut(true);
    void logOut();
  };
  return (
    <>
      <a
        href="#content"
        className="no-print fixed top-0 left-4 z-50 -translate-y-full bg-oxblood px-5 py-3 font-semibold text-white focus:translate-y-0"
      >
        Skip to content
      </a>
      <AdminHeader>
        <AdminBar />
        <div className="flex gap-2 max-sm:-mx-2.5 max-sm:gap-0">
          <AdminMenu />
          <a href={paths.home} target="_blank" rel="noopener" className={toolButton('onDark')}>
            View Site<span className="sr-only"> (opens in a new tab)</span>
          </a>
          <button
            type="button"
            aria-disabled={loggingOut}
            onClick={startLogOut}
            className={toolButton('onDark')}
          >
            {loggingOut ? 'Logging out…' : 'Logout'}
          </button>
        </div>
      </AdminHeader>
    </>
  );
}
