import { staffApiPaths } from '../../../contract/staff-paths.ts';
import { ProfileFields } from '../account/profile-fields.tsx';
import { Dialog } from '../kit/dialog.tsx';
import { StaffForm } from '../kit/staff-form.tsx';
import { useStaffMutation } from '../kit/use-staff-mutation.ts';
import type { PersonDialogProps } from './person-row.tsx';

/** Changes name and e-mail address of another account. */
export function EditProfile({ person: { username, name, email }, onClose }: PersonDialogProps) {
  const change = useStaffMutation({
    changes: [staffApiPaths.adminPeople],
    report: ['Account changed', `Name and email address of ${username} are saved.`],
  });
  const url = staffApiPaths.adminAccountOf(username);
  return (
    <Dialog title={`Name and email of ${username}`} onClose={onClose}>
      <StaffForm
        defaultValues={{ name, email: email ?? '' }}
        label="Save"
        busyLabel="Saving…"
        onSubmit={(body) => change.mutateAsync({ method: 'PUT', url, body }, { onSuccess: onClose })}
        onCancel={onClose}
        className="mt-4 grid gap-5"
      >
        <p className="-mb-1 text-muted text-sm">Both fields are required.</p>
        <ProfileFields />
      </StaffForm>
    </Dialog>
  );
}
