import { useEffect } from 'react';
import { ToastMount } from '../../ui/toast-mount.tsx';
import { toastStore } from '../../ui/toast-store.ts';
import { Dialog } from '../kit/dialog.tsx';
import { LoginForm } from './login-form.tsx';
import { adminSession, usernameOf } from './session.ts';

/** The login over the hidden screen of an expired session. */
export function LoginDialog({ token }: { token: string }) {
  const username = usernameOf(token);
  useEffect(() => {
    // Toasts may contain names of clients.
    for (const { id } of toastStore.getToasts()) toastStore.dismiss(id);
  }, []);
  return (
    <Dialog title="Please log in again">
      <LoginForm
        username={username}
        notice="Your session has ended. What you have typed is still here, and shows again once you have logged in."
      />
      <p className="mt-6 border-t border-line pt-4 text-xs text-muted">
        Logged in as {username} until now.{' '}
        <button
          type="button"
          onClick={() => adminSession.logOut()}
          className="link min-h-11 font-semibold lg:min-h-8 text-action"
        >
          Use another account
        </button>
      </p>
      {/* Toasts must be inside the dialog: the rest of the page is inert. */}
      <ToastMount isLow />
    </Dialog>
  );
}
