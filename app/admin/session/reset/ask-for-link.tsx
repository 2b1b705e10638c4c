import { useState } from 'react';
import { Link } from 'react-router';
import type { ResetAsked } from '../../../../contract/people.ts';
import { staffApiPaths, staffPaths } from '../../../../contract/staff-paths.ts';
import { apiRequest } from '../../../browser/api-client.ts';
import { button } from '../../../ui/button.ts';
import { TextField } from '../../../ui/field.tsx';
import { useField } from '../../kit/field.tsx';
import { StaffForm } from '../../kit/staff-form.tsx';
import { answered } from '../no-answer.ts';

/** Asks for a link for a new password. */
export function AskForLink() {
  const [asked, setAsked] = useState<ResetAsked | null>(null);
  const submit = async (body: { account: string }) => {
    const answer = await answered(apiRequest('POST', staffApiPaths.adminPasswordReset, body));
    setAsked((await answered(answer.json())) as ResetAsked);
  };
  return (
    <>
      <h1 className="text-2xl">Forgot your password?</h1>
      <div role="status">{asked && <Asked {...asked} />}</div>
      {!asked && (
        <StaffForm
          defaultValues={{ account: '' }}
          label="Send the link"
          busyLabel="One moment…"
          onSubmit={submit}
          className="mt-4 grid gap-5"
          buttonClassName={button('primary', 'w-full')}
        >
          <p className="text-sm text-muted">
            Enter your username or email address. We send a link to the email address of your account.
          </p>
          <AccountField />
        </StaffForm>
      )}
      <ResetStepLink to={staffPaths.admin}>Back to the login</ResetStepLink>
    </>
  );
}

function AccountField() {
  return (
    <TextField
      id="reset-account"
      label="Username or email address (required)"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      required
      {...useField('account')}
    />
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
