import { type FormEvent, useRef } from 'react';
import type { OwnAccount } from '../../../contract/people.ts';
import { staffApiPaths } from '../../../contract/staff-paths.ts';
import { TextField } from '../../ui/field.tsx';
import { describeError } from '../kit/describe-error.ts';
import { ErrorAlert } from '../kit/error-alert.tsx';
import { toast } from '../kit/toast.ts';
import { toolButton } from '../kit/tool-button.ts';
import { useFocusRefused } from '../kit/use-focus-refused.ts';
import { useStaffMutation } from '../kit/use-staff-mutation.ts';
import { ProfileFields, profileOf } from './profile-fields.tsx';

/** The form for one's own name and e-mail address. */
export function OwnProfile({ account }: { account: OwnAccount }) {
  const form = useRef<HTMLFormElement>(null);
  const change = useStaffMutation(staffApiPaths.adminAccount, staffApiPaths.adminPeople);
  const problem = describeError(change.error);
  useFocusRefused(form, change.error);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (change.isPending) return;
    const currentPassword = String(new FormData(event.currentTarget).get('currentPassword'));
    const body = { ...profileOf(event.currentTarget), ...(currentPassword ? { currentPassword } : {}) };
    change.mutate(
      { method: 'PUT', url: staffApiPaths.adminAccount, body },
      {
        onSuccess() {
          toast('Saved', 'Your account is changed.');
          const password = form.current?.elements.namedItem('currentPassword');
          if (password instanceof HTMLInputElement) password.value = '';
        },
      },
    );
  };
  return (
    <form ref={form} onSubmit={submit} noValidate className="mt-3 border-t border-line pt-4">
      <p className="text-sm text-muted">
        Name and email address are required. Links for a forgotten password go to this address, so a new one
        needs your current password.
      </p>
      <div className="mt-4 grid items-start gap-5 md:grid-cols-3">
        <ProfileFields profile={account} errors={problem?.fields ?? {}} />
        <TextField
          id="profile-password"
          name="currentPassword"
          type="password"
          label="Password, for a new address"
          autoComplete="current-password"
          error={problem?.fields.currentPassword}
        />
      </div>
      <ErrorAlert problem={problem} />
      <button type="submit" aria-disabled={change.isPending} className={toolButton('primary', 'mt-5')}>
        {change.isPending ? 'Saving…' : 'Save'}
      </button>
    </form>
  );
}
