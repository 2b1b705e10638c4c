import { useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { ContactListItem } from '../../../../contract/admin.ts';
import { isEntered } from '../../../../contract/page-sources.ts';
import { staffPaths } from '../../../../contract/staff-paths.ts';
import { mailHref, phoneHref } from '../../kit/contact-links.ts';
import { type Column, DataTable } from '../../kit/data-table.tsx';
import { firmDateTime } from '../../kit/format.ts';
import { caseTypeInWords } from '../../requests/case-type-in-words.ts';

/** Large enough for a finger; on wide screens a line of text. */
const target = 'link inline-flex max-w-full min-h-11 items-center wrap-anywhere lg:min-h-0';

const columns: readonly Column<ContactListItem>[] = [
  {
    name: 'Received',
    width: 'w-44',
    className: 'text-muted tabular-nums lg:whitespace-nowrap',
    cell: ({ createdAt }) => <time dateTime={createdAt}>{firmDateTime(createdAt)}</time>,
  },
  {
    name: 'Name',
    width: 'w-[13%]',
    className:
      'text-start text-sm font-semibold wrap-anywhere max-lg:mt-0.5 md:max-lg:col-start-1 lg:text-xs',
    isRowHeading: true,
    cell: ({ number, name, suspectedSpam }) => (
      <>
        <Link to={staffPaths.adminRequest(number)} className={target}>
          <span dir="auto">{name.trim() || 'No name'}</span>
        </Link>
        {suspectedSpam !== null && <SpamFlag reason={suspectedSpam} />}
      </>
    ),
  },
  {
    name: 'Email, phone',
    width: 'w-[19%]',
    className: 'max-lg:mt-1 max-lg:text-sm md:max-lg:col-start-1 lg:pt-[7px]',
    cell: (contact) => <ContactLinks contact={contact} />,
  },
  {
    name: 'Request',
    width: 'w-[12%]',
    className: 'wrap-anywhere max-md:mt-2 max-lg:font-semibold md:max-lg:col-start-2 md:max-lg:row-start-1',
    cell: ({ caseType, kind, pageSource }) => (
      <>
        <span dir="auto">{caseTypeInWords(caseType)}</span>
        {kind === 'contact' && !isEntered(pageSource) && (
          <span className="block font-normal text-muted max-lg:ml-2 max-lg:inline">Contact form</span>
        )}
      </>
    ),
  },
  {
    name: 'Message',
    className: 'max-lg:mt-1 max-lg:text-sm md:max-lg:col-start-2 md:max-lg:row-span-3 md:max-lg:row-start-2',
    cell: ({ message, name }) =>
      message.trim() === '' ? (
        <span className="text-muted">No message</span>
      ) : (
        <MessageCell message={message} from={name} />
      ),
  },
  {
    name: 'Source',
    width: 'w-[12%]',
    className: 'text-muted wrap-anywhere max-lg:mt-2 md:max-lg:col-start-1',
    cell: ({ pageSource, pagePath }) => (
      <>
        <span className="lg:hidden">Source: </span>
        <span dir="auto">{pageSource}</span>
        {pagePath && <span className="block max-lg:ml-2 max-lg:inline">{pagePath}</span>}
      </>
    ),
  },
];

/** On medium screens, a card has two columns: sender and request. */
export function ContactsTable({ contacts }: { contacts: readonly ContactListItem[] }) {
  return (
    <DataTable
      caption="Requests from visitors"
      columns={columns}
      rows={contacts}
      keyOf={({ number }) => number}
      cardsBelow="lg"
      className="mt-3 lg:table-fixed"
      headingClassName="py-2.5"
      rowClassName="max-lg:block max-lg:py-4 md:max-lg:grid md:max-lg:grid-cols-[15rem_1fr] md:max-lg:grid-rows-[auto_auto_auto_1fr] md:max-lg:gap-x-8 lg:hover:bg-tint/60"
      cellClassName="block align-top lg:table-cell lg:py-2.5 lg:pr-5"
    />
  );
}

function ContactLinks({ contact }: { contact: ContactListItem }) {
  const phone = phoneHref(contact.phone);
  const line = `${target} lg:py-[3px]`;
  return (
    <>
      {contact.email && (
        <>
          <a href={mailHref(contact.email)} className={line}>
            {contact.email}
          </a>
          <br />
        </>
      )}
      {phone ? (
        <a href={phone} className={line}>
          {contact.phone}
        </a>
      ) : (
        <span dir="auto">{contact.phone}</span>
      )}
      {contact.preferredContact && (
        <span className="block text-muted">Prefers {contact.preferredContact}</span>
      )}
    </>
  );
}

function SpamFlag({ reason }: { reason: string }) {
  return (
    <span className="mt-1 block text-xs font-normal">
      <span className="bg-alert-tint box-decoration-clone px-1 py-0.5 font-semibold text-alert-deep">
        Suspected spam
      </span>{' '}
      <span className="text-muted">{reason}</span>
    </span>
  );
}

/** Four lines of a message, expandable, in its own text direction. */
function MessageCell({ message, from }: { message: string; from: string }) {
  const id = useId();
  const text = useRef<HTMLParagraphElement>(null);
  const [open, setOpen] = useState(false);
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const element = text.current;
    if (!element || open) return;
    const observer = new ResizeObserver(() => setOverflows(element.scrollHeight > element.clientHeight + 1));
    observer.observe(element);
    return () => observer.disconnect();
  }, [open]);
  const label = open ? 'Show less' : 'Show all';
  return (
    <>
      <p
        ref={text}
        id={id}
        dir="auto"
        className={`max-w-[68ch] whitespace-pre-wrap wrap-anywhere ${open ? '' : 'line-clamp-4'}`}
      >
        {message}
      </p>
      {(overflows || open) && (
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          aria-label={`${label} of the message from ${from}`}
          onClick={() => setOpen(!open)}
          className="link min-h-8 font-semibold text-action max-lg:min-h-11"
        >
          {label}
        </button>
      )}
    </>
  );
}
