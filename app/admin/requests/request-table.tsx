import { Link, useLocation } from 'react-router';
import type { InquiryListItem } from '../../../contract/inquiries.ts';
import { staffPaths } from '../../../contract/staff-paths.ts';
import { phoneHref } from '../kit/contact-links.ts';
import { type Column, DataTable } from '../kit/data-table.tsx';
import { elapsed } from '../kit/elapsed.ts';
import { firmMoment } from '../kit/format.ts';
import { caseTypeInWords } from './case-type-in-words.ts';
import { StateBadge } from './state-badge.tsx';

const columns: readonly Column<InquiryListItem>[] = [
  {
    name: 'Name',
    width: 'lg:w-[21%]',
    className: 'max-lg:col-start-1 max-lg:row-start-1 max-lg:text-base',
    cell: (request) => <Sender request={request} />,
  },
  {
    name: 'Request',
    width: 'lg:w-[17%]',
    className: 'max-lg:col-span-2 max-lg:row-start-3',
    cell: matterCell,
  },
  {
    name: 'Message',
    className: 'max-lg:col-span-2 max-lg:row-start-4 max-lg:mt-1.5 max-lg:text-sm',
    cell: messageCell,
  },
  {
    name: 'Status',
    width: 'lg:w-48',
    className: 'max-lg:col-start-2 max-lg:row-start-1 max-lg:text-end',
    cell: stateCell,
  },
];

interface RequestTableProps {
  requests: readonly InquiryListItem[];
  order: 'newest' | 'oldest';
  onOrder: (order: 'newest' | 'oldest') => void;
}

export function RequestTable({ requests, order, onOrder }: RequestTableProps) {
  const received: Column<InquiryListItem> = {
    name: 'Received',
    heading: <OrderButton order={order} onOrder={onOrder} />,
    sorted: order === 'newest' ? 'descending' : 'ascending',
    width: 'lg:w-36 tabular-nums',
    className: 'max-lg:col-span-2 max-lg:row-start-2 text-muted tabular-nums',
    cell: receivedCell,
  };
  return (
    <DataTable
      caption="Requests"
      columns={[received, ...columns]}
      rows={requests}
      keyOf={({ number }) => number}
      cardsBelow="lg"
      className="mt-3 lg:table-fixed"
      headingClassName="py-2"
      rowClassName="relative max-lg:grid max-lg:grid-cols-[1fr_auto] max-lg:gap-x-4 max-lg:py-4 hover:bg-tint/60"
      cellClassName="block align-top wrap-anywhere lg:table-cell lg:py-2.5 lg:pr-5"
    />
  );
}

function OrderButton({ order, onOrder }: Omit<RequestTableProps, 'requests'>) {
  return (
    <button
      type="button"
      onClick={() => onOrder(order === 'newest' ? 'oldest' : 'newest')}
      className="-ml-1 inline-flex min-h-9 items-center gap-1.5 px-1 font-semibold text-text"
    >
      Received
      <svg viewBox="0 0 8 6" aria-hidden="true" className="h-1.5 w-2 fill-none stroke-action stroke-[1.5]">
        <path d={order === 'newest' ? 'M1 1.5l3 3 3-3' : 'M1 4.5l3-3 3 3'} />
      </svg>
    </button>
  );
}

function receivedCell({ createdAt }: InquiryListItem) {
  return (
    <time dateTime={createdAt}>
      <span className="text-text">{elapsed(createdAt, Date.now())} ago</span>{' '}
      <span className="block max-lg:ml-2 max-lg:inline">{firmMoment(createdAt, new Date())}</span>
    </time>
  );
}

function Sender({ request }: { request: InquiryListItem }) {
  const { search } = useLocation();
  return (
    <>
      {/* The whole card, or row, opens the request. */}
      <Link
        to={staffPaths.adminRequest(request.number)}
        state={{ list: search }}
        className="font-semibold text-text underline-offset-4 after:absolute after:inset-0 hover:underline lg:text-sm"
      >
        <span dir="auto">{request.name.trim() || 'No name'}</span>
      </Link>
      <span className="block text-muted max-lg:hidden">{request.email}</span>
      <span dir="auto" className="block text-muted max-lg:hidden">
        {request.phone}
      </span>
    </>
  );
}

function matterCell({ caseType, pageSource }: InquiryListItem) {
  return (
    <>
      <span dir="auto">{caseTypeInWords(caseType)}</span>
      <span dir="auto" className="block text-muted max-lg:ml-2 max-lg:inline">
        {pageSource}
      </span>
    </>
  );
}

function messageCell({ message, phone }: InquiryListItem) {
  const call = phoneHref(phone);
  return (
    <>
      {message.trim() === '' ? (
        <span className="block text-muted">No message</span>
      ) : (
        <span dir="auto" className="line-clamp-2 max-w-[68ch]">
          {message}
        </span>
      )}
      {call && (
        // Above the link to the request, which fills the card.
        <a href={call} className="link relative inline-flex min-h-11 items-center font-semibold lg:hidden">
          Call {phone}
        </a>
      )}
    </>
  );
}

function stateCell({ state, createdAt, answeredAt, suspectedSpam, delivery }: InquiryListItem) {
  return (
    <>
      <StateBadge state={state} />
      {answeredAt && (
        <span className="mt-1 block text-muted max-lg:hidden">
          Answered in {elapsed(createdAt, answeredAt)}
        </span>
      )}
      {delivery && (
        <span
          className={`mt-1 block font-semibold ${delivery === 'failed' ? 'text-alert-deep' : 'text-ornament-text'}`}
        >
          {`Notification ${delivery === 'failed' ? 'not delivered' : 'not sent yet'}`}
        </span>
      )}
      {suspectedSpam && state !== 'spam' && (
        <span className="mt-1 block font-semibold text-alert-deep">Suspected spam</span>
      )}
    </>
  );
}
