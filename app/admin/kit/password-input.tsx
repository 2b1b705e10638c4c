import { passwordProblem } from '../../../contract/people.ts';
import { TextField } from './field.tsx';

interface PasswordInputProps {
  /** Begins the id. */
  form: string;
  name: 'currentPassword' | 'newPassword' | 'again';
  errors: Record<string, string | undefined>;
}

const labels = {
  currentPassword: 'Current password',
  newPassword: 'New password',
  again: 'New password again',
};

/** A field for one's own password, present or new. */
export function PasswordInput({ form, name, errors }: PasswordInputProps) {
  return (
    <TextField
      id={`${form}-${name}`}
      name={name}
      type="password"
      label={labels[name]}
      autoComplete={name === 'currentPassword' ? 'current-password' : 'new-password'}
      required
      error={errors[name]}
    />
  );
}

/**
 * The problems of a new password that was entered twice, by field.
 * @param username empty where only the server knows it
 */
export function newPasswordProblems(
  { newPassword = '', again = '' },
  username: string,
): Record<string, string> {
  const weak = passwordProblem(newPassword, username);
  if (weak) return { newPassword: weak };
  return newPassword === again ? {} : { again: 'The two passwords are not the same' };
}

/** The passwords in a form, by field. */
export function passwordsIn(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
}
