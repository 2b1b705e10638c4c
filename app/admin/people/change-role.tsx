import type { Person } from '../../../contract/people.ts';
import { staffApiPaths } from '../../../contract/staff-paths.ts';
import { ConfirmDialog } from '../kit/confirm-dialog.tsx';
import { reportSuccess } from '../kit/report-success.ts';
import { useStaffMutation } from '../kit/use-staff-mutation.ts';

interface PersonDialogProps {
  person: Person;
  onClose: () => void;
}

/** Asks before the owner role is given or taken away. */
export function ChangeRole({ person: { username, role }, onClose }: PersonDialogProps) {
  const next = role === 'owner' ? 'staff' : 'owner';
  const change = useStaffMutation({
    changes: [staffApiPaths.adminPeople],
    onSuccess() {
      const description = next === 'owner' ? `${username} is now an owner.` : `${username} is now staff.`;
      reportSuccess('Role changed', description);
    },
  });
  const confirm = () =>
    change.mutate(
      {
        method: 'PUT',
        url: `${staffApiPaths.adminPeople}/${encodeURIComponent(username)}/role`,
        body: { role: next },
      },
      { onSuccess: onClose },
    );
  const title = next === 'owner' ? `Make ${username} an owner?` : `Make ${username} staff?`;
  return (
    <ConfirmDialog
      title={title}
      confirmLabel={`Make ${next}`}
      mutation={change}
      onConfirm={confirm}
      onClose={onClose}
    >
      {next === 'owner' ? (
        <p>Owners add and remove people, set passwords, end sessions and read the audit log.</p>
      ) : (
        <p>{username} keeps everything but this screen, at once.</p>
      )}
    </ConfirmDialog>
  );
}
