import { useState } from 'react';
import { type Subscriber, subscriberStatuses } from '../../../contract/subscribers.ts';
import { type Column, DataTable } from '../kit/data-table.tsx';
import { firmDateTime } from '../kit/format.ts';
import { toolButton } from '../kit/tool-button.ts';
import { RemoveSubscriber } from './remove-subscriber.tsx';

export function SubscriberTable({ subscribers }: { subscribers: readonly Subscriber[] }) {
  const [removing, setRemoving] = useState<Subscriber | null>(null);
  const columns: readonly Column<Subscriber>[] = [
    {
      name: 'Address',
      className: 'text-sm font-semibold wrap-anywhere max-md:col-start-1',
      cell: ({ email }) => email,
    },
    {
      name: 'Status',
      className: 'max-md:col-start-1 md:w-32 lg:w-48',
      cell: ({ status, suspectedSpam }) => (
        <>
          {subscriberStatuses.find(({ value }) => value === status)?.label}
          {suspectedSpam && <span className="block font-semibold text-alert-deep">Suspected spam</span>}
        </>
      ),
    },
    {
      name: 'Since',
      className: 'text-muted tabular-nums max-md:col-start-1 md:w-44 lg:w-56',
      cell: (subscriber) => firmDateTime(sinceOf(subscriber)),
    },
    {
      name: 'Actions',
      heading: <span className="sr-only">Actions</span>,
      className: 'max-md:col-start-2 max-md:row-span-3 max-md:row-start-1 md:w-28 md:pr-0 md:text-end',
      cell: (subscriber) => (
        <button
          type="button"
          aria-label={`Remove ${subscriber.email}`}
          onClick={() => setRemoving(subscriber)}
          className={toolButton('outline')}
        >
          Remove
        </button>
      ),
    },
  ];
  return (
    <>
      <DataTable
        caption="Subscribers"
        columns={columns}
        rows={subscribers}
        keyOf={({ id }) => id}
        cardsBelow="md"
        className="mt-3"
        headingClassName="py-2"
        rowClassName="max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:items-center max-md:gap-x-4 max-md:py-3 md:hover:bg-tint/60"
        cellClassName="py-2.5 pr-5 align-middle max-md:block max-md:p-0"
      />
      {removing && <RemoveSubscriber subscriber={removing} onClose={() => setRemoving(null)} />}
    </>
  );
}

/** Start of the current status. */
function sinceOf({ status, requestedAt, confirmedAt, unsubscribedAt }: Subscriber): string {
  const began = { pending: null, subscribed: confirmedAt, unsubscribed: unsubscribedAt }[status];
  return began ?? requestedAt;
}
