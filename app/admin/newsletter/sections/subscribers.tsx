import { staffApiPaths } from '../../../../contract/staff-paths.ts';
import {
  SUBSCRIBER_SEARCH_MAX,
  SUBSCRIBERS_PER_PAGE,
  type SubscriberList,
  subscriberStatuses,
} from '../../../../contract/subscribers.ts';
import { wholeNumber } from '../../../ui/whole-number.ts';
import { ExportButton } from '../../kit/export-button.tsx';
import { LoadedSection } from '../../kit/loaded-section.tsx';
import { Pagination } from '../../kit/pagination.tsx';
import { SearchForm } from '../../kit/search-form.tsx';
import { useAddressChoice } from '../../kit/use-address-choice.ts';
import { FilterSelect } from '../../requests/filter-fields.tsx';
import { readChoice, type SubscriberChoice, writeChoice } from '../subscriber-address.ts';
import { SubscriberTable } from '../subscriber-table.tsx';
import { subscriberQuery, useSubscribers } from '../use-newsletter.ts';

/** The newsletter's list. The address holds the search and the filter. */
export function Subscribers() {
  const [choice, choose] = useAddressChoice(readChoice, writeChoice);
  const list = useSubscribers(choice);
  const tools = (
    <ExportButton
      url={`${staffApiPaths.newsletterSubscribersExport}?${subscriberQuery(choice)}`}
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
              search={choice.search}
              maxLength={SUBSCRIBER_SEARCH_MAX}
              onSearch={(search) => choose({ search })}
            />
            <div className="min-w-44 max-sm:grow">
              <FilterSelect
                label="Status"
                all="Any status"
                options={subscriberStatuses}
                value={choice.status}
                onChange={(status) => choose({ status: readChoice(new URLSearchParams({ status })).status })}
              />
            </div>
          </search>
          <p role="status" className="mt-3 text-xs text-muted tabular-nums">
            {summary(choice, total, counts)}
          </p>
          {subscribers.length > 0 && <SubscriberTable subscribers={subscribers} />}
          <Pagination
            label="Pages of subscribers"
            previous="Previous"
            next="Next"
            page={choice.page}
            perPage={SUBSCRIBERS_PER_PAGE}
            total={total}
            onPage={(page) => choose({ page })}
          />
        </>
      )}
    </LoadedSection>
  );
}

function summary(choice: SubscriberChoice, total: number, counts: SubscriberList['counts']): string {
  if (choice.search || choice.status) {
    return total === 0 ? 'No address matches.' : `${wholeNumber(total)} found`;
  }
  if (total === 0) return 'Nobody has subscribed yet.';
  const { subscribed, pending, unsubscribed } = counts;
  return `${wholeNumber(subscribed)} subscribed, ${wholeNumber(pending)} not confirmed, ${wholeNumber(unsubscribed)} unsubscribed`;
}
