import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { errorStatuses } from '../../../../contract/errors.ts';
import { PASSWORD_MIN_LENGTH } from '../../../../contract/people.ts';
import { staffPaths } from '../../../../contract/staff-paths.ts';
import { ApiError } from '../../../browser/api-client.ts';
import { button } from '../../../ui/button.ts';
import { newPasswordProblems, PasswordInput, passwordsIn } from '../../kit/password-input.tsx';
import { StaffForm } from '../../kit/staff-form.tsx';
import { ResetStepLink } from './ask-for-link.tsx';
import { useResetCall } from './use-reset-call.ts';

/** Sets a new password by the link that was opened. */
export function ChoosePassword({ token }: { token: string }) {
  const [ownErrors, setOwnErrors] = useState<Record<string, string>>({});
  const choose = useResetCall('PUT');
  const link = useResetCall('PUT');
  const { call: check } = link;
  useEffect(() => void check({ token }), [check, token]);
  if (choose.isDone) return <Chosen />;
  if ([link.error, choose.error].some(isLinkInvalid)) return <LinkInvalid />;

  const submit = (form: HTMLFormElement) => {
    const passwords = passwordsIn(form);
    // The server knows the username.
    const found = newPasswordProblems(passwords, '');
    setOwnErrors(found);
    if (Object.keys(found).length === 0) void choose.call({ token, newPassword: passwords.newPassword });
  };
  return (
    <>
      <h1 className="text-2xl">Choose a new password</h1>
      <StaffForm
        mutation={choose}
        ownErrors={ownErrors}
        label="Set password"
        busyLabel="One moment…"
        onSubmit={submit}
        className="mt-4 grid gap-5"
        buttonClassName={button('primary', 'w-full')}
      >
        {(errors) => (
          <>
            <p className="text-sm text-muted">
              Both fields are required. Use at least {PASSWORD_MIN_LENGTH} characters. You are logged out
              everywhere else.
            </p>
            <PasswordInput form="reset" name="newPassword" errors={errors} />
            <PasswordInput form="reset" name="again" errors={errors} />
          </>
        )}
      </StaffForm>
      <ResetStepLink to={staffPaths.adminReset}>Ask for a new link</ResetStepLink>
    </>
  );
}

const isLinkInvalid = (error: unknown) =>
  error instanceof ApiError && error.status === errorStatuses['reset-link-invalid'];

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
