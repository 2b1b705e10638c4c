import { useQueryClient } from '@tanstack/react-query';
import { staffApiPaths } from '../../../contract/staff-paths.ts';
import { wholeNumber } from '../../ui/whole-number.ts';
import { dashboardStatsKey, useDashboardStats } from '../dashboard/use-dashboard-stats.ts';
import { ResendNotice } from '../kit/resend-notice.tsx';
import { deliveryReason } from '../requests/delivery-reason.ts';

/** Sends the confirmations and tests again that were given up. */
export function Undelivered() {
  const client = useQueryClient();
  const { data } = useDashboardStats();
  const { failed = 0, lastError = null } = data?.newsletter ?? {};
  const reason = lastError ? `: ${deliveryReason(lastError, 'mail server')}` : '';
  return (
    <ResendNotice
      url={staffApiPaths.newsletterResend}
      count={failed}
      text={`${inWords(failed)} with a confirmation link or a test could not be delivered${reason}.`}
      label="Resend"
      className="border-alert bg-alert-tint"
      done={(resent) => `Sending ${inWords(resent)} again.`}
      onDone={() => void client.invalidateQueries({ queryKey: dashboardStatsKey })}
    />
  );
}

const inWords = (count: number) => `${wholeNumber(count)} ${count === 1 ? 'email' : 'emails'}`;
