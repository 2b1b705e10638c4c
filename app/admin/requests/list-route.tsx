import { useQueryClient } from '@tanstack/react-query';
import { staffApiPaths } from '../../../contract/staff-paths.ts';
import { filterQuery } from '../kit/filters.ts';
import { counted } from '../kit/format.ts';
import { List, useList } from '../kit/list.tsx';
import { ResendNotice } from '../kit/resend-notice.tsx';
import { Screen } from '../kit/screen.tsx';
import { MailNotice } from '../mail-notice.tsx';
import { ScreenHeading } from '../screen-heading.tsx';
import { FilterBar } from './filter-bar.tsx';
import { ListToolbar } from './list-toolbar.tsx';
import { refreshRequests, useAcceptedLeads } from './refresh-requests.ts';
import { inquiries, type RequestFilters } from './request-filters.ts';
import { RequestTable } from './request-table.tsx';

/** The inbox: every request of both kinds. Its URL holds the filters. */
export default function RequestListScreen() {
  useAcceptedLeads();
  const list = useList(inquiries);
  const { filters, setFilters } = list;
  return (
    <Screen>
      <ScreenHeading title="Requests" />
      <MailNotice />
      <FilterBar list={list} />
      <List
        list={list}
        states={{
          loading: 'Loading requests…',
          failure: 'The requests could not be loaded.',
          onlyFirstLoad: true,
        }}
        toolbar={(page) => (
          <>
            <ListToolbar list={list} page={page} />
            {filters.delivery !== '' && (
              <ResendAll key={filters.delivery} filters={filters} total={page.total} />
            )}
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

/** Sends all undelivered messages of the filtered requests again, and says how many. */
function ResendAll({ filters, total }: { filters: RequestFilters; total: number }) {
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
          : `Sending ${counted(resent, 'message')} again. What fails once more stays in this list.`
      }
      onDone={() => refreshRequests(client)}
    />
  );
}
