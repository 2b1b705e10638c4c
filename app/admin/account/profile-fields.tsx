import { TextField, trimmed } from '../kit/field.tsx';

/** Name and e-mail address of a member of staff. */
export function ProfileFields() {
  return (
    <>
      <TextField id="profile-name" name="name" label="Name" autoComplete="off" required rules={trimmed} />
      <TextField
        id="profile-email"
        name="email"
        type="email"
        label="Email address"
        autoComplete="off"
        required
        rules={trimmed}
      />
    </>
  );
}
