import { type FormEvent, type ReactNode, useRef } from 'react';
import type { NewPassword } from '../../../contract/people.ts';
import { describeError, type ErrorDescription } from '../kit/describe-error.ts';
import { Dialog } from '../kit/dialog.tsx';
import { ErrorAlert } from '../kit/error-alert.tsx';
import { toolButton } from '../kit/tool-button.ts';
import { useFocusRefused } from '../kit/use-focus-refused.ts';
import type { useStaffMutation } from '../kit/use-staff-mutation.ts';
import { MadePassword } from './made-password.tsx';
import { PasswordField } from './password-field.tsx';

interface PasswordDialogProps {
  title: string;
  /** The title once the password is set. */
  doneTitle: (username: string) => string;
  /** Label of the button, at rest and while it works. */
  label: string;
  busyLabel: string;
  setting: ReturnType<typeof useStaffMutation<NewPassword>>;
  onSubmit: (form: HTMLFormElement) => void;
  onClose: () => void;
  /** Stands above the password. */
  children: (problem: ErrorDescription | null) => ReactNode;
}

/** A form that ends with a password, which is then shown once if it was made. */
export function PasswordDialog(props: PasswordDialogProps) {
  const { title, doneTitle, label, busyLabel, setting, onSubmit, onClose, children } = props;
  const problem = describeError(setting.error);
  const form = useRef<HTMLFormElement>(null);
  useFocusRefused(form, setting.error);
  if (setting.data) {
    return (
      // Only Done closes it while a password is shown that is not shown again.
      <Dialog
        key="done"
        title={doneTitle(setting.data.username)}
        {...(setting.data.madePassword === null ? { onClose } : {})}
      >
        <MadePassword {...setting.data} onDone={onClose} />
      </Dialog>
    );
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!setting.isPending) onSubmit(event.currentTarget);
  };
  return (
    <Dialog key="form" title={title} onClose={onClose}>
      <form ref={form} onSubmit={submit} noValidate className="mt-4 grid gap-5">
        {children(problem)}
        <PasswordField error={problem?.fields.password} />
        <ErrorAlert problem={problem} />
        <div className="flex flex-wrap gap-3">
          <button type="submit" aria-disabled={setting.isPending} className={toolButton('primary')}>
            {setting.isPending ? busyLabel : label}
          </button>
          <button type="button" onClick={onClose} className={toolButton('outline')}>
            Cancel
          </button>
        </div>
      </form>
    </Dialog>
  );
}
