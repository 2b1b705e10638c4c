import type { FieldValues } from 'react-hook-form';
import { type NewPassword, PASSWORD_MIN_LENGTH } from '../../../contract/people.ts';
import { Dialog } from '../kit/dialog.tsx';
import { TextField } from '../kit/field.tsx';
import { StaffForm, type StaffFormProps } from '../kit/staff-form.tsx';
import { MadePassword } from './made-password.tsx';

interface PasswordDialogProps<Values extends FieldValues> extends StaffFormProps<Values> {
  title: string;
  /** The title once the password is set. */
  doneTitle: (username: string) => string;
  /** Undefined until the password is set. */
  done: NewPassword | undefined;
  onClose: () => void;
}

/** A form that sets a password; a generated one is then shown once. */
export function PasswordDialog<Values extends FieldValues>({
  title,
  doneTitle,
  done,
  onClose,
  children,
  ...form
}: PasswordDialogProps<Values>) {
  if (done) {
    return (
      // Only Done closes the dialog while it shows a generated password.
      <Dialog
        key="done"
        title={doneTitle(done.username)}
        {...(done.madePassword === null ? { onClose } : {})}
      >
        <MadePassword {...done} onDone={onClose} />
      </Dialog>
    );
  }
  return (
    <Dialog key="form" title={title} onClose={onClose}>
      <StaffForm {...form} onCancel={onClose} className="mt-4 grid gap-5">
        {children}
        {/* Legible, because it is passed on to another person. */}
        <TextField
          id="new-password"
          name="password"
          label="Password (optional)"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          hint={`At least ${PASSWORD_MIN_LENGTH} characters. Leave it empty to have one made, which is shown once.`}
        />
      </StaffForm>
    </Dialog>
  );
}
