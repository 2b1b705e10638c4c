import { useMutation } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { apiPaths } from '../../../../../contract/paths.ts';
import { type SubscriberList, subscriberStatuses } from '../../../../../contract/subscribers.ts';
import { isUnauthorized } from '../../../../query-client.ts';
import { toastStore } from '../../../../ui/toast-store.ts';
import { wholeNumber } from '../../../../ui/whole-number.ts';
import { download } from '../../download.ts';
import { LoadedSection } from '../../loaded-section.tsx';
import { FilterSelect } from '../../requests/filter-fields.tsx';
import { toolButton } from '../../tool-button.ts';
import { SearchForm } from '../search-form.tsx';
import { readChoice, type SubscriberChoice, writeChoice } from '../subscriber-address.ts';
import { SubscriberPages } from '../subscriber-pages.tsx';
import { SubscriberTable } from '../subscriber-table.tsx';
import { subscriberQuery, useSubscribers } from '../use-newsletter.ts';

/** The newsletter's list. The address holds the search and the filter. */
export function Subscribers() {
  const [parameters, setParameters] = useSearchParams();
  const choice = readChoice(parameters);
  const list = useSubscribers(choice);
  const choose = (changed: Partial<SubscriberChoice>) =>
    setParameters(writeChoice(parameters, { ...choice, page: 1, ...changed }), { preventScrollReset: true });
  const exporting = useMutation({
    mutationFn: () =>
      download(`${apiPaths.newsletterSubscribersExport}?${subscriberQuery(choice)}`, 'subscribers.csv'),
    onError: (error) => {
      if (isUnauthorized(error)) return;
      const description = 'The subscribers could not be exported.';
      toastStore.add({ title: 'Error', description, variant: 'destructive' });
    },
  });
  const tools = (
    <button
      type="button"
      aria-disabled={exporting.isPending}
      onClick={() => {
        if (!exporting.isPending) exporting.mutate();
      }}
      className={toolButton('outline')}
    >
      {exporting.isPending ? 'Exporting…' : 'Export CSV'}
    </button>
  );
  return (
    <LoadedSection heading="Subscribers" tools={tools} query={list}>
      {({ subscribers, total, counts }) => (
        <>
          <search className="mt-2 flex flex-wrap items-end gap-3 border-t border-line pt-4">
            <SearchForm
              label="Part of an address"
              search={choice.search}
              onSearch={(search) => choose({ search })}
            />
            <div className="min-w-44 max-sm:grow">
              <FilterSelect
                label="Status"
                all="Any status"
                options={subscriberStatuses}
                value={choice.status}
                onChange={(status) =>
                  choose(readChoice(new URLSearchParams({ search: choice.search, status })))
                }
              />
            </div>
          </search>
          <p role="status" className="mt-3 text-xs text-slate tabular-nums">
            {summary(choice, total, counts)}
          </p>
          {subscribers.length > 0 && <SubscriberTable subscribers={subscribers} />}
          <SubscriberPages page={choice.page} total={total} onPage={(page) => choose({ page })} />
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
