import { AdminHeader } from './admin-header.tsx';

/** The server's HTML: the admin area needs JavaScript. */
export function LoadingFrame() {
  return (
    <>
      <AdminHeader />
      <main className="page py-10 text-sm text-muted">
        <h1 className="sr-only">Admin</h1>
        <p className="noscript:hidden">Loading…</p>
        <noscript>
          <p>The admin area needs JavaScript. Please allow it for this site and reload the page.</p>
        </noscript>
      </main>
    </>
  );
}
