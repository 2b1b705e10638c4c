import { PASSWORD_MIN_LENGTH } from '../../../contract/people.ts';
import { staffApiPaths } from '../../../contract/staff-paths.ts';
import { PasswordInput } from '../kit/password-input.tsx';
import { StaffForm } from '../kit/staff-form.tsx';
import { toolButton } from '../kit/tool-button.tsx';
import { useStaffMutation } from '../kit/use-staff-mutation.ts';

/** The form for one's own password. */
export function OwnPassword({ username }: { username: string }) {
  const change = useStaffMutation({
    changes: [staffApiPaths.adminOwnSessions, staffApiPaths.adminAccount],
    report: ['Password changed', 'Your other sessions have ended.'],
  });
  return (
    <StaffForm
      defaultValues={{ currentPassword: '', newPassword: '', again: '' }}
      label="Change password"
      busyLabel="Changing…"
      onSubmit={({ currentPassword, newPassword }, form) =>
        change.mutateAsync(
          { method: 'PUT', url: staffApiPaths.adminOwnPassword, body: { currentPassword, newPassword } },
          { onSuccess: () => form.reset() },
        )
      }
      className="mt-3 border-t border-line pt-4"
      buttonClassName={toolButton('primary', 'mt-5')}
    >
      <p className="text-sm text-muted">
        All fields are required. The new password needs at least {PASSWORD_MIN_LENGTH} characters. Your other
        sessions end with the change.
      </p>
      {/* The user name, for password managers. */}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <div className="mt-4 grid gap-5 md:grid-cols-3">
        {(['currentPassword', 'newPassword', 'again'] as const).map((name) => (
          <PasswordInput key={name} form="own" name={name} username={username} />
        ))}
      </div>
    </StaffForm>
  );
}
