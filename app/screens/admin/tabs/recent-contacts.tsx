import { useMemo, useRef, useState } from 'react';
import { ContactsTable } from '../recent-contacts/contacts-table.tsx';
import { ContactsToolbar } from '../recent-contacts/contacts-toolbar.tsx';
import { newestFirst, sortContacts } from '../recent-contacts/sort-contacts.ts';
import { useContacts } from '../recent-contacts/use-contacts.ts';
import { RetryNotice } from '../retry-notice.tsx';
import { toolButton } from '../tool-button.ts';

/** Every request that visitors have sent. */
export function RecentContacts() {
  const { contacts, total, isError, isFetchNextPageError, hasNextPage, ...query } = useContacts();
  const [order, setOrder] = useState(newestFirst);
  const sorted = useMemo(() => contacts && sortContacts(contacts, order), [contacts, order]);
  const summary = useRef<HTMLParagraphElement>(null);

  const loadMore = async () => {
    if (query.isFetching) return;
    const { hasNextPage: more } = await query.fetchNextPage();
    // With the last page the button goes; the keyboard goes on from the count.
    if (!more) summary.current?.focus();
  };

  const retry = () => {
    panel.current?.focus();
    void query.refetch();
  };

  if (!sorted) {
    if (isError) {
      return <RetryNotice text="The requests could not be loaded." onRetry={retry} />;
    }
    return (
      <p role="status" className="py-6 text-sm text-slate">
        Loading requests…
      </p>
    );
  }
  return (
    <>
      <ContactsToolbar
        summaryRef={summary}
        shown={sorted.length}
        total={total}
        order={order}
        onOrder={setOrder}
        refreshing={query.isFetching && !query.isFetchingNextPage}
        refreshFailed={isError && !isFetchNextPageError}
      />
      {sorted.length === 0 ? (
        <p className="mt-3 border-y border-line py-10 text-center text-sm text-slate">No recent contacts</p>
      ) : (
        <ContactsTable contacts={sorted} order={order} onOrder={setOrder} />
      )}
      {hasNextPage && (
        <div className="mt-5 flex flex-wrap items-center gap-4">
          <button
            type="button"
            aria-disabled={query.isFetching}
            onClick={() => void loadMore()}
            className={toolButton('outline')}
          >
            {query.isFetchingNextPage ? 'Loading…' : 'Load more'}
          </button>
          <p role="status" className="text-xs text-oxblood">
            {isFetchNextPageError && !query.isFetching && 'More requests could not be loaded.'}
          </p>
        </div>
      )}
    </>
  );
}
