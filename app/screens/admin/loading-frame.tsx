import { AdminHeader } from './admin-header.tsx';

/** What the server sends: nothing here can be done before the page is alive. */
export function LoadingFrame() {
  return (
    <>
      <AdminHeader />
      <main className="page py-10 text-sm text-slate">
        <h1 className="sr-only">Admin</h1>
        <p className="noscript:hidden">Loading…</p>
        <noscript>
          <p>The admin area needs JavaScript. Please allow it for this site and reload the page.</p>
        </noscript>
      </main>
    </>
  );
}
