import type { NewPassword, Person } from '../../../contract/people.ts';
import { staffApiPaths } from '../../../contract/staff-paths.ts';
import { useStaffMutation } from '../kit/use-staff-mutation.ts';
import { PasswordDialog } from './password-dialog.tsx';
import { passwordOf } from './password-field.tsx';

interface SetPasswordProps {
  person: Person;
  onClose: () => void;
}

/** Sets the password of another account. */
export function SetPassword({ person: { username }, onClose }: SetPasswordProps) {
  const setting = useStaffMutation<NewPassword>(staffApiPaths.adminPeople, staffApiPaths.adminSessions);
  const url = `${staffApiPaths.adminPeople}/${encodeURIComponent(username)}/password`;
  return (
    <PasswordDialog
      title={`New password for ${username}`}
      doneTitle={(name) => `The password of ${name} is set`}
      label="Set password"
      busyLabel="Setting…"
      setting={setting}
      onSubmit={(form) => setting.mutate({ method: 'PUT', url, body: passwordOf(form) })}
      onClose={onClose}
    >
      {() => <p className="text-sm">The present password and all sessions of {username} end.</p>}
    </PasswordDialog>
  );
}
