import { useTable } from '@tanstack/react-table';
import type { RequestListItem } from '../../../contract/requests.ts';
import { columns, features } from './columns.tsx';

interface RequestTableProps {
  requests: RequestListItem[];
  order: 'newest' | 'oldest';
  onOrder: (order: 'newest' | 'oldest') => void;
}

/** Widths of the columns on wide screens, and places in the card on narrow ones. */
const layout: Record<string, string> = {
  createdAt: 'lg:w-44 max-lg:col-span-2 max-lg:row-start-2 text-muted tabular-nums',
  name: 'lg:w-[21%] max-lg:col-start-1 max-lg:row-start-1 max-lg:text-base',
  caseType: 'lg:w-[17%] max-lg:col-span-2 max-lg:row-start-3',
  message: 'max-lg:col-span-2 max-lg:row-start-4 max-lg:mt-1.5 max-lg:text-sm',
  state: 'lg:w-48 max-lg:col-start-2 max-lg:row-start-1 max-lg:text-end',
};

/** A table from the lg breakpoint on; below it, each row is a card. */
export function RequestTable({ requests, order, onOrder }: RequestTableProps) {
  const table = useTable({ features, columns, data: requests, getRowId: ({ number }) => String(number) });
  return (
    <table className="mt-3 w-full border-collapse text-start text-xs max-lg:block lg:table-fixed">
      <caption className="sr-only">Requests</caption>
      <thead className="border-y border-line max-lg:hidden">
        {table.getHeaderGroups().map((group) => (
          <tr key={group.id}>
            {group.headers.map((header) => (
              <th
                key={header.id}
                scope="col"
                aria-sort={
                  header.id === 'createdAt' ? (order === 'newest' ? 'descending' : 'ascending') : undefined
                }
                className={`py-2 pr-5 text-start font-semibold text-muted ${layout[header.id]}`}
              >
                {header.id === 'createdAt' ? (
                  <OrderButton order={order} onOrder={onOrder} />
                ) : (
                  <table.FlexRender header={header} />
                )}
              </th>
            ))}
          </tr>
        ))}
      </thead>
      <tbody className="max-lg:block max-lg:border-t max-lg:border-line">
        {table.getRowModel().rows.map((row) => (
          <tr
            key={row.id}
            className="relative border-b border-line max-lg:grid max-lg:grid-cols-[1fr_auto] max-lg:gap-x-4 max-lg:py-4 hover:bg-tint/60"
          >
            {row.getAllCells().map((cell) => (
              <td
                key={cell.id}
                className={`block align-top wrap-anywhere lg:table-cell lg:py-3 lg:pr-5 ${layout[cell.column.id]}`}
              >
                <table.FlexRender cell={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
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
