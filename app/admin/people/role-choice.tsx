import type { StaffRole } from '../../../contract/people.ts';

const roles: readonly { value: StaffRole; label: string; text: string }[] = [
  { value: 'staff', label: 'Staff', text: 'Can do everything except manage staff accounts.' },
  { value: 'owner', label: 'Owner', text: 'Also manages staff accounts and reads the audit log.' },
];

/** The choice of a new account's role. */
export function RoleChoice() {
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-medium">Role</legend>
      <div className="grid gap-1 border-y border-line py-1.5">
        {roles.map(({ value, label, text }) => (
          <label key={value} className="flex min-h-11 items-center gap-3 py-1 text-sm">
            <input
              type="radio"
              name="role"
              value={value}
              defaultChecked={value === 'staff'}
              className="size-4.5 shrink-0 accent-action"
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
