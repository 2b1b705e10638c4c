import { useCallback, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { errorStatuses } from '../../../../contract/errors.ts';
import { PASSWORD_MIN_LENGTH } from '../../../../contract/people.ts';
import { staffApiPaths, staffPaths } from '../../../../contract/staff-paths.ts';
import { apiRequest } from '../../../browser/api-client.ts';
import { button } from '../../../ui/button.ts';
import { hasStatus } from '../../kit/describe-error.ts';
import { PasswordInput } from '../../kit/password-input.tsx';
import { StaffForm } from '../../kit/staff-form.tsx';
import { answered } from '../no-answer.ts';
import { ResetStepLink } from './ask-for-link.tsx';

/** Sets a new password by the link that was opened. */
export function ChoosePassword({ token }: { token: string }) {
  const [isDone, setDone] = useState(false);
  const [isInvalid, setInvalid] = useState(false);
  // Without the query client, whose code the public pages with lists share.
  const call = useCallback(
    (body: { newPassword?: string }) =>
      answered(apiRequest('PUT', staffApiPaths.adminPasswordReset, { token, ...body })).catch(
        (error: unknown) => {
          if (hasStatus(error, errorStatuses['reset-link-invalid'])) setInvalid(true);
          throw error;
        },
      ),
    [token],
  );
  // Other failures show at the submit.
  useEffect(() => void call({}).catch(() => {}), [call]);
  if (isDone) return <Chosen />;
  if (isInvalid) return <LinkInvalid />;
  return (
    <>
      <h1 className="text-2xl">Choose a new password</h1>
      <StaffForm
        defaultValues={{ newPassword: '', again: '' }}
        label="Set password"
        busyLabel="One moment…"
        onSubmit={({ newPassword }) => call({ newPassword }).then(() => setDone(true))}
        className="mt-4 grid gap-5"
        buttonClassName={button('primary', 'w-full')}
      >
        <p className="text-sm text-muted">
          Both fields are required. Use at least {PASSWORD_MIN_LENGTH} characters. You are logged out
          everywhere else.
        </p>
        {/* The server knows the username. */}
        <PasswordInput form="reset" name="newPassword" username="" />
        <PasswordInput form="reset" name="again" username="" />
      </StaffForm>
      <ResetStepLink to={staffPaths.adminReset}>Ask for a new link</ResetStepLink>
    </>
  );
}

function LinkInvalid() {
  return (
    <>
      <h1 className="text-2xl">This link no longer works</h1>
      <p role="alert" className="mt-4 text-sm">
        It was used already, or it is more than an hour old.
      </p>
      <p className="mt-5">
        <Link to={staffPaths.adminReset} className={button('primary', 'w-full')}>
          Ask for a new link
        </Link>
      </p>
      <ResetStepLink to={staffPaths.admin}>Back to the login</ResetStepLink>
    </>
  );
}

function Chosen() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="text-2xl outline-none">
        Your new password is set
      </h1>
      <p className="mt-4">
        <Link to={staffPaths.admin} className={button('primary', 'w-full')}>
          Go to the login
        </Link>
      </p>
    </>
  );
}
