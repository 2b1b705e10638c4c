import type { ReactNode } from 'react';
import type { NewPassword } from '../../../contract/people.ts';
import { Dialog } from '../kit/dialog.tsx';
import { StaffForm } from '../kit/staff-form.tsx';
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
  /** Shown above the password. */
  children: (errors: Record<string, string | undefined>) => ReactNode;
}

/** A form that sets a password; a generated one is then shown once. */
export function PasswordDialog(props: PasswordDialogProps) {
  const { title, doneTitle, label, busyLabel, setting, onSubmit, onClose, children } = props;
  if (setting.data) {
    return (
      // Only Done closes the dialog while it shows a generated password.
      <Dialog
        key="done"
        title={doneTitle(setting.data.username)}
        {...(setting.data.madePassword === null ? { onClose } : {})}
      >
        <MadePassword {...setting.data} onDone={onClose} />
      </Dialog>
    );
  }
  return (
    <Dialog key="form" title={title} onClose={onClose}>
      <StaffForm
        mutation={setting}
        label={label}
        busyLabel={busyLabel}
        onSubmit={onSubmit}
        onCancel={onClose}
        className="mt-4 grid gap-5"
      >
        {(errors) => (
          <>
            {children(errors)}
            <PasswordField error={errors.password} />
          </>
        )}
      </StaffForm>
    </Dialog>
  );
}
