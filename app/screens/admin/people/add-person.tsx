import type { FormEvent } from 'react';
import { apiPaths } from '../../../../contract/paths.ts';
import type { NewPassword } from '../../../../contract/people.ts';
import { TextField } from '../../../ui/field.tsx';
import { ActAlert } from '../act-alert.tsx';
import { actProblem } from '../act-problem.ts';
import { Dialog } from '../dialog.tsx';
import { toolButton } from '../tool-button.ts';
import { useAct } from '../use-act.ts';
import { MadePassword } from './made-password.tsx';
import { PasswordField, passwordOf } from './password-field.tsx';
import { RoleChoice } from './role-choice.tsx';

/** Adds an account and shows its password once if it was made. */
export function AddPerson({ onClose }: { onClose: () => void }) {
  const add = useAct<NewPassword>(apiPaths.adminPeople);
  const problem = actProblem(add.error);
  if (add.data) {
    return (
      <Dialog key="done" title={`${add.data.username} is added`} onClose={onClose}>
        <MadePassword {...add.data} onDone={onClose} />
      </Dialog>
    );
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (add.isPending) return;
    const form = event.currentTarget;
    const data = new FormData(form);
    const account = { username: String(data.get('username')).trim(), role: data.get('role') };
    add.mutate({ method: 'POST', url: apiPaths.adminPeople, body: { ...account, ...passwordOf(form) } });
  };
  return (
    <Dialog key="form" title="Add a person" onClose={onClose}>
      <form onSubmit={submit} noValidate className="mt-4 grid gap-5">
        <TextField
          id="new-username"
          name="username"
          label="Username"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          error={problem?.fields.username}
        />
        <RoleChoice />
        <PasswordField error={problem?.fields.password} />
        <ActAlert problem={problem} />
        <div className="flex flex-wrap gap-3">
          <button type="submit" aria-disabled={add.isPending} className={toolButton('primary')}>
            {add.isPending ? 'Adding…' : 'Add'}
          </button>
          <button type="button" onClick={onClose} className={toolButton('outline')}>
            Cancel
          </button>
        </div>
      </form>
    </Dialog>
  );
}
