import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { NewPassword, Person } from '../../../../contract/people.ts';
import { staffApiPaths } from '../../../../contract/staff-paths.ts';
import { LoadedSection } from '../../kit/loaded-section.tsx';
import { ToolButton } from '../../kit/tool-button.tsx';
import { useStaffMutation } from '../../kit/use-staff-mutation.ts';
import { AddPerson } from '../add-person.tsx';
import { ChangeRole } from '../change-role.tsx';
import { EditProfile } from '../edit-profile.tsx';
import { PasswordDialog } from '../password-dialog.tsx';
import { type PersonAction, type PersonDialogProps, PersonRow } from '../person-row.tsx';
import { RemovePerson } from '../remove-person.tsx';

const dialogs = { profile: EditProfile, role: ChangeRole, password: SetPassword, remove: RemovePerson };

export function Accounts({ ownName }: { ownName: string }) {
  const people = useQuery<Person[]>({ queryKey: [staffApiPaths.adminPeople], refetchOnMount: 'always' });
  const [adding, setAdding] = useState(false);
  const [chosen, setChosen] = useState<{ person: Person; action: PersonAction } | null>(null);
  const ChosenDialog = chosen && dialogs[chosen.action];
  const addButton = (
    <ToolButton variant="primary" onClick={() => setAdding(true)}>
      Add a person
    </ToolButton>
  );
  return (
    <>
      <LoadedSection heading="Accounts" subject="The accounts" query={people} tools={addButton}>
        {(listed) => (
          <ul className="mt-3 border-t border-line">
            {listed.map((person) => (
              <PersonRow
                key={person.username}
                person={person}
                isOwn={person.username === ownName}
                onAction={(action) => setChosen({ person, action })}
              />
            ))}
          </ul>
        )}
      </LoadedSection>
      {adding && <AddPerson onClose={() => setAdding(false)} />}
      {ChosenDialog && <ChosenDialog person={chosen.person} onClose={() => setChosen(null)} />}
    </>
  );
}

/** Sets the password of another account. */
function SetPassword({ person: { username }, onClose }: PersonDialogProps) {
  const setting = useStaffMutation<NewPassword>({
    changes: [staffApiPaths.adminPeople, staffApiPaths.adminSessions],
  });
  const url = `${staffApiPaths.adminAccountOf(username)}/password`;
  return (
    <PasswordDialog
      title={`New password for ${username}`}
      doneTitle={(name) => `The password of ${name} is set`}
      label="Set password"
      busyLabel="Setting…"
      done={setting.data}
      defaultValues={{ password: '' }}
      onSubmit={({ password }) =>
        setting.mutateAsync({ method: 'PUT', url, body: { password: password || undefined } })
      }
      onClose={onClose}
    >
      <p className="text-sm">The present password and all sessions of {username} end.</p>
    </PasswordDialog>
  );
}
