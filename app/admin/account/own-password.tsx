import { type FormEvent, useRef, useState } from 'react';
import { PASSWORD_MIN_LENGTH, passwordProblem } from '../../../contract/people.ts';
import { staffApiPaths } from '../../../contract/staff-paths.ts';
import { TextField } from '../../ui/field.tsx';
import { describeError } from '../kit/describe-error.ts';
import { ErrorAlert } from '../kit/error-alert.tsx';
import { toast } from '../kit/toast.ts';
import { toolButton } from '../kit/tool-button.ts';
import { useFocusRefused } from '../kit/use-focus-refused.ts';
import { useStaffMutation } from '../kit/use-staff-mutation.ts';

/** The form for one's own password. */
export function OwnPassword({ username }: { username: string }) {
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState<Record<string, string | undefined>>({});
  const change = useStaffMutation(staffApiPaths.adminOwnSessions, staffApiPaths.adminAccount);
  const problem = describeError(change.error);
  const refused = Object.keys(typed).length > 0;
  const errors = refused ? typed : (problem?.fields ?? {});
  useFocusRefused(form, refused ? typed : change.error);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (change.isPending) return;
    const data = new FormData(event.currentTarget);
    const [currentPassword, newPassword, again] = ['currentPassword', 'newPassword', 'again'].map((name) =>
      String(data.get(name)),
    );
    const found = problemsOf(newPassword ?? '', again ?? '', username);
    setTyped(found);
    if (Object.keys(found).length > 0) return;
    change.mutate(
      { method: 'PUT', url: staffApiPaths.adminOwnPassword, body: { currentPassword, newPassword } },
      {
        onSuccess() {
          form.current?.reset();
          toast('Password changed', 'Your other sessions have ended.');
        },
      },
    );
  };

  const field = (name: string, label: string, autoComplete: string) => (
    <TextField
      id={`own-${name}`}
      name={name}
      type="password"
      label={label}
      autoComplete={autoComplete}
      required
      error={errors[name]}
    />
  );
  return (
    <form ref={form} onSubmit={submit} noValidate className="mt-3 border-t border-line pt-4">
      <p className="text-sm text-muted">
        All fields are required. The new password needs at least {PASSWORD_MIN_LENGTH} characters. Your other
        sessions end with the change.
      </p>
      {/* Tells password managers whose password this is. */}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <div className="mt-4 grid gap-5 md:grid-cols-3">
        {field('currentPassword', 'Current password', 'current-password')}
        {field('newPassword', 'New password', 'new-password')}
        {field('again', 'New password again', 'new-password')}
      </div>
      <ErrorAlert problem={problem} />
      <button type="submit" aria-disabled={change.isPending} className={toolButton('primary', 'mt-5')}>
        {change.isPending ? 'Changing…' : 'Change password'}
      </button>
    </form>
  );
}

function problemsOf(password: string, again: string, username: string): Record<string, string> {
  const weak = passwordProblem(password, username);
  if (weak) return { newPassword: weak };
  return password === again ? {} : { again: 'The two passwords are not the same' };
}
