import { newestFirst, type SortOrder } from './sort-contacts.ts';

const choices: readonly { label: string; order: SortOrder }[] = [
  { label: 'Newest first', order: newestFirst },
  { label: 'Oldest first', order: { column: 'received', direction: 'ascending' } },
  { label: 'Name', order: { column: 'name', direction: 'ascending' } },
  { label: 'Email', order: { column: 'email', direction: 'ascending' } },
  { label: 'Request', order: { column: 'request', direction: 'ascending' } },
  { label: 'Source', order: { column: 'source', direction: 'ascending' } },
];

interface SortSelectProps {
  order: SortOrder;
  onOrder: (order: SortOrder) => void;
}

/** The sort order on small screens, where the table has no headings. */
export function SortSelect({ order, onOrder }: SortSelectProps) {
  const isChosen = ({ order: { column, direction } }: (typeof choices)[number]) =>
    column === order.column && (direction === order.direction || column !== 'received');
  return (
    <label className="flex items-center gap-2 text-xs text-muted lg:hidden">
      <span className="max-sm:sr-only">Sort by</span>
      <select
        value={choices.findIndex(isChosen)}
        onChange={(event) => onOrder(choices[Number(event.target.value)]?.order ?? newestFirst)}
        className="min-h-11 rounded-sm border border-line-strong bg-ground px-3 text-text"
      >
        {choices.map(({ label }, index) => (
          <option key={label} value={index}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}
