import type { Profile } from '../../../contract/people.ts';
import { TextField } from '../kit/field.tsx';

interface ProfileFieldsProps {
  profile?: { name: string; email: string | null };
  errors: Record<string, string | undefined>;
}

/** Name and e-mail address of a member of staff. */
export function ProfileFields({ profile, errors }: ProfileFieldsProps) {
  return (
    <>
      <TextField
        id="profile-name"
        name="name"
        label="Name"
        defaultValue={profile?.name}
        autoComplete="off"
        required
        error={errors.name}
      />
      <TextField
        id="profile-email"
        name="email"
        type="email"
        label="Email address"
        defaultValue={profile?.email ?? ''}
        autoComplete="off"
        required
        error={errors.email}
      />
    </>
  );
}

/** The fields as the API takes them. */
export function profileOf(form: HTMLFormElement): Profile {
  const data = new FormData(form);
  return { name: String(data.get('name')).trim(), email: String(data.get('email')).trim() };
}
