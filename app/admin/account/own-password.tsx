import { useState } from 'react';
import { PASSWORD_MIN_LENGTH, passwordProblem } from '../../../contract/people.ts';
import { staffApiPaths } from '../../../contract/staff-paths.ts';
import { TextField } from '../../ui/field.tsx';
import { StaffForm } from '../kit/staff-form.tsx';
import { toast } from '../kit/toast.ts';
import { toolButton } from '../kit/tool-button.ts';
import { useStaffMutation } from '../kit/use-staff-mutation.ts';

/** The form for one's own password. */
export function OwnPassword({ username }: { username: string }) {
  const [ownErrors, setOwnErrors] = useState<Record<string, string>>({});
  const change = useStaffMutation(staffApiPaths.adminOwnSessions, staffApiPaths.adminAccount);

  const submit = (form: HTMLFormElement) => {
    const data = new FormData(form);
    const [currentPassword, newPassword, again] = ['currentPassword', 'newPassword', 'again'].map((name) =>
      String(data.get(name)),
    );
    const found = problemsOf(newPassword ?? '', again ?? '', username);
    setOwnErrors(found);
    if (Object.keys(found).length > 0) return;
    change.mutate(
      { method: 'PUT', url: staffApiPaths.adminOwnPassword, body: { currentPassword, newPassword } },
      {
        onSuccess() {
          form.reset();
          toast('Password changed', 'Your other sessions have ended.');
        },
      },
    );
  };

  const field = (name: string, label: string, autoComplete: string, error: string | undefined) => (
    <TextField
      id={`own-${name}`}
      name={name}
      type="password"
      label={label}
      autoComplete={autoComplete}
      required
      error={error}
    />
  );
  return (
    <StaffForm
      mutation={change}
      ownErrors={ownErrors}
      label="Change password"
      busyLabel="Changing…"
      onSubmit={submit}
      className="mt-3 border-t border-line pt-4"
      buttonClassName={toolButton('primary', 'mt-5')}
    >
      {(errors) => (
        <>
          <p className="text-sm text-muted">
            All fields are required. The new password needs at least {PASSWORD_MIN_LENGTH} characters. Your
            other sessions end with the change.
          </p>
          {/* Tells password managers whose password this is. */}
          <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
          <div className="mt-4 grid gap-5 md:grid-cols-3">
            {field('currentPassword', 'Current password', 'current-password', errors.currentPassword)}
            {field('newPassword', 'New password', 'new-password', errors.newPassword)}
            {field('again', 'New password again', 'new-password', errors.again)}
          </div>
        </>
      )}
    </StaffForm>
  );
}

function problemsOf(password: string, again: string, username: string): Record<string, string> {
  const weak = passwordProblem(password, username);
  if (weak) return { newPassword: weak };
  return password === again ? {} : { again: 'The two passwords are not the same' };
}
