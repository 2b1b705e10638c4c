import type { Person } from '../../../contract/people.ts';
import { staffApiPaths } from '../../../contract/staff-paths.ts';
import { ConfirmDialog } from '../kit/confirm-dialog.tsx';
import { toast } from '../kit/toast.ts';
import { useStaffMutation } from '../kit/use-staff-mutation.ts';

interface RemovePersonProps {
  person: Person;
  onClose: () => void;
}

/** Asks before an account is removed. */
export function RemovePerson({ person: { username }, onClose }: RemovePersonProps) {
  const remove = useStaffMutation({
    changes: [staffApiPaths.adminPeople, staffApiPaths.adminSessions],
    onSuccess() {
      toast('Account removed', `${username} can no longer log in.`);
    },
  });
  const confirm = () =>
    remove.mutate(
      { method: 'DELETE', url: `${staffApiPaths.adminPeople}/${encodeURIComponent(username)}` },
      { onSuccess: onClose },
    );
  return (
    <ConfirmDialog
      title={`Remove ${username}?`}
      confirmLabel="Remove"
      mutation={remove}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>
        The account is deleted and its sessions end at once. What {username} has done stays in the audit log.
      </p>
    </ConfirmDialog>
  );
}
