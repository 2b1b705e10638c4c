import { type FormEvent, useRef } from 'react';
import type { Person } from '../../../contract/people.ts';
import { staffApiPaths } from '../../../contract/staff-paths.ts';
import { ProfileFields, profileOf } from '../account/profile-fields.tsx';
import { describeError } from '../kit/describe-error.ts';
import { Dialog } from '../kit/dialog.tsx';
import { ErrorAlert } from '../kit/error-alert.tsx';
import { toast } from '../kit/toast.ts';
import { toolButton } from '../kit/tool-button.ts';
import { useFocusRefused } from '../kit/use-focus-refused.ts';
import { useStaffMutation } from '../kit/use-staff-mutation.ts';

interface EditProfileProps {
  person: Person;
  onClose: () => void;
}

/** Changes name and e-mail address of another account. */
export function EditProfile({ person, onClose }: EditProfileProps) {
  const form = useRef<HTMLFormElement>(null);
  const change = useStaffMutation(staffApiPaths.adminPeople);
  const problem = describeError(change.error);
  useFocusRefused(form, change.error);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (change.isPending) return;
    const url = `${staffApiPaths.adminPeople}/${encodeURIComponent(person.username)}`;
    change.mutate(
      { method: 'PUT', url, body: profileOf(event.currentTarget) },
      {
        onSuccess() {
          onClose();
          toast('Account changed', `Name and email address of ${person.username} are saved.`);
        },
      },
    );
  };
  return (
    <Dialog title={`Name and email of ${person.username}`} onClose={onClose}>
      <form ref={form} onSubmit={submit} noValidate className="mt-4 grid gap-5">
        <p className="-mb-1 text-muted text-sm">Both fields are required.</p>
        <ProfileFields profile={person} errors={problem?.fields ?? {}} />
        <ErrorAlert problem={problem} />
        <div className="flex flex-wrap gap-3">
          <button type="submit" aria-disabled={change.isPending} className={toolButton('primary')}>
            {change.isPending ? 'Saving…' : 'Save'}
          </button>
          <button type="button" onClick={onClose} className={toolButton('outline')}>
            Cancel
          </button>
        </div>
      </form>
    </Dialog>
  );
}
