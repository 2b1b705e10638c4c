import { useState } from 'react';
import { Link } from 'react-router';
import type { Mailing } from '../../../contract/mailings.ts';
import { staffApiPaths, staffPaths } from '../../../contract/staff-paths.ts';
import { wholeNumber } from '../../ui/whole-number.ts';
import { ConfirmCall } from '../kit/confirm-call.tsx';
import { counted, firmDateTime } from '../kit/format.ts';
import { ToolButton, toolButton } from '../kit/tool-button.tsx';
import { Failures } from './failures.tsx';
import { isRunning } from './use-newsletter.ts';

const labels: Record<Mailing['state'], string> = {
  draft: 'Not sent yet',
  sending: 'Sending',
  sent: 'Sent',
  cancelled: 'Canceled',
};

interface MailingItemProps {
  mailing: Mailing;
  /** The article that the screen shows. */
  openSlug: string;
}

/** One mailing: its state, progress and actions. */
export function MailingItem({ mailing, openSlug }: MailingItemProps) {
  const { title, slug, state, recipients, progress } = mailing;
  const [canceling, setCanceling] = useState(false);
  const running = isRunning(mailing);
  const onlySaved = state === 'sent' && progress.sent === 0 && progress.saved > 0;
  const label = onlySaved ? 'Not sent' : labels[state];
  return (
    <li className="grid gap-x-8 gap-y-2 border-b border-line py-4 lg:grid-cols-[minmax(0,1fr)_24rem_12rem] lg:items-baseline">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{title}</p>
        <p className="text-xs text-muted tabular-nums">{momentOf(mailing)}</p>
      </div>
      <div className="min-w-0 text-xs tabular-nums">
        <p>
          <span className={`font-semibold ${state === 'sending' ? 'text-success' : ''}`}>{label}</span>
          {recipients > 0 && <span className="text-muted"> · {figures(mailing)}</span>}
        </p>
        {running && (
          <progress
            aria-label={`Progress of ${title}`}
            max={recipients}
            value={recipients - progress.queued}
            className="progress-bar mt-1.5"
          />
        )}
        {recipients > 0 && <Failures mailing={mailing} running={running} />}
      </div>
      <div className="flex gap-2 lg:justify-end">
        {state === 'draft' && slug !== openSlug && (
          <Link
            to={staffPaths.adminNewsletterPost(slug)}
            aria-label={`Continue: ${title}`}
            className={toolButton('outline')}
          >
            Continue
          </Link>
        )}
        {(state === 'draft' || state === 'sending') && (
          <ToolButton variant="outline" aria-label={`Cancel: ${title}`} onClick={() => setCanceling(true)}>
            Cancel
          </ToolButton>
        )}
      </div>
      {canceling && <CancelMailing mailing={mailing} onClose={() => setCanceling(false)} />}
    </li>
  );
}

function momentOf({ createdAt, startedAt, startedBy }: Mailing): string {
  return startedAt
    ? `Started ${firmDateTime(startedAt)}${startedBy ? ` by ${startedBy}` : ''}`
    : `Prepared ${firmDateTime(createdAt)}`;
}

function figures({ recipients, progress }: Mailing): string {
  const { queued, sent, saved, failed, skipped, cancelled } = progress;
  const parts: [number, string][] = [
    [queued, 'waiting'],
    [failed, 'failed'],
    [skipped, 'skipped, because they left the list'],
    [cancelled, 'canceled'],
  ];
  const ofAll = `of ${wholeNumber(recipients)}`;
  return [
    ...(sent > 0 || saved === 0 ? [`${wholeNumber(sent)} ${ofAll} sent`] : []),
    ...(saved > 0 ? [`${wholeNumber(saved)} ${ofAll} saved as a file, no mail server set up`] : []),
    ...parts.flatMap(([count, word]) => (count > 0 ? [`${wholeNumber(count)} ${word}`] : [])),
  ].join(', ');
}

interface CancelMailingProps {
  mailing: Mailing;
  onClose: () => void;
}

/** Asks before the unsent mails of a mailing are canceled. */
function CancelMailing({ mailing, onClose }: CancelMailingProps) {
  const { id, title, state, progress } = mailing;
  return (
    <ConfirmCall
      title="Cancel this mailing?"
      confirmLabel={state === 'draft' ? 'Cancel the mailing' : 'Send no more'}
      cancelLabel={state === 'draft' ? 'Keep it' : 'Keep sending'}
      call={{ method: 'POST', url: `${staffApiPaths.newsletterMailing(id)}/cancel` }}
      changes={[staffApiPaths.newsletterMailings, staffApiPaths.newsletterPreview]}
      onClose={onClose}
    >
      <p>
        {state === 'draft'
          ? `“${title}” has not been sent to anyone.`
          : `“${title}” will not go to the ${counted(progress.queued, 'subscriber')} still waiting. Emails already sent cannot be recalled.`}
      </p>
    </ConfirmCall>
  );
}
