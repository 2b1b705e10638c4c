import { useState } from 'react';
import type { Mailing, MailingPreview } from '../../../contract/mailings.ts';
import { staffApiPaths } from '../../../contract/staff-paths.ts';
import { TextField } from '../kit/field.tsx';
import { firmDateTime } from '../kit/format.ts';
import { StaffForm } from '../kit/staff-form.tsx';
import { toolButton } from '../kit/tool-button.tsx';
import { useStaffMutation } from '../kit/use-staff-mutation.ts';
import { useOwnAccount } from '../session/use-own-account.ts';
import { useSavesMailAsFiles } from '../settings/use-installation.ts';

/** Sends a test of the mail to one address. */
export function SendTest({ preview: { slug, draft, tested } }: { preview: MailingPreview }) {
  // Loaded before the screen is shown, or failed.
  const { data: own } = useOwnAccount();
  const [to, setTo] = useState('');
  const create = useStaffMutation<Mailing>();
  const send = useStaffMutation<Mailing>({
    changes: [staffApiPaths.newsletterPreview, staffApiPaths.newsletterMailings],
  });
  const submit = async (body: { email: string }) => {
    const created = { method: 'POST', url: staffApiPaths.newsletterMailings, body: { slug } } as const;
    const { id } = draft ?? (await create.mutateAsync(created));
    await send.mutateAsync({ method: 'POST', url: `${staffApiPaths.newsletterMailing(id)}/test`, body });
    setTo(body.email);
  };
  return (
    <section aria-labelledby="send-test">
      <h3 id="send-test" className="text-lg">
        2. Send a test
      </h3>
      <StaffForm
        defaultValues={{ email: own?.email ?? '' }}
        label="Send test email"
        busyLabel="Sending…"
        buttonClassName={toolButton('outline', 'mt-3 justify-self-start')}
        onSubmit={submit}
        className="mt-2 grid"
      >
        <TextField
          id="test-address"
          name="email"
          label="Your email address (required)"
          type="email"
          autoComplete="email"
          required
        />
      </StaffForm>
      <p role="status" className="mt-3 text-xs text-muted">
        {testState(draft, tested, { to: send.isSuccess ? to : '', savesFiles: useSavesMailAsFiles() })}
      </p>
    </section>
  );
}

interface TestFacts {
  /** The receiver of the last test, while it is known. */
  to: string;
  savesFiles: boolean;
}

function testState(draft: Mailing | null, tested: boolean, { to, savesFiles }: TestFacts): string {
  if (!draft?.testedAt) return 'Not tested yet.';
  const moment = firmDateTime(draft.testedAt);
  if (!tested) return `The article has changed since the test of ${moment}. Please send another one.`;
  if (savesFiles) return `Test saved as a file ${moment}: no mail server is set up.`;
  return `Test sent ${to && `to ${to} `}${moment}. Check it, then send.`;
}
