import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { DashboardStats, OutboxState } from '../../../../contract/admin.ts';
import { staffPaths } from '../../../../contract/staff-paths.ts';
import { counted } from '../../kit/format.ts';
import { deliveryReason } from '../../requests/delivery-reason.ts';

/** Reports failed and waiting messages; the requests themselves are stored in either case. */
export function OutboxNotice({
  outbox,
  webhook,
  newsletter,
}: Pick<DashboardStats, 'outbox' | 'webhook' | 'newsletter'>) {
  return (
    <div role="status" className="no-print text-sm">
      <Undelivered state={outbox} one="notification email" all="emails" server="mail server" />
      <Undelivered
        state={webhook}
        one="message to your other system"
        many="messages to your other system"
        all="messages"
        server="webhook"
      />
      {newsletter.failed > 0 && (
        <Notice failed title={`${counted(newsletter.failed, 'newsletter email')} could not be delivered.`}>
          They were confirmations or tests, so nobody on the list missed an article.{' '}
          <RequestsLink to={staffPaths.adminNewsletter}>See and resend</RequestsLink>
        </Notice>
      )}
    </div>
  );
}

interface UndeliveredProps {
  state: OutboxState;
  one: string;
  many?: string;
  all: string;
  server: string;
}

function Undelivered({ state: { failed, pending, lastError }, one, many, all, server }: UndeliveredProps) {
  const reason = lastError && `: ${deliveryReason(lastError, server)}`;
  return (
    <>
      {failed > 0 && (
        <Notice failed title={`${counted(failed, one, many)} could not be delivered${reason}.`}>
          No request is lost.{' '}
          <RequestsLink to={staffPaths.adminDeliveries('failed')}>See and resend</RequestsLink>
        </Notice>
      )}
      {pending > 0 && (
        <Notice
          title={`${counted(pending, one, many)} ${pending === 1 ? 'has' : 'have'} not gone out yet${failed > 0 ? '' : reason}.`}
        >
          We keep trying. No request is lost.{' '}
          <RequestsLink to={staffPaths.adminDeliveries('waiting')}>See unsent {all}</RequestsLink>
        </Notice>
      )}
    </>
  );
}

function Notice({ failed, title, children }: { failed?: boolean; title: string; children: ReactNode }) {
  return (
    <p
      className={`mt-4 border-l-4 px-4 py-2.5 ${failed ? 'border-alert bg-alert-tint' : 'border-ornament bg-tint'}`}
    >
      <strong className={`font-semibold ${failed ? 'text-alert-deep' : ''}`}>{title}</strong> {children}
    </p>
  );
}

function RequestsLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className="link font-semibold whitespace-nowrap">
      {children}
    </Link>
  );
}
