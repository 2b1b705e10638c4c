import { type FormEvent, useEffect, useRef, useState } from 'react';
import { button } from '../../ui/button.ts';
import { TextField } from '../../ui/field.tsx';
import { toastStore } from '../../ui/toast-store.ts';
import { type FailedLogin, logIn, reasonOf } from './log-in.ts';
import { adminSession } from './session.ts';

/** The error at the password field. */
const REJECTED = 'Invalid credentials. Please check the username and the password.';

interface LoginFormProps {
  /** Prefills the user name and focuses the password. */
  username?: string;
  /** Shown above the fields; replaced by the reason when a login could not be checked. */
  notice: string | null;
}

export function LoginForm({ username = '', notice }: LoginFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<FailedLogin | null>(null);
  useEffect(() => focusField(form.current, username ? 'password' : 'username'), [username]);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    const outcome = await logIn(credentialsOf(event.currentTarget), () => new Date());
    toastStore.add(outcome.toast);
    setBusy(false);
    if (outcome.ok) return adminSession.logIn(outcome.token);
    setFailed(outcome);
    focusField(form.current, 'password');
  };

  const text = (failed && reasonOf(failed)) ?? notice;
  return (
    <>
      <div role="status">
        {text && <p className="mt-4 border-l-4 border-ornament bg-tint px-4 py-2.5 text-sm">{text}</p>}
      </div>
      <form ref={form} onSubmit={submit} className="mt-6 grid gap-5">
        <p className="-mb-1 text-muted text-sm">Both fields are required.</p>
        <TextField
          id="login-username"
          name="username"
          label="Username"
          defaultValue={username}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        <TextField
          id="login-password"
          name="password"
          type="password"
          label="Password"
          error={failed?.isRejected ? REJECTED : undefined}
          autoComplete="current-password"
          required
        />
        <button type="submit" aria-disabled={busy} className={button('primary', 'w-full')}>
          {busy ? 'Logging in…' : 'Login'}
        </button>
      </form>
    </>
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
