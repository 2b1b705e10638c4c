import { INQUIRIES_PER_PAGE, type InquiryList, type InquiryListItem } from '../../../contract/inquiries.ts';
import { staffApiPaths } from '../../../contract/staff-paths.ts';
import { List, type ListSource, type Rows, useList } from '../kit/list.tsx';
import { Screen } from '../kit/screen.tsx';
import { staffRequest } from '../kit/staff-request.ts';
import { MailNotice } from '../mail-notice.tsx';
import { ScreenHeading } from '../screen-heading.tsx';
import { FilterBar } from './filter-bar.tsx';
import { ListToolbar } from './list-toolbar.tsx';
import { useAcceptedLeads } from './refresh-requests.ts';
import { type RequestFilters, requestFilters } from './request-filters.ts';
import { RequestTable } from './request-table.tsx';
import { ResendAll } from './resend-all.tsx';

const source: ListSource<RequestFilters, Rows<InquiryListItem>> = {
  schema: requestFilters,
  path: staffApiPaths.adminRequests,
  perPage: INQUIRIES_PER_PAGE,
  async load(url) {
    const { requests: rows, total } = await staffRequest<InquiryList>('GET', url);
    return { rows, total };
  },
};

/** The inbox: every request of both kinds. Its URL holds the filters. */
export default function RequestListScreen() {
  useAcceptedLeads();
  const list = useList(source);
  const { filters, setFilters, query } = list;
  return (
    <Screen>
      <ScreenHeading title="Requests" />
      <MailNotice />
      <FilterBar filters={filters} onChange={setFilters} onClear={list.clear} />
      <List
        list={list}
        states={{
          loading: 'Loading requests…',
          failure: 'The requests could not be loaded.',
          onlyFirstLoad: true,
        }}
        toolbar={({ rows, total }) => (
          <>
            <ListToolbar
              filters={filters}
              shown={rows.length}
              total={total}
              refreshing={query.isFetching}
              refreshFailed={query.isRefetchError}
            />
            {filters.delivery !== '' && <ResendAll key={filters.delivery} filters={filters} total={total} />}
          </>
        )}
        none={list.isFiltered ? 'No request matches the search and the filters.' : 'No requests yet.'}
        pages={{ label: 'Pages' }}
      >
        {(requests) => (
          <RequestTable
            requests={requests}
            order={filters.order || 'newest'}
            onOrder={(order) => setFilters({ order: order === 'oldest' ? order : '' })}
          />
        )}
      </List>
    </Screen>
  );
}
