import { createColumnHelper, tableFeatures } from '@tanstack/react-table';
import { Link } from 'react-router';
import type { RequestListItem } from '../../../contract/requests.ts';
import { staffPaths } from '../../../contract/staff-paths.ts';
import { phoneHref } from '../kit/contact-links.ts';
import { elapsed } from '../kit/elapsed.ts';
import { firmDateTime } from '../kit/format.ts';
import { caseTypeInWords } from './case-type-in-words.ts';
import { StateBadge } from './state-badge.tsx';

export const features = tableFeatures({});

const column = createColumnHelper<typeof features, RequestListItem>();

/** The columns of the list, in their order on wide screens. */
export const columns = column.columns([
  column.accessor('createdAt', {
    header: 'Received',
    cell: ({ row }) => <Received request={row.original} />,
  }),
  column.accessor('name', { header: 'Name', cell: ({ row }) => <From request={row.original} /> }),
  column.accessor('caseType', { header: 'Request', cell: ({ row }) => <Matter request={row.original} /> }),
  column.accessor('message', { header: 'Message', cell: ({ row }) => <Message request={row.original} /> }),
  column.accessor('state', { header: 'Status', cell: ({ row }) => <State request={row.original} /> }),
]);

interface CellProps {
  request: RequestListItem;
}

function Received({ request: { createdAt } }: CellProps) {
  return (
    <>
      <time dateTime={createdAt}>{firmDateTime(createdAt)}</time>
      <span className="block max-lg:ml-2 max-lg:inline">{elapsed(createdAt, Date.now())} ago</span>
    </>
  );
}

function From({ request }: CellProps) {
  return (
    <>
      {/* The whole card, or row, opens the request. */}
      <Link
        to={staffPaths.adminRequest(request.number)}
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

function Matter({ request }: CellProps) {
  return (
    <>
      <span dir="auto">{caseTypeInWords(request.caseType)}</span>
      <span dir="auto" className="block text-muted max-lg:ml-2 max-lg:inline">
        {request.pageSource}
      </span>
    </>
  );
}

function Message({ request: { message, phone } }: CellProps) {
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

function State({ request: { state, createdAt, answeredAt, suspectedSpam, delivery } }: CellProps) {
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
