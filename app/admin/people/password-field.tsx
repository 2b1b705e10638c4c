import { PASSWORD_MIN_LENGTH } from '../../../contract/people.ts';
import { TextField } from '../kit/field.tsx';

/** A password; left empty, the server generates one. Legible, because it is passed on to another person. */
export function PasswordField({ error }: { error: string | undefined }) {
  return (
    <TextField
      id="new-password"
      name="password"
      label="Password (optional)"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      hint={`At least ${PASSWORD_MIN_LENGTH} characters. Leave it empty to have one made, which is shown once.`}
      error={error}
    />
  );
}

/** The password in the form as the API takes it: absent where it is left empty. */
export function passwordOf(form: HTMLFormElement): { password?: string } {
  const password = String(new FormData(form).get('password'));
  return password === '' ? {} : { password };
}
