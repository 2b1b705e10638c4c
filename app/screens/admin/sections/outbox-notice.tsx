import type { DashboardStats } from '../../../../contract/admin.ts';
import { wholeNumber } from '../../../ui/whole-number.ts';

/** Reports failed and pending mail; the leads themselves are stored in either case. */
export function OutboxNotice({ outbox }: { outbox: DashboardStats['outbox'] }) {
  const { failed, pending, lastError } = outbox;
  return (
    <div role="status" className="text-sm">
      {failed > 0 && (
        <p className="mt-4 border-l-4 border-oxblood bg-rose px-4 py-2.5">
          <strong className="font-semibold text-oxblood-deep">{emails(failed)} could not be sent.</strong> The
          requests are safe and listed below; please check the mail settings.
          {lastError && <span className="mt-1 block wrap-anywhere">Last error: {lastError}</span>}
        </p>
      )}
      {pending > 0 && (
        <p className="mt-4 border-l-4 border-brass bg-sand px-4 py-2.5">
          <strong className="font-semibold">
            {emails(pending)} {pending === 1 ? 'waits' : 'wait'} to be sent.
          </strong>{' '}
          The server keeps trying; the requests are listed below.
        </p>
      )}
    </div>
  );
}

function emails(value: number): string {
  return value === 1 ? '1 email' : `${wholeNumber(value)} emails`;
}
