import { useState } from 'react';
import { staffApiPaths } from '../../../contract/staff-paths.ts';
import { type Subscriber, subscriberStatuses } from '../../../contract/subscribers.ts';
import { ConfirmCall } from '../kit/confirm-call.tsx';
import { type Column, DataTable } from '../kit/data-table.tsx';
import { firmDateTime } from '../kit/format.ts';
import { ToolButton } from '../kit/tool-button.tsx';

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
        <ToolButton
          variant="quiet"
          aria-label={`Remove ${subscriber.email}`}
          onClick={() => setRemoving(subscriber)}
          className="md:-mr-2.5 md:min-h-8"
        >
          Remove
        </ToolButton>
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
        cellClassName="py-1.5 pr-5 align-middle max-md:block max-md:p-0"
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

interface RemoveSubscriberProps {
  subscriber: Subscriber;
  onClose: () => void;
}

/** Asks before an e-mail address is deleted for good. */
function RemoveSubscriber({ subscriber: { id, email }, onClose }: RemoveSubscriberProps) {
  return (
    <ConfirmCall
      title={`Remove ${email}?`}
      confirmLabel="Remove"
      call={{ method: 'DELETE', url: staffApiPaths.newsletterSubscriber(id) }}
      changes={[
        staffApiPaths.newsletterSubscribers,
        staffApiPaths.newsletterMailings,
        staffApiPaths.newsletterPreview,
      ]}
      report={['Removed', 'The address is deleted.']}
      onClose={onClose}
    >
      <p>
        The email address, its links and its emails are deleted for good; the audit log does not keep them. An
        unsubscribed address gets no email either, so remove one only when its owner asks for it.
      </p>
    </ConfirmCall>
  );
}
