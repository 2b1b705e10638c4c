import { useFilters } from '../kit/filters.ts';
import { RetryNotice } from '../kit/retry-notice.tsx';
import { Screen } from '../kit/screen.tsx';
import { MailNotice } from '../mail-notice.tsx';
import { ScreenHeading } from '../screen-heading.tsx';
import { FilterBar } from './filter-bar.tsx';
import { ListToolbar } from './list-toolbar.tsx';
import { Pages } from './pages.tsx';
import { countFilters, requestFilters } from './request-filters.ts';
import { RequestTable } from './request-table.tsx';
import { ResendAll } from './resend-all.tsx';
import { useAcceptedLeads } from './use-accepted-leads.ts';
import { useRequestList } from './use-requests.ts';

/** The inbox: every request of both kinds. Its URL holds the filters. */
export default function RequestListScreen() {
  useAcceptedLeads();
  const [filters, setFilters] = useFilters(requestFilters);
  const { data, isPending, isError, isFetching, isRefetchError, error, refetch } = useRequestList(filters);
  const clear = () => setFilters(requestFilters.parse({}));
  const filtered = filters.search !== '' || countFilters(filters) > 0;
  return (
    <Screen>
      <ScreenHeading title="Requests" />
      <MailNotice />
      <FilterBar filters={filters} onChange={setFilters} onClear={clear} />
      {isPending && (
        <p role="status" className="py-6 text-sm text-muted">
          Loading requests…
        </p>
      )}
      {isError && !data && (
        <RetryNotice text="The requests could not be loaded." error={error} onRetry={() => void refetch()} />
      )}
      {data && (
        <div aria-busy={isFetching}>
          <ListToolbar
            filters={filters}
            shown={data.requests.length}
            total={data.total}
            refreshing={isFetching}
            refreshFailed={isRefetchError}
          />
          {filters.delivery !== '' && (
            <ResendAll key={filters.delivery} filters={filters} total={data.total} />
          )}
          {data.requests.length > 0 ? (
            <RequestTable
              requests={data.requests}
              order={filters.order || 'newest'}
              onOrder={(order) => setFilters({ order: order === 'oldest' ? order : '' })}
            />
          ) : (
            <p className="mt-3 border-y border-line py-10 text-center text-sm text-muted">
              {nothing(filtered, data.total)}
            </p>
          )}
          <Pages filters={filters} total={data.total} />
        </div>
      )}
    </Screen>
  );
}

function nothing(filtered: boolean, total: number): string {
  if (total > 0) return 'This page does not exist: the list is shorter.';
  return filtered ? 'No request matches the search and the filters.' : 'No requests yet.';
}
