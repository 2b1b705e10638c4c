import * as z from 'zod/mini';
import { staffApiPaths } from '../../../../contract/staff-paths.ts';
import {
  SUBSCRIBER_SEARCH_MAX,
  SUBSCRIBERS_PER_PAGE,
  type Subscriber,
  type SubscriberList,
  subscriberStatuses,
} from '../../../../contract/subscribers.ts';
import { wholeNumber } from '../../../ui/whole-number.ts';
import { ExportButton } from '../../kit/export-button.tsx';
import { type FilterField, FilterFields } from '../../kit/filter-fields.tsx';
import { filterParts, filterQuery } from '../../kit/filters.ts';
import { List, type ListSource, type Rows, useList } from '../../kit/list.tsx';
import { LoadedSection } from '../../kit/loaded-section.tsx';
import { SearchForm } from '../../kit/search-form.tsx';
import { staffRequest } from '../../kit/staff-request.ts';
import { SubscriberTable } from '../subscriber-table.tsx';

const subscriberFilters = z.object({
  search: filterParts.text(SUBSCRIBER_SEARCH_MAX),
  status: filterParts.oneOf(subscriberStatuses),
  page: filterParts.page,
});

type SubscriberFilters = z.output<typeof subscriberFilters>;

interface SubscriberPage extends Rows<Subscriber> {
  counts: SubscriberList['counts'];
}

const source: ListSource<SubscriberFilters, SubscriberPage> = {
  schema: subscriberFilters,
  path: staffApiPaths.newsletterSubscribers,
  perPage: SUBSCRIBERS_PER_PAGE,
  async load(url) {
    const { subscribers: rows, ...others } = await staffRequest<SubscriberList>('GET', url);
    return { rows, ...others };
  },
  refetchOnMount: 'always',
};

const fields: readonly FilterField<SubscriberFilters>[] = [
  { name: 'status', label: 'Status', all: 'Any status', options: subscriberStatuses },
];

/** The newsletter's list; the URL holds its filters. */
export function Subscribers() {
  const list = useList(source);
  const { filters, setFilters } = list;
  const tools = (
    <ExportButton
      url={`${staffApiPaths.newsletterSubscribersExport}?${filterQuery(filters)}`}
      failure="The subscribers could not be exported."
    />
  );
  return (
    <LoadedSection heading="Subscribers" subject="The subscribers" tools={tools} query={list.query}>
      {({ total, counts }) => (
        <>
          <search className="mt-2 flex flex-wrap items-end gap-3 border-t border-line pt-4">
            <SearchForm
              label="Search addresses"
              search={filters.search}
              maxLength={SUBSCRIBER_SEARCH_MAX}
              onSearch={(search) => setFilters({ search })}
            />
            <div className="min-w-44 max-sm:grow">
              <FilterFields fields={fields} list={list} />
            </div>
          </search>
          <p role="status" className="mt-3 text-xs text-muted tabular-nums">
            {summary(list.isFiltered, total, counts)}
          </p>
          <List list={list} none={null} pages={{ label: 'Pages of subscribers' }}>
            {(subscribers) => <SubscriberTable subscribers={subscribers} />}
          </List>
        </>
      )}
    </LoadedSection>
  );
}

function summary(isFiltered: boolean, total: number, counts: SubscriberList['counts']): string {
  if (isFiltered) {
    return total === 0 ? 'No address matches.' : `${wholeNumber(total)} found`;
  }
  if (total === 0) return 'Nobody has subscribed yet.';
  const { subscribed, pending, unsubscribed } = counts;
  return `${wholeNumber(subscribed)} subscribed, ${wholeNumber(pending)} not confirmed, ${wholeNumber(unsubscribed)} unsubscribed`;
}
