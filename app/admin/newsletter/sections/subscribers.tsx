import * as z from 'zod/mini';
import { staffApiPaths } from '../../../../contract/staff-paths.ts';
import {
  SUBSCRIBER_SEARCH_MAX,
  SUBSCRIBERS_PER_PAGE,
  type SubscriberList,
  subscriberStatuses,
} from '../../../../contract/subscribers.ts';
import { wholeNumber } from '../../../ui/whole-number.ts';
import { ExportButton } from '../../kit/export-button.tsx';
import { FilterSelect } from '../../kit/filter-fields.tsx';
import { filterParts, filterQuery, useFilters } from '../../kit/filters.ts';
import { LoadedSection } from '../../kit/loaded-section.tsx';
import { Pagination } from '../../kit/pagination.tsx';
import { SearchForm } from '../../kit/search-form.tsx';
import { SubscriberTable } from '../subscriber-table.tsx';
import { useSubscribers } from '../use-newsletter.ts';

const subscriberFilters = z.object({
  search: filterParts.text(SUBSCRIBER_SEARCH_MAX),
  status: filterParts.oneOf(subscriberStatuses),
  page: filterParts.page,
});

export type SubscriberFilters = z.output<typeof subscriberFilters>;

/** The newsletter's list; the URL holds its filters. */
export function Subscribers() {
  const [filters, setFilters] = useFilters(subscriberFilters);
  const list = useSubscribers(filters);
  const tools = (
    <ExportButton
      url={`${staffApiPaths.newsletterSubscribersExport}?${filterQuery(filters)}`}
      failure="The subscribers could not be exported."
    />
  );
  return (
    <LoadedSection heading="Subscribers" subject="The subscribers" tools={tools} query={list}>
      {({ subscribers, total, counts }) => (
        <>
          <search className="mt-2 flex flex-wrap items-end gap-3 border-t border-line pt-4">
            <SearchForm
              label="Search addresses"
              search={filters.search}
              maxLength={SUBSCRIBER_SEARCH_MAX}
              onSearch={(search) => setFilters({ search })}
            />
            <div className="min-w-44 max-sm:grow">
              <FilterSelect
                label="Status"
                all="Any status"
                options={subscriberStatuses}
                value={filters.status}
                onChange={(status) => setFilters({ status })}
              />
            </div>
          </search>
          <p role="status" className="mt-3 text-xs text-muted tabular-nums">
            {summary(filters, total, counts)}
          </p>
          {subscribers.length > 0 && <SubscriberTable subscribers={subscribers} />}
          <Pagination
            label="Pages of subscribers"
            previous="Previous"
            next="Next"
            page={filters.page}
            perPage={SUBSCRIBERS_PER_PAGE}
            total={total}
            onPage={(page) => setFilters({ page })}
          />
        </>
      )}
    </LoadedSection>
  );
}

function summary(filters: SubscriberFilters, total: number, counts: SubscriberList['counts']): string {
  if (filters.search || filters.status) {
    return total === 0 ? 'No address matches.' : `${wholeNumber(total)} found`;
  }
  if (total === 0) return 'Nobody has subscribed yet.';
  const { subscribed, pending, unsubscribed } = counts;
  return `${wholeNumber(subscribed)} subscribed, ${wholeNumber(pending)} not confirmed, ${wholeNumber(unsubscribed)} unsubscribed`;
}
