import { useFilters } from '../kit/filters.ts';
import { QueryStates } from '../kit/query-states.tsx';
import { Screen } from '../kit/screen.tsx';
import { MailNotice } from '../mail-notice.tsx';
import { ScreenHeading } from '../screen-heading.tsx';
import { FilterBar } from './filter-bar.tsx';
import { ListToolbar } from './list-toolbar.tsx';
import { Pages } from './pages.tsx';
import { useAcceptedLeads } from './refresh-requests.ts';
import { countFilters, requestFilters } from './request-filters.ts';
import { RequestTable } from './request-table.tsx';
import { ResendAll } from './resend-all.tsx';
import { useRequestList } from './use-requests.ts';

/** The inbox: every request of both kinds. Its URL holds the filters. */
export default function RequestListScreen() {
  useAcceptedLeads();
  const [filters, setFilters] = useFilters(requestFilters);
  const query = useRequestList(filters);
  const { data, isFetching, isRefetchError } = query;
  const clear = () => setFilters(requestFilters.parse({}));
  const filtered = filters.search !== '' || countFilters(filters) > 0;
  return (
    <Screen>
      <ScreenHeading title="Requests" />
      <MailNotice />
      <FilterBar filters={filters} onChange={setFilters} onClear={clear} />
      <QueryStates
        query={query}
        loading="Loading requests…"
        failure="The requests could not be loaded."
        onlyFirstLoad
      />
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
