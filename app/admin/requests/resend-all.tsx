import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ResentDeliveries } from '../../../contract/requests.ts';
import { staffApiPaths } from '../../../contract/staff-paths.ts';
import { wholeNumber } from '../../ui/whole-number.ts';
import { describeError } from '../kit/describe-error.ts';
import { filterQuery } from '../kit/filters.ts';
import { toolButton } from '../kit/tool-button.ts';
import { useStaffMutation } from '../kit/use-staff-mutation.ts';
import { refreshRequests } from './refresh-requests.ts';
import type { RequestFilters } from './request-filters.ts';

/** Sends all undelivered messages of the filtered requests again, and says how many. */
export function ResendAll({ filters, total }: { filters: RequestFilters; total: number }) {
  const client = useQueryClient();
  const resend = useStaffMutation<ResentDeliveries>();
  const [result, setResult] = useState('');
  const start = () => {
    if (resend.isPending) return;
    setResult('');
    resend.mutate(
      { method: 'POST', url: `${staffApiPaths.adminRequests}/deliveries?${filterQuery(filters)}` },
      {
        onSuccess({ resent }) {
          setResult(
            resent === 0
              ? 'There was nothing left to send.'
              : `Sending ${wholeNumber(resent)} ${resent === 1 ? 'message' : 'messages'} again. What fails once more stays in this list.`,
          );
          refreshRequests(client);
        },
        onError: (error) => setResult(`Nothing was sent again. ${describeError(error)?.text ?? ''}`),
      },
    );
  };
  if (total === 0 && result === '') return null;
  return (
    <div className="no-print mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 border-l-4 border-ornament bg-tint px-4 py-2.5 text-sm">
      <p role="status" className="grow">
        {result ||
          (filters.delivery === 'failed'
            ? 'Notifications about these requests could not be delivered. Once the cause is fixed, send them again.'
            : 'Notifications about these requests have not been sent yet. We keep trying; you can also send them now.')}
      </p>
      {total > 0 && (
        <button
          type="button"
          aria-disabled={resend.isPending}
          onClick={start}
          className={toolButton('primary')}
        >
          {resend.isPending ? 'Sending…' : 'Resend all'}
        </button>
      )}
    </div>
  );
}
