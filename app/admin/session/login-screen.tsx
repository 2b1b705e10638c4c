import { Link } from 'react-router';
import { staffPaths } from '../../../contract/staff-paths.ts';
import { AdminHeader } from '../admin-header.tsx';
import { LoginForm } from './login-form.tsx';

interface LoginScreenProps {
  /** The previous session was rejected or expired. */
  expired: boolean;
  /** Set while the documented default credentials are valid. */
  defaultCredentials: { username: string; password: string } | null;
}

export function LoginScreen({ expired, defaultCredentials }: LoginScreenProps) {
  return (
    <>
      <AdminHeader />
      <main className="page pt-[clamp(2.5rem,10vh,7rem)] pb-20">
        <div className="mx-auto max-w-[23rem]">
          <h1 className="text-2xl">Admin login</h1>
          <LoginForm notice={expired ? 'Please log in again' : null} />
          <p className="mt-2 text-sm">
            <Link to={staffPaths.adminReset} className="link inline-flex min-h-11 items-center">
              Forgot your password?
            </Link>
          </p>
          {defaultCredentials && <CredentialsHint {...defaultCredentials} />}
        </div>
      </main>
    </>
  );
}

function CredentialsHint({ username, password }: { username: string; password: string }) {
  return (
    <p className="mt-7 border-t border-line pt-4 text-xs text-muted">
      Default credentials: <code className="font-semibold text-text">{username}</code> /{' '}
      <code className="font-semibold text-text">{password}</code>
    </p>
  );
}
