import { useState } from 'react';
import { Link } from 'react-router';
import type { ResetAsked } from '../../../../contract/people.ts';
import { staffPaths } from '../../../../contract/staff-paths.ts';
import { button } from '../../../ui/button.ts';
import { TextField } from '../../../ui/field.tsx';
import { StaffForm } from '../../kit/staff-form.tsx';
import { useResetCall } from './use-reset-call.ts';

/** Asks for a link for a new password. */
export function AskForLink() {
  const ask = useResetCall('POST');
  const [asked, setAsked] = useState<ResetAsked | null>(null);
  const submit = async (form: HTMLFormElement) => {
    const answer = await ask.call({ account: String(new FormData(form).get('account')) });
    if (answer) setAsked((await answer.json()) as ResetAsked);
  };
  return (
    <>
      <h1 className="text-2xl">Forgot your password?</h1>
      <div role="status">{asked && <Asked {...asked} />}</div>
      {!asked && (
        <StaffForm
          mutation={ask}
          label="Send the link"
          busyLabel="One moment…"
          onSubmit={(form) => void submit(form)}
          className="mt-4 grid gap-5"
          buttonClassName={button('primary', 'w-full')}
        >
          {(errors) => (
            <>
              <p className="text-sm text-muted">
                Enter your username or email address. We send a link to the email address of your account.
              </p>
              <TextField
                id="reset-account"
                name="account"
                label="Username or email address (required)"
                autoComplete="username"
                autoCapitalize="none"
                spellCheck={false}
                required
                error={errors.account}
              />
            </>
          )}
        </StaffForm>
      )}
      <ResetStepLink to={staffPaths.admin}>Back to the login</ResetStepLink>
    </>
  );
}

/** A link below a form of the reset, to another step. */
export function ResetStepLink({ to, children }: { to: string; children: string }) {
  return (
    <p className="mt-7 border-t border-line pt-2 text-sm">
      <Link to={to} className="link inline-flex min-h-11 items-center">
        {children}
      </Link>
    </p>
  );
}

/** The same for every account, known or not. */
function Asked({ mailed }: ResetAsked) {
  return (
    <div className="mt-4 grid gap-3 border-l-4 border-ornament bg-tint px-4 py-3 text-sm">
      {mailed ? (
        <>
          <p>
            If there is such an account and it has an email address, a link is on its way. It works once, for
            one hour.
          </p>
          <p>Nothing arrives? Look in the spam folder, or ask an owner of this site for a new password.</p>
        </>
      ) : (
        <>
          <p>This site cannot send email yet, so there is no link.</p>
          <p>
            Ask an owner of this site: under People they can set a new password for you. If you are the first
            owner, ask whoever looks after your website.
          </p>
        </>
      )}
    </div>
  );
}
