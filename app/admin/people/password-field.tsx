import { PASSWORD_MIN_LENGTH } from '../../../contract/people.ts';
import { TextField } from '../../ui/field.tsx';

/** A password that may be left to the server. Legible, because it is another person's and told to them. */
export function PasswordField({ error }: { error: string | undefined }) {
  return (
    <div>
      <TextField
        id="new-password"
        name="password"
        label="Password (optional)"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        aria-describedby="new-password-hint"
        error={error}
      />
      <p id="new-password-hint" className="mt-1.5 text-xs text-muted">
        At least {PASSWORD_MIN_LENGTH} characters. Leave it empty to have one made, which is shown once.
      </p>
    </div>
  );
}

/** The password in the form as the API takes it: absent where it is left empty. */
export function passwordOf(form: HTMLFormElement): { password?: string } {
  const password = String(new FormData(form).get('password'));
  return password === '' ? {} : { password };
}
