import type { NewPassword, StaffRole } from '../../../contract/people.ts';
import { staffApiPaths } from '../../../contract/staff-paths.ts';
import { ProfileFields } from '../account/profile-fields.tsx';
import { labelClass } from '../kit/control.ts';
import { Radio, TextField, trimmed } from '../kit/field.tsx';
import { useStaffMutation } from '../kit/use-staff-mutation.ts';
import { PasswordDialog } from './password-dialog.tsx';

/** Adds an account. */
export function AddPerson({ onClose }: { onClose: () => void }) {
  const adding = useStaffMutation<NewPassword>({ changes: [staffApiPaths.adminPeople] });
  return (
    <PasswordDialog
      title="Add a person"
      doneTitle={(name) => `${name} was added`}
      label="Add"
      busyLabel="Adding…"
      done={adding.data}
      defaultValues={{ name: '', email: '', username: '', role: 'staff', password: '' }}
      onSubmit={({ password, ...account }) =>
        adding.mutateAsync({
          method: 'POST',
          url: staffApiPaths.adminPeople,
          body: { ...account, password: password || undefined },
        })
      }
      onClose={onClose}
    >
      <p className="-mb-1 text-muted text-sm">Name, email address and username are required.</p>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <ProfileFields />
      </div>
      <TextField
        id="new-username"
        name="username"
        label="Username"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
        rules={trimmed}
      />
      <RoleChoice />
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
          <Radio key={value} name="role" value={value}>
            <span>
              <span className="font-medium">{label}</span>
              <span className="block text-xs text-muted">{text}</span>
            </span>
          </Radio>
        ))}
      </div>
    </fieldset>
  );
}
