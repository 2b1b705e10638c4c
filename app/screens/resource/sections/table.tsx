// biome-ignore-all lint/a11y/noRedundantRoles: browsers drop the roles of table elements that are displayed as blocks
import type { ResourceTable } from '../../../../content/schema/resource.ts';

const isFigure = (cell: string) => /^\$?\d[\d,.$–%]*$/.test(cell);

/** A table; on phones each row is a block whose cells show their column's name. */
export function Table({ table: { caption, head, rows } }: { table: ResourceTable }) {
  const figures = head.map((_, column) => rows.every((row) => isFigure(row[column] ?? '')));
  return (
    <table role="table" className="w-full max-w-[43rem] border-line border-b max-sm:block">
      <caption className="pb-3 text-left font-semibold text-ornament-text text-sm max-sm:block">
        {caption}
      </caption>
      <thead role="rowgroup" className="border-ornament border-y text-muted text-sm max-sm:sr-only">
        <tr role="row">
          {head.map((name, index) => (
            <th
              key={name}
              role="columnheader"
              scope="col"
              className={`py-2.5 pr-6 text-left font-medium last:pr-0 ${figures[index] ? 'sm:text-right' : ''}`}
            >
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="max-sm:block">
        {rows.map(([name = '', ...cells]) => (
          <tr key={name} role="row" className="border-line border-t max-sm:block max-sm:py-4">
            <th
              role="rowheader"
              scope="row"
              className={`pr-6 text-left align-baseline font-semibold max-sm:block sm:py-3.5 ${
                cells.length > 2 ? 'sm:w-1/6' : 'sm:w-1/3'
              }`}
            >
              {name}
            </th>
            {cells.map((cell, index) => (
              <td
                key={head[index + 1]}
                role="cell"
                className={`align-baseline max-sm:flex max-sm:items-baseline max-sm:gap-x-3 @max-[15rem]:block sm:py-3.5 sm:pr-6 sm:last:pr-0 ${
                  figures[index + 1] ? 'font-semibold tabular-nums sm:whitespace-nowrap sm:text-right' : ''
                }`}
              >
                {cells.length > 1 && (
                  <span
                    aria-hidden="true"
                    className="w-32 shrink-0 font-normal @max-[15rem]:block text-muted text-sm sm:hidden"
                  >
                    {head[index + 1]}
                  </span>
                )}
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
