import { RetryNotice } from '../kit/retry-notice.tsx';
import { Screen } from '../kit/screen.tsx';
import { useAddressChoice } from '../kit/use-address-choice.ts';
import { MailNotice } from '../mail-notice.tsx';
import { ScreenHeading } from '../screen-heading.tsx';
import { FilterBar } from './filter-bar.tsx';
import { countFilters, readChoice, writeChoice } from './list-address.ts';
import { ListToolbar } from './list-toolbar.tsx';
import { Pages } from './pages.tsx';
import { RequestTable } from './request-table.tsx';
import { ResendAll } from './resend-all.tsx';
import { useAcceptedLeads } from './use-accepted-leads.ts';
import { useRequestList } from './use-requests.ts';

/** The inbox: every request of both kinds. The address holds the filters. */
export default function RequestListScreen() {
  useAcceptedLeads();
  const [choice, choose] = useAddressChoice(readChoice, writeChoice);
  const { data, isPending, isError, isFetching, isRefetchError, error, refetch } = useRequestList(choice);
  const clear = () => choose(readChoice(new URLSearchParams()));
  const filtered = choice.search.trim() !== '' || countFilters(choice) > 0;
  return (
    <Screen>
      <ScreenHeading title="Requests" />
      <MailNotice />
      <FilterBar choice={choice} onChoose={choose} onClear={clear} />
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
            choice={choice}
            shown={data.requests.length}
            total={data.total}
            refreshing={isFetching}
            refreshFailed={isRefetchError}
          />
          {choice.delivery !== '' && <ResendAll key={choice.delivery} choice={choice} total={data.total} />}
          {data.requests.length > 0 ? (
            <RequestTable
              requests={data.requests}
              order={choice.order}
              onOrder={(order) => choose({ order })}
            />
          ) : (
            <p className="mt-3 border-y border-line py-10 text-center text-sm text-muted">
              {nothing(filtered, data.total)}
            </p>
          )}
          <Pages choice={choice} total={data.total} />
        </div>
      )}
    </Screen>
  );
}

function nothing(filtered: boolean, total: number): string {
  if (total > 0) return 'This page does not exist: the list is shorter.';
  return filtered ? 'No request matches the search and the filters.' : 'No requests yet.';
}
