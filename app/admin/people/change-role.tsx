import { staffApiPaths } from '../../../contract/staff-paths.ts';
import { ConfirmCall } from '../kit/confirm-call.tsx';
import type { PersonDialogProps } from './person-row.tsx';

/** Asks before the owner role is given or taken away. */
export function ChangeRole({ person: { username, role }, onClose }: PersonDialogProps) {
  const next = role === 'owner' ? 'staff' : 'owner';
  const nextInWords = next === 'owner' ? 'an owner' : 'staff';
  return (
    <ConfirmCall
      title={`Make ${username} ${nextInWords}?`}
      confirmLabel={`Make ${next}`}
      call={{
        method: 'PUT',
        url: `${staffApiPaths.adminAccountOf(username)}/role`,
        body: { role: next },
      }}
      changes={[staffApiPaths.adminPeople]}
      report={['Role changed', `${username} is now ${nextInWords}.`]}
      onClose={onClose}
    >
      {next === 'owner' ? (
        <p>Owners add and remove people, set passwords, end sessions and read the audit log.</p>
      ) : (
        <p>{username} keeps everything but this screen, at once.</p>
      )}
    </ConfirmCall>
  );
}
