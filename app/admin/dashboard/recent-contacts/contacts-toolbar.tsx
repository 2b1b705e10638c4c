import { useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { staffPaths } from '../../../../contract/staff-paths.ts';
import { Tooltip } from '../../../ui/tooltip.tsx';
import { wholeNumber } from '../../../ui/whole-number.ts';
import { toolButton } from '../../kit/tool-button.ts';
import { refreshRequests } from '../../requests/refresh-requests.ts';
import { newestFirst, orderInWords, type SortOrder } from './sort-contacts.ts';
import { SortSelect } from './sort-select.tsx';

interface ContactsToolbarProps {
  shown: number;
  total: number;
  order: SortOrder;
  onOrder: (order: SortOrder) => void;
  refreshing: boolean;
  refreshFailed: boolean;
}

export function ContactsToolbar(props: ContactsToolbarProps) {
  const { shown, total, order, onOrder, refreshing, refreshFailed } = props;
  const client = useQueryClient();
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <div role="status" className="text-xs text-muted tabular-nums">
        <p>{summary(shown, total, order)}</p>
        {shown > 1 && <p className="sr-only">{orderInWords(order)}</p>}
        {refreshFailed && !refreshing && (
          <p className="text-alert">The list could not be refreshed; it may be out of date.</p>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 max-sm:w-full max-sm:justify-between">
        <Link
          to={staffPaths.adminRequests}
          className="link inline-flex min-h-11 items-center text-xs whitespace-nowrap font-semibold text-alert"
        >
          All requests
        </Link>
        {shown > 1 && <SortSelect order={order} onOrder={onOrder} />}
        <Tooltip id="refresh-tooltip" text="Look for new requests" align="end">
          {(trigger) => (
            <button
              {...trigger}
              type="button"
              aria-disabled={refreshing}
              onClick={() => {
                if (!refreshing) refreshRequests(client);
              }}
              className={toolButton('outline')}
            >
              <svg
                viewBox="0 0 16 16"
                aria-hidden="true"
                className={`size-3.5 fill-none stroke-current stroke-[1.5] ${refreshing ? 'animate-spin' : ''}`}
              >
                <path d="M13.5 8a5.5 5.5 0 1 1-1.6-3.9M13.5 1.5v3.3h-3.3" />
              </svg>
              {refreshing ? 'Refreshing…' : 'Refresh'}
            </button>
          )}
        </Tooltip>
      </div>
    </div>
  );
}

function summary(shown: number, total: number, { column, direction }: SortOrder): string {
  if (shown === 0) return '';
  const requests = total === 1 ? 'request' : 'requests';
  if (shown >= total) return `${wholeNumber(shown)} ${requests}`;
  const isNewestFirst = column === newestFirst.column && direction === newestFirst.direction;
  return `The newest ${wholeNumber(shown)} of ${wholeNumber(total)} ${requests}${isNewestFirst ? '' : ', sorted among themselves'}`;
}
