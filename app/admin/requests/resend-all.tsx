import { useQueryClient } from '@tanstack/react-query';
import { staffApiPaths } from '../../../contract/staff-paths.ts';
import { wholeNumber } from '../../ui/whole-number.ts';
import { filterQuery } from '../kit/filters.ts';
import { ResendNotice } from '../kit/resend-notice.tsx';
import { refreshRequests } from './refresh-requests.ts';
import type { RequestFilters } from './request-filters.ts';

/** Sends all undelivered messages of the filtered requests again, and says how many. */
export function ResendAll({ filters, total }: { filters: RequestFilters; total: number }) {
  const client = useQueryClient();
  return (
    <ResendNotice
      url={`${staffApiPaths.adminRequests}/deliveries?${filterQuery(filters)}`}
      count={total}
      text={
        filters.delivery === 'failed'
          ? 'Notifications about these requests could not be delivered. Once the cause is fixed, send them again.'
          : 'Notifications about these requests have not been sent yet. We keep trying; you can also send them now.'
      }
      label="Resend all"
      className="border-ornament bg-tint"
      done={(resent) =>
        resent === 0
          ? 'There was nothing left to send.'
          : `Sending ${wholeNumber(resent)} ${resent === 1 ? 'message' : 'messages'} again. What fails once more stays in this list.`
      }
      onDone={() => refreshRequests(client)}
    />
  );
}
