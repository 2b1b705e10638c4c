import { ToastMount } from '../../ui/toast-mount.tsx';
import { Dialog } from './dialog.tsx';
import { LoginForm } from './login-form.tsx';
import { adminSession, usernameOf } from './session.ts';

/** The login over a screen whose session was lost, and which stays as it is. */
export function LoginDialog({ token }: { token: string }) {
  const username = usernameOf(token);
  return (
    <Dialog title="Please log in again">
      <LoginForm username={username} notice="Your session has ended. What you have typed is still here." />
      <p className="mt-6 border-t border-line pt-4 text-xs text-slate">
        Logged in as {username} until now.{' '}
        <button
          type="button"
          onClick={() => adminSession.logOut()}
          className="link min-h-11 font-semibold lg:min-h-8 text-oxblood"
        >
          Use another account
        </button>
      </p>
      {/* The rest of the page is inert. */}
      <ToastMount />
    </Dialog>
  );
}
