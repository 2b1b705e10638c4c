import { Link } from 'react-router';
import type { ContactListItem } from '../../../../contract/admin.ts';
import { enteredSources } from '../../../../contract/page-sources.ts';
import { staffPaths } from '../../../../contract/staff-paths.ts';
import { mailHref, phoneHref } from '../../kit/contact-links.ts';
import { firmDateTime } from '../../kit/format.ts';
import { caseTypeInWords } from '../../requests/case-type-in-words.ts';
import { MessageCell } from './message-cell.tsx';

/** A target of a finger; on wide screens a line of text. */
const target = 'link inline-flex max-w-full min-h-11 items-center wrap-anywhere lg:min-h-0';

/** One request. On medium screens it has two columns: sender and request. */
export function ContactRow({ contact }: { contact: ContactListItem }) {
  const cell = 'block align-top lg:table-cell lg:py-2.5 lg:pr-5';
  return (
    <tr className="border-b border-line max-lg:block max-lg:py-4 md:max-lg:grid md:max-lg:grid-cols-[15rem_1fr] md:max-lg:grid-rows-[auto_auto_auto_1fr] md:max-lg:gap-x-8 lg:hover:bg-tint/60">
      <td className={`${cell} text-muted tabular-nums lg:whitespace-nowrap`}>
        <time dateTime={contact.createdAt}>{firmDateTime(contact.createdAt)}</time>
      </td>
      <th
        scope="row"
        className={`${cell} text-start text-sm font-semibold wrap-anywhere max-lg:mt-0.5 md:max-lg:col-start-1 lg:text-xs`}
      >
        <Link to={staffPaths.adminRequest(contact.number)} className={target}>
          <span dir="auto">{contact.name.trim() || 'No name'}</span>
        </Link>
        {contact.suspectedSpam !== null && <SpamFlag reason={contact.suspectedSpam} />}
      </th>
      <td className={`${cell} max-lg:mt-1 max-lg:text-sm md:max-lg:col-start-1 lg:pt-[7px]`}>
        <ContactLinks contact={contact} />
      </td>
      <td
        className={`${cell} wrap-anywhere max-md:mt-2 max-lg:font-semibold md:max-lg:col-start-2 md:max-lg:row-start-1`}
      >
        <span dir="auto">{caseTypeInWords(contact.caseType)}</span>
        {contact.kind === 'contact' && !isEntered(contact) && (
          <span className="block font-normal text-muted max-lg:ml-2 max-lg:inline">Contact form</span>
        )}
      </td>
      <td
        className={`${cell} max-lg:mt-1 max-lg:text-sm md:max-lg:col-start-2 md:max-lg:row-span-3 md:max-lg:row-start-2`}
      >
        {contact.message.trim() === '' ? (
          <span className="text-muted">No message</span>
        ) : (
          <MessageCell message={contact.message} from={contact.name} />
        )}
      </td>
      <td className={`${cell} text-muted wrap-anywhere max-lg:mt-2 md:max-lg:col-start-1`}>
        <span className="lg:hidden">Source: </span>
        <span dir="auto">{contact.pageSource}</span>
        {contact.pagePath && <span className="block max-lg:ml-2 max-lg:inline">{contact.pagePath}</span>}
      </td>
    </tr>
  );
}

/** By staff, for somebody who called or came in. */
const isEntered = ({ pageSource }: ContactListItem) =>
  Object.values<string>(enteredSources).includes(pageSource);

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
