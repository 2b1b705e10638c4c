import { type FormEvent, useEffect, useRef, useState } from 'react';
import { button } from '../../ui/button.ts';
import { TextField } from '../../ui/field.tsx';
import { toastStore } from '../../ui/toast-store.ts';
import { AdminHeader } from './admin-header.tsx';
import { clockTime } from './format.ts';
import { logIn } from './log-in.ts';
import { adminSession } from './session.ts';

interface LoginScreenProps {
  /** The previous session was rejected or expired. */
  expired: boolean;
  /** Set while the documented default credentials are valid. */
  defaultCredentials: { username: string; password: string } | null;
}

export function LoginScreen({ expired, defaultCredentials }: LoginScreenProps) {
  const form = useRef<HTMLFormElement>(null);
  const [busy, setBusy] = useState(false);
  const [retryAt, setRetryAt] = useState<Date | null>(null);
  useEffect(() => focusField(form.current, 'username'), []);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    const outcome = await logIn(credentialsOf(event.currentTarget), () => new Date());
    toastStore.add(outcome.toast);
    setBusy(false);
    if (outcome.ok) return adminSession.logIn(outcome.token);
    setRetryAt(outcome.retryAt);
    focusField(form.current, 'password');
  };

  return (
    <>
      <AdminHeader />
      <main className="page pt-[clamp(2.5rem,10vh,7rem)] pb-20">
        <div className="mx-auto max-w-[23rem]">
          <h1 className="text-2xl">Admin login</h1>
          <Notice expired={expired} retryAt={retryAt} />
          <form ref={form} onSubmit={submit} className="mt-6 grid gap-5">
            <TextField
              id="username"
              name="username"
              label="Username"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              required
            />
            <TextField
              id="password"
              name="password"
              type="password"
              label="Password"
              autoComplete="current-password"
              required
            />
            <button type="submit" aria-disabled={busy} className={button('primary', 'w-full')}>
              {busy ? 'Logging in…' : 'Login'}
            </button>
          </form>
          {defaultCredentials && <CredentialsHint {...defaultCredentials} />}
        </div>
      </main>
    </>
  );
}

function Notice({ expired, retryAt }: { expired: boolean; retryAt: Date | null }) {
  const text = retryAt ? `Login is paused until ${clockTime(retryAt)}.` : expired && 'Please log in again';
  return (
    <div role="status">
      {text && <p className="mt-4 border-l-4 border-brass bg-sand px-4 py-2.5 text-sm">{text}</p>}
    </div>
  );
}

function CredentialsHint({ username, password }: { username: string; password: string }) {
  return (
    <p className="mt-7 border-t border-line pt-4 text-xs text-slate">
      Default credentials: <code className="font-semibold text-ink">{username}</code> /{' '}
      <code className="font-semibold text-ink">{password}</code>
    </p>
  );
}

function credentialsOf(form: HTMLFormElement) {
  const data = new FormData(form);
  return { username: String(data.get('username')), password: String(data.get('password')) };
}

/** Focuses a field and selects its text. */
function focusField(form: HTMLFormElement | null, name: 'username' | 'password'): void {
  form?.querySelector<HTMLInputElement>(`[name=${name}]`)?.select();
}
