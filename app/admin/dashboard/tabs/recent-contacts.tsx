import { useMemo, useRef, useState } from 'react';
import { RetryNotice } from '../../kit/retry-notice.tsx';
import { ContactsTable } from '../recent-contacts/contacts-table.tsx';
import { ContactsToolbar } from '../recent-contacts/contacts-toolbar.tsx';
import { LoadMore } from '../recent-contacts/load-more.tsx';
import { newestFirst, sortContacts } from '../recent-contacts/sort-contacts.ts';
import { useContacts } from '../recent-contacts/use-contacts.ts';

/** All contact and consultation requests. */
export function RecentContacts() {
  const { query, contacts, total } = useContacts();
  const [order, setOrder] = useState(newestFirst);
  const sorted = useMemo(() => contacts && sortContacts(contacts, order), [contacts, order]);
  // Focused when the pressed button is removed.
  const panel = useRef<HTMLDivElement>(null);
  return (
    <div ref={panel} tabIndex={-1}>
      {!sorted && query.isPending && (
        <p role="status" className="py-6 text-sm text-muted">
          Loading requests…
        </p>
      )}
      {!sorted && query.isError && (
        <RetryNotice
          text="The requests could not be loaded."
          error={query.error}
          onRetry={() => void query.refetch()}
        />
      )}
      {sorted && (
        <ContactsToolbar
          shown={sorted.length}
          total={total}
          order={order}
          onOrder={setOrder}
          refreshing={query.isFetching && !query.isFetchingNextPage}
          refreshFailed={query.isRefetchError}
        />
      )}
      {sorted?.length === 0 && (
        <p className="mt-3 border-y border-line py-10 text-center text-sm text-muted">No recent contacts</p>
      )}
      {sorted && sorted.length > 0 && <ContactsTable contacts={sorted} order={order} onOrder={setOrder} />}
      {query.hasNextPage && <LoadMore query={query} onLastPage={() => panel.current?.focus()} />}
    </div>
  );
}
