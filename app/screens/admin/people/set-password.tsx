import type { FormEvent } from 'react';
import { apiPaths } from '../../../../contract/paths.ts';
import type { NewPassword, Person } from '../../../../contract/people.ts';
import { ActAlert } from '../act-alert.tsx';
import { actProblem } from '../act-problem.ts';
import { Dialog } from '../dialog.tsx';
import { toolButton } from '../tool-button.ts';
import { useAct } from '../use-act.ts';
import { MadePassword } from './made-password.tsx';
import { PasswordField, passwordOf } from './password-field.tsx';

interface SetPasswordProps {
  person: Person;
  onClose: () => void;
}

/** Sets the password of another account and shows it once if it was made. */
export function SetPassword({ person: { username }, onClose }: SetPasswordProps) {
  const set = useAct<NewPassword>(apiPaths.adminPeople, apiPaths.adminSessions);
  const problem = actProblem(set.error);
  if (set.data) {
    return (
      <Dialog key="done" title={`The password of ${username} is set`} onClose={onClose}>
        <MadePassword {...set.data} onDone={onClose} />
      </Dialog>
    );
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (set.isPending) return;
    set.mutate({
      method: 'PUT',
      url: `${apiPaths.adminPeople}/${encodeURIComponent(username)}/password`,
      body: passwordOf(event.currentTarget),
    });
  };
  return (
    <Dialog key="form" title={`New password for ${username}`} onClose={onClose}>
      <form onSubmit={submit} noValidate className="mt-4 grid gap-5">
        <p className="text-sm">The present password and all sessions of {username} end.</p>
        <PasswordField error={problem?.fields.password} />
        <ActAlert problem={problem} />
        <div className="flex flex-wrap gap-3">
          <button type="submit" aria-disabled={set.isPending} className={toolButton('primary')}>
            {set.isPending ? 'Setting…' : 'Set password'}
          </button>
          <button type="button" onClick={onClose} className={toolButton('outline')}>
            Cancel
          </button>
        </div>
      </form>
    </Dialog>
  );
}
