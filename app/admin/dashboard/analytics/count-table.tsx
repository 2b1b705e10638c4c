import { wholeNumber } from '../../../ui/whole-number.ts';

interface CountTableProps {
  caption: string;
  /** Headings of the two columns. */
  head: [name: string, count: string];
  rows: readonly { name: string; count: number }[];
}

/** Names with their counts. */
export function CountTable({ caption, head: [name, count], rows }: CountTableProps) {
  return (
    <table className="mt-2 w-full border-collapse text-start text-xs tabular-nums">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-y border-line text-muted">
          <th scope="col" className="py-2.5 text-start font-semibold">
            {name}
          </th>
          <th scope="col" className="py-2.5 pl-3 text-end font-semibold">
            {count}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.name} className="border-b border-line">
            <th scope="row" className="py-2 text-start font-normal wrap-anywhere">
              {row.name}
            </th>
            <td className="py-2 pl-3 text-end">{wholeNumber(row.count)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
