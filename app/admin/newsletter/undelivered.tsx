import { useState } from 'react';
import type { ResentDeliveries } from '../../../contract/requests.ts';
import { staffApiPaths } from '../../../contract/staff-paths.ts';
import { wholeNumber } from '../../ui/whole-number.ts';
import { useDashboardStats } from '../dashboard/use-dashboard-stats.ts';
import { describeError } from '../kit/describe-error.ts';
import { toolButton } from '../kit/tool-button.ts';
import { useStaffMutation } from '../kit/use-staff-mutation.ts';
import { deliveryReason } from '../requests/delivery-reason.ts';

/** Sends the confirmations and tests again that were given up. */
export function Undelivered() {
  const { data } = useDashboardStats();
  const resend = useStaffMutation<ResentDeliveries>(staffApiPaths.dashboardStats);
  const [result, setResult] = useState('');
  const { failed = 0, lastError = null } = data?.newsletter ?? {};
  if (failed === 0 && result === '') return null;
  const start = () => {
    if (resend.isPending) return;
    resend.mutate(
      { method: 'POST', url: staffApiPaths.newsletterResend },
      {
        onSuccess: ({ resent }) => setResult(`Sending ${inWords(resent)} again.`),
        onError: (error) => setResult(`Nothing was sent again. ${describeError(error)?.text ?? ''}`),
      },
    );
  };
  return (
    <div className="no-print mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 border-l-4 border-alert bg-alert-tint px-4 py-2.5 text-sm">
      <p role="status" className="grow">
        {result ||
          `${inWords(failed)} with a confirmation link or a test could not be delivered${
            lastError ? `: ${deliveryReason(lastError, 'mail server')}` : ''
          }.`}
      </p>
      {failed > 0 && (
        <button
          type="button"
          aria-disabled={resend.isPending}
          onClick={start}
          className={toolButton('primary')}
        >
          {resend.isPending ? 'Sending…' : 'Resend'}
        </button>
      )}
    </div>
  );
}

const inWords = (count: number) => `${wholeNumber(count)} ${count === 1 ? 'email' : 'emails'}`;
