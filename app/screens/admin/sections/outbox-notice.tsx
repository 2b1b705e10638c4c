import { Link } from 'react-router';
import type { OutboxState } from '../../../../contract/admin.ts';
import { staffPaths } from '../../../../contract/staff-paths.ts';
import { wholeNumber } from '../../../ui/whole-number.ts';
import { serverWords } from '../format.ts';

/** Reports failed and pending mail; the leads themselves are stored in either case. */
export function OutboxNotice({ outbox, webhook }: { outbox: OutboxState; webhook: OutboxState }) {
  const { failed, pending, lastError } = outbox;
  return (
    <div role="status" className="text-sm">
      {failed > 0 && (
        <p className="mt-4 border-l-4 border-oxblood bg-rose px-4 py-2.5">
          <strong className="font-semibold text-oxblood-deep">{emails(failed)} could not be sent.</strong>{' '}
          Please check the mail settings. The requests concerned are safe:{' '}
          <RequestsLink to={staffPaths.adminFailedDeliveries}>see them</RequestsLink>.
          {lastError && (
            <span className="mt-1 block wrap-anywhere">Last error: {serverWords(lastError)}</span>
          )}
        </p>
      )}
      {pending > 0 && (
        <p className="mt-4 border-l-4 border-brass bg-sand px-4 py-2.5">
          <strong className="font-semibold">
            {emails(pending)} {pending === 1 ? 'waits' : 'wait'} to be sent.
          </strong>{' '}
          The server keeps trying; the requests are safe in{' '}
          <RequestsLink to={staffPaths.adminRequests}>Requests</RequestsLink>.
        </p>
      )}
      {webhook.failed > 0 && (
        <p className="mt-4 border-l-4 border-oxblood bg-rose px-4 py-2.5">
          <strong className="font-semibold text-oxblood-deep">
            {wholeNumber(webhook.failed)} {webhook.failed === 1 ? 'request' : 'requests'} could not be passed
            on to the webhook.
          </strong>{' '}
          Please check it, then open{' '}
          <RequestsLink to={staffPaths.adminFailedDeliveries}>each of them</RequestsLink> and send it again.
          {webhook.lastError && (
            <span className="mt-1 block wrap-anywhere">Last error: {serverWords(webhook.lastError)}</span>
          )}
        </p>
      )}
    </div>
  );
}

function RequestsLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className="link font-semibold">
      {children}
    </Link>
  );
}

function emails(value: number): string {
  return value === 1 ? '1 email' : `${wholeNumber(value)} emails`;
}
