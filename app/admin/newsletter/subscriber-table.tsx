import { useState } from 'react';
import { type Subscriber, subscriberStatuses } from '../../../contract/subscribers.ts';
import { firmDateTime } from '../kit/format.ts';
import { toolButton } from '../kit/tool-button.ts';
import { RemoveSubscriber } from './remove-subscriber.tsx';

/** A table from the md breakpoint on; below it, each row is a card. */
export function SubscriberTable({ subscribers }: { subscribers: Subscriber[] }) {
  const [removing, setRemoving] = useState<Subscriber | null>(null);
  const cell = 'py-2.5 pr-5 align-middle max-md:block max-md:p-0';
  return (
    <>
      <table className="mt-3 w-full border-collapse text-start text-xs max-md:block">
        <caption className="sr-only">Subscribers</caption>
        <thead className="border-y border-line max-md:hidden">
          <tr>
            {['Address', 'Status', 'Since', ''].map((heading) => (
              <th key={heading} scope="col" className="py-2 pr-5 text-start font-semibold text-muted">
                {heading || <span className="sr-only">Actions</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-md:block max-md:border-t max-md:border-line">
          {subscribers.map((subscriber) => (
            <tr
              key={subscriber.id}
              className="border-b border-line max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:items-center max-md:gap-x-4 max-md:py-3 md:hover:bg-tint/60"
            >
              <td className={`${cell} text-sm font-semibold wrap-anywhere max-md:col-start-1`}>
                {subscriber.email}
              </td>
              <td className={`${cell} max-md:col-start-1 md:w-32 lg:w-48`}>
                {subscriberStatuses.find(({ value }) => value === subscriber.status)?.label}
                {subscriber.suspectedSpam && (
                  <span className="block font-semibold text-alert-deep">Suspected spam</span>
                )}
              </td>
              <td className={`${cell} text-muted tabular-nums max-md:col-start-1 md:w-44 lg:w-56`}>
                {firmDateTime(sinceOf(subscriber))}
              </td>
              <td
                className={`${cell} max-md:col-start-2 max-md:row-span-3 max-md:row-start-1 md:w-28 md:pr-0 md:text-end`}
              >
                <button
                  type="button"
                  aria-label={`Remove ${subscriber.email}`}
                  onClick={() => setRemoving(subscriber)}
                  className={toolButton('outline')}
                >
                  Remove
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {removing && <RemoveSubscriber subscriber={removing} onClose={() => setRemoving(null)} />}
    </>
  );
}

/** When the present status began. */
function sinceOf({ status, requestedAt, confirmedAt, unsubscribedAt }: Subscriber): string {
  const began = { pending: null, subscribed: confirmedAt, unsubscribed: unsubscribedAt }[status];
  return began ?? requestedAt;
}
