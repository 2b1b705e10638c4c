import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Mailing, MailingPreview } from '../../../contract/mailings.ts';
import { staffApiPaths, staffPaths } from '../../../contract/staff-paths.ts';
import { ConfirmDialog } from '../kit/confirm-dialog.tsx';
import { counted, firmDateTime } from '../kit/format.ts';
import { reportSuccess } from '../kit/report-success.ts';
import { ToolButton } from '../kit/tool-button.tsx';
import { useStaffMutation } from '../kit/use-staff-mutation.ts';
import { JUST_SENT } from './sections/mailings.tsx';
import { useArticles } from './use-newsletter.ts';

/** Sends the tested mail to every subscriber, after a question. */
export function SendToAll({ preview }: { preview: MailingPreview }) {
  const { draft, tested, recipients, subject, lastSent } = preview;
  const [asking, setAsking] = useState(false);
  const hint = useRef<HTMLParagraphElement>(null);
  const navigate = useNavigate();
  // Prefetched: avoids a layout jump after the redirect.
  useArticles('');
  const start = useStaffMutation<Mailing>({
    changes: [staffApiPaths.newsletterMailings],
    onSuccess(mailing) {
      reportSuccess(
        'Sending has begun',
        `To ${counted(mailing.recipients, 'subscriber')}. Its progress is under Mailings.`,
      );
    },
  });
  const ready = tested && draft !== null && recipients > 0;
  const confirm = () => {
    if (!draft) return;
    start.mutate(
      { method: 'POST', url: `${staffApiPaths.newsletterMailing(draft.id)}/start` },
      {
        onSuccess: () =>
          void navigate(staffPaths.adminNewsletter, { state: JUST_SENT, preventScrollReset: true }),
      },
    );
  };
  return (
    <section aria-labelledby="send-to-all">
      <h3 id="send-to-all" className="text-lg">
        3. Send to subscribers
      </h3>
      <p ref={hint} id="send-hint" className="mt-2 text-sm">
        {hintOf(preview)}
      </p>
      <ToolButton
        variant={ready ? 'primary' : 'outline'}
        busy={!ready}
        aria-describedby="send-hint"
        onClick={() => setAsking(true)}
        className="mt-3 aria-disabled:cursor-not-allowed"
      >
        {recipients === 0 ? 'Send to subscribers' : `Send to ${counted(recipients, 'subscriber')}`}
      </ToolButton>
      {asking && (
        <ConfirmDialog
          title={`Send to ${counted(recipients, 'subscriber')}?`}
          confirmLabel="Send now"
          mutation={start}
          onConfirm={confirm}
          onClose={() => setAsking(false)}
        >
          {lastSent?.startedAt && <p>{sentBefore(lastSent.recipients, lastSent.startedAt)}</p>}
          <p>
            Each subscriber gets “{subject}” once, over the next minutes or hours. You can cancel what has not
            been sent yet; what has been sent cannot be recalled.
          </p>
        </ConfirmDialog>
      )}
    </section>
  );
}

/** The number of earlier recipients, who are skipped. */
export function sentBefore(recipients: number, startedAt: string): string {
  const who = recipients === 1 ? 'That person does' : 'They do';
  return `Already sent to ${counted(recipients, 'subscriber')} on ${firmDateTime(startedAt)}. ${who} not get it again.`;
}

function hintOf({ tested, recipients, lastSent }: MailingPreview): string {
  if (recipients === 0) {
    return lastSent ? 'Every subscriber has had this article.' : 'Nobody has confirmed a subscription yet.';
  }
  return tested ? 'Check the test email in your mailbox, then send.' : 'Send a test email first.';
}
