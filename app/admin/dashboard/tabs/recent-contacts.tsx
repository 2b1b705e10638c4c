import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { ContactListItem } from '../../../../contract/admin.ts';
import { staffApiPaths, staffPaths } from '../../../../contract/staff-paths.ts';
import { Tooltip } from '../../../ui/tooltip.tsx';
import { wholeNumber } from '../../../ui/whole-number.ts';
import { counted } from '../../kit/format.ts';
import { QueryStates } from '../../kit/query-states.tsx';
import { fetchRows } from '../../kit/staff-request.ts';
import { ToolButton } from '../../kit/tool-button.tsx';
import { refreshRequests } from '../../requests/refresh-requests.ts';
import { ContactsTable } from '../recent-contacts/contacts-table.tsx';

/** More are in the list of all requests. */
const SHOWN = 50;

/** The newest requests of both kinds. */
export function RecentContacts() {
  const query = useContacts();
  const { data, isFetching, isRefetchError } = query;
  return (
    <div tabIndex={-1}>
      <QueryStates
        query={query}
        loading="Loading requests…"
        failure="The requests could not be loaded."
        onlyFirstLoad
      />
      {data && (
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <div role="status" className="text-xs text-muted tabular-nums">
            <p>{summary(data.rows.length, data.total)}</p>
            {isRefetchError && !isFetching && (
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
            <RefreshButton refreshing={isFetching} />
          </div>
        </div>
      )}
      {data?.rows.length === 0 && (
        <p className="mt-3 border-y border-line py-10 text-center text-sm text-muted">No recent contacts</p>
      )}
      {data && data.rows.length > 0 && <ContactsTable contacts={data.rows} />}
    </div>
  );
}

function useContacts() {
  return useQuery({
    queryKey: [staffApiPaths.adminContacts],
    queryFn: () => fetchRows<ContactListItem>(`${staffApiPaths.adminContacts}?limit=${SHOWN}`),
  });
}

function RefreshButton({ refreshing }: { refreshing: boolean }) {
  const client = useQueryClient();
  return (
    <Tooltip id="refresh-tooltip" text="Look for new requests" align="end">
      {(trigger) => (
        <ToolButton variant="outline" {...trigger} busy={refreshing} onClick={() => refreshRequests(client)}>
          <svg
            viewBox="0 0 16 16"
            aria-hidden="true"
            className={`size-3.5 fill-none stroke-current stroke-[1.5] ${refreshing ? 'animate-spin' : ''}`}
          >
            <path d="M13.5 8a5.5 5.5 0 1 1-1.6-3.9M13.5 1.5v3.3h-3.3" />
          </svg>
          {refreshing ? 'Refreshing…' : 'Refresh'}
        </ToolButton>
      )}
    </Tooltip>
  );
}

function summary(shown: number, total: number): string {
  if (shown === 0) return '';
  const all = counted(total, 'request');
  return shown >= total ? all : `The newest ${wholeNumber(shown)} of ${all}`;
}
