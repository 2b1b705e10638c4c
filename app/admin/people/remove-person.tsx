import type { Person } from '../../../contract/people.ts';
import { staffApiPaths } from '../../../contract/staff-paths.ts';
import { ConfirmDialog } from '../kit/confirm-dialog.tsx';
import { reportSuccess } from '../kit/report-success.ts';
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
      reportSuccess('Account removed', `${username} can no longer log in.`);
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
