import type { OwnAccount } from '../../../contract/people.ts';
import { staffApiPaths } from '../../../contract/staff-paths.ts';
import { TextField } from '../kit/field.tsx';
import { StaffForm } from '../kit/staff-form.tsx';
import { toolButton } from '../kit/tool-button.tsx';
import { useStaffMutation } from '../kit/use-staff-mutation.ts';
import { ProfileFields } from './profile-fields.tsx';

/** The form for one's own name and e-mail address. */
export function OwnProfile({ account: { name, email } }: { account: OwnAccount }) {
  const change = useStaffMutation({
    changes: [staffApiPaths.adminAccount, staffApiPaths.adminPeople],
    report: ['Saved', 'Your account is changed.'],
  });
  return (
    <StaffForm
      defaultValues={{ name, email: email ?? '', currentPassword: '' }}
      label="Save"
      busyLabel="Saving…"
      onSubmit={({ currentPassword, ...profile }, form) =>
        change.mutateAsync(
          {
            method: 'PUT',
            url: staffApiPaths.adminAccount,
            body: { ...profile, currentPassword: currentPassword || undefined },
          },
          { onSuccess: () => form.resetField('currentPassword') },
        )
      }
      className="mt-3 border-t border-line pt-4"
      buttonClassName={toolButton('primary', 'mt-5')}
    >
      <p className="text-sm text-muted">
        Name and email address are required. Links for a forgotten password go to this address, so a new one
        needs your current password.
      </p>
      <div className="mt-4 grid items-start gap-5 md:grid-cols-3">
        <ProfileFields />
        <TextField
          id="profile-password"
          name="currentPassword"
          type="password"
          label="Password, for a new address"
          autoComplete="current-password"
        />
      </div>
    </StaffForm>
  );
}
