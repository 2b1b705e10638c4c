import type { Person } from '../../../contract/people.ts';
import { staffApiPaths } from '../../../contract/staff-paths.ts';
import { ProfileFields, profileOf } from '../account/profile-fields.tsx';
import { Dialog } from '../kit/dialog.tsx';
import { reportSuccess } from '../kit/report-success.ts';
import { StaffForm } from '../kit/staff-form.tsx';
import { useStaffMutation } from '../kit/use-staff-mutation.ts';

interface EditProfileProps {
  person: Person;
  onClose: () => void;
}

/** Changes name and e-mail address of another account. */
export function EditProfile({ person, onClose }: EditProfileProps) {
  const change = useStaffMutation({
    changes: [staffApiPaths.adminPeople],
    onSuccess() {
      reportSuccess('Account changed', `Name and email address of ${person.username} are saved.`);
    },
  });
  const submit = (form: HTMLFormElement) => {
    const url = `${staffApiPaths.adminPeople}/${encodeURIComponent(person.username)}`;
    change.mutate({ method: 'PUT', url, body: profileOf(form) }, { onSuccess: onClose });
  };
  return (
    <Dialog title={`Name and email of ${person.username}`} onClose={onClose}>
      <StaffForm
        mutation={change}
        label="Save"
        busyLabel="Saving…"
        onSubmit={submit}
        onCancel={onClose}
        className="mt-4 grid gap-5"
      >
        {(errors) => (
          <>
            <p className="-mb-1 text-muted text-sm">Both fields are required.</p>
            <ProfileFields profile={person} errors={errors} />
          </>
        )}
      </StaffForm>
    </Dialog>
  );
}
