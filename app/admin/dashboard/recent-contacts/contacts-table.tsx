import type { ContactListItem } from '../../../../contract/admin.ts';
import { ContactRow } from './contact-row.tsx';
import { nextOrder, type SortColumn, type SortOrder } from './sort-contacts.ts';

interface ContactsTableProps {
  contacts: readonly ContactListItem[];
  order: SortOrder;
  onOrder: (order: SortOrder) => void;
}

/** A table from the lg breakpoint on; below it, each row is a block. */
export function ContactsTable({ contacts, order, onOrder }: ContactsTableProps) {
  const heading = (column: SortColumn, label: string, width: string) => (
    <SortableHeading column={column} label={label} width={width} order={order} onOrder={onOrder} />
  );
  return (
    <table className="mt-3 w-full border-collapse text-start text-xs max-lg:block lg:table-fixed">
      <caption className="sr-only">Requests from visitors</caption>
      <thead className="border-y border-line max-lg:hidden">
        <tr>
          {heading('received', 'Received', 'w-44')}
          {heading('name', 'Name', 'w-[13%]')}
          {heading('email', 'Email, phone', 'w-[19%]')}
          {heading('request', 'Request', 'w-[12%]')}
          <th scope="col" className="py-2.5 pr-5 text-start font-semibold text-muted">
            Message
          </th>
          {heading('source', 'Source', 'w-[12%]')}
        </tr>
      </thead>
      <tbody className="max-lg:block max-lg:border-t max-lg:border-line">
        {contacts.map((contact) => (
          <ContactRow key={contact.number} contact={contact} />
        ))}
      </tbody>
    </table>
  );
}

interface SortableHeadingProps extends Omit<ContactsTableProps, 'contacts'> {
  column: SortColumn;
  label: string;
  width: string;
}

function SortableHeading({ column, label, width, order, onOrder }: SortableHeadingProps) {
  const sorted = order.column === column ? order.direction : 'none';
  return (
    <th scope="col" aria-sort={sorted} className={`pr-5 text-start ${width}`}>
      <button
        type="button"
        onClick={() => onOrder(nextOrder(order, column))}
        className={`-ml-1 inline-flex min-h-9 items-center gap-1.5 px-1 font-semibold hover:text-text ${
          sorted === 'none' ? 'text-muted' : 'text-text'
        }`}
      >
        {label}
        <svg
          viewBox="0 0 8 12"
          aria-hidden="true"
          className="h-3 w-2 fill-none stroke-current stroke-[1.5] text-line-strong"
        >
          {sorted !== 'descending' && <path d="M1 4.5 4 1.5l3 3" className={arrowClass(sorted)} />}
          {sorted !== 'ascending' && <path d="M1 7.5 4 10.5l3-3" className={arrowClass(sorted)} />}
        </svg>
      </button>
    </th>
  );
}

function arrowClass(sorted: SortOrder['direction'] | 'none'): string {
  return sorted === 'none' ? '' : 'stroke-action';
}
