import { passwordProblem } from '../../../contract/people.ts';
import { TextField } from './field.tsx';

const labels = {
  currentPassword: 'Current password',
  newPassword: 'New password',
  again: 'New password again',
};

type Name = keyof typeof labels;

interface PasswordInputProps {
  /** Begins the id. */
  form: string;
  name: Name;
  /** Empty where only the server knows it. */
  username: string;
}

/** A field for one's own password, present or new. */
export function PasswordInput({ form, name, username }: PasswordInputProps) {
  return (
    <TextField
      id={`${form}-${name}`}
      name={name}
      type="password"
      label={labels[name]}
      autoComplete={name === 'currentPassword' ? 'current-password' : 'new-password'}
      required
      rules={{ validate: (_value, passwords) => problemsOf(passwords, username)[name] }}
    />
  );
}

/** The problems of a new password that was entered twice, by field. */
function problemsOf({ newPassword = '', again = '' }, username: string): Partial<Record<Name, string>> {
  const weak = passwordProblem(newPassword, username);
  if (weak) return { newPassword: weak };
  return newPassword === again ? {} : { again: 'The two passwords are not the same' };
}
