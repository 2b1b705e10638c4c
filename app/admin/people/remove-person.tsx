import { staffApiPaths } from '../../../contract/staff-paths.ts';
import { ConfirmCall } from '../kit/confirm-call.tsx';
import type { PersonDialogProps } from './person-row.tsx';

/** Asks before an account is removed. */
export function RemovePerson({ person: { username }, onClose }: PersonDialogProps) {
  return (
    <ConfirmCall
      title={`Remove ${username}?`}
      confirmLabel="Remove"
      call={{ method: 'DELETE', url: staffApiPaths.adminAccountOf(username) }}
      changes={[staffApiPaths.adminPeople, staffApiPaths.adminSessions]}
      report={['Account removed', `${username} can no longer log in.`]}
      onClose={onClose}
    >
      <p>
        The account is deleted and its sessions end at once. What {username} has done stays in the audit log.
      </p>
    </ConfirmCall>
  );
}
