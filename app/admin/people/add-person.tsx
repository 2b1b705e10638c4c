import type { NewPassword, StaffRole } from '../../../contract/people.ts';
import { staffApiPaths } from '../../../contract/staff-paths.ts';
import { ProfileFields, profileOf } from '../account/profile-fields.tsx';
import { choiceClass, labelClass } from '../kit/control.ts';
import { TextField } from '../kit/field.tsx';
import { useStaffMutation } from '../kit/use-staff-mutation.ts';
import { PasswordDialog } from './password-dialog.tsx';
import { passwordOf } from './password-field.tsx';

/** Adds an account. */
export function AddPerson({ onClose }: { onClose: () => void }) {
  const adding = useStaffMutation<NewPassword>({ changes: [staffApiPaths.adminPeople] });
  const add = (form: HTMLFormElement) => {
    const data = new FormData(form);
    const account = { username: String(data.get('username')).trim(), role: data.get('role') };
    adding.mutate({
      method: 'POST',
      url: staffApiPaths.adminPeople,
      body: { ...account, ...profileOf(form), ...passwordOf(form) },
    });
  };
  return (
    <PasswordDialog
      title="Add a person"
      doneTitle={(name) => `${name} was added`}
      label="Add"
      busyLabel="Adding…"
      setting={adding}
      onSubmit={add}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <p className="-mb-1 text-muted text-sm">Name, email address and username are required.</p>
          <div className="grid items-start gap-5 sm:grid-cols-2">
            <ProfileFields errors={errors} />
          </div>
          <TextField
            id="new-username"
            name="username"
            label="Username"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            required
            error={errors.username}
          />
          <RoleChoice />
        </>
      )}
    </PasswordDialog>
  );
}

const roles: readonly { value: StaffRole; label: string; text: string }[] = [
  { value: 'staff', label: 'Staff', text: 'Can do everything except manage staff accounts.' },
  { value: 'owner', label: 'Owner', text: 'Also manages staff accounts and reads the audit log.' },
];

/** The choice of a new account's role. */
function RoleChoice() {
  return (
    <fieldset>
      <legend className={`mb-1.5 ${labelClass}`}>Role</legend>
      <div className="grid gap-1 border-y border-line py-1.5">
        {roles.map(({ value, label, text }) => (
          <label key={value} className="flex min-h-11 items-center gap-3 py-1 text-sm">
            <input
              type="radio"
              name="role"
              value={value}
              defaultChecked={value === 'staff'}
              className={choiceClass}
            />
            <span>
              <span className="font-medium">{label}</span>
              <span className="block text-xs text-muted">{text}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
