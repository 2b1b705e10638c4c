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
  /** Stands above the password. */
  children: (errors: Record<string, string | undefined>) => ReactNode;
}

/** A form that ends with a password, which is then shown once if it was made. */
export function PasswordDialog(props: PasswordDialogProps) {
  const { title, doneTitle, label, busyLabel, setting, onSubmit, onClose, children } = props;
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
