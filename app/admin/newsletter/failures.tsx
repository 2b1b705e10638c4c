import { useState } from 'react';
import { FAILURES_SHOWN, type Mailing } from '../../../contract/mailings.ts';
import { FoldSummary } from '../kit/fold-summary.tsx';
import { firmDateTime } from '../kit/format.ts';
import { RetryNotice } from '../kit/retry-notice.tsx';
import { deliveryReason } from '../requests/delivery-reason.ts';
import { useMailing } from './use-newsletter.ts';

interface FailuresProps {
  mailing: Mailing;
  running: boolean;
}

/** The mails that could not be sent so far, loaded when the list is opened. */
export function Failures({ mailing: { id, title, progress }, running }: FailuresProps) {
  const [open, setOpen] = useState(false);
  if (progress.failed === 0 && !running) return null;
  return (
    <details className="mt-1" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <FoldSummary color={progress.failed > 0 ? 'text-alert' : 'text-muted'}>
        Delivery problems<span className="sr-only"> of {title}</span>
      </FoldSummary>
      {open && <FailureList id={id} running={running} />}
    </details>
  );
}

function FailureList({ id, running }: { id: string; running: boolean }) {
  const { data, isError, error: failure, refetch } = useMailing(id, running);
  if (isError) {
    const text = 'The delivery problems could not be loaded.';
    return <RetryNotice text={text} error={failure} onRetry={() => void refetch()} />;
  }
  if (!data) return <p className="py-1 text-muted">Loading…</p>;
  if (data.failures.length === 0) return <p className="py-1 text-muted">None so far.</p>;
  return (
    <>
      <ul className="mt-1 grid gap-2.5">
        {data.failures.map(({ email, error, nextAttemptAt }, index) => (
          <li key={email ?? index} className="border-l-2 border-alert pl-2.5 wrap-anywhere">
            <span className="font-semibold">{email ?? 'An address that was removed'}</span>
            <span className="block">Not sent: {deliveryReason(error)}.</span>
            <span className="block text-muted">
              {nextAttemptAt ? `Next attempt ${firmDateTime(nextAttemptAt)}` : 'Given up'}
            </span>
          </li>
        ))}
      </ul>
      {data.failures.length === FAILURES_SHOWN && (
        <p className="mt-2 text-muted">The first {FAILURES_SHOWN} are shown.</p>
      )}
    </>
  );
}
