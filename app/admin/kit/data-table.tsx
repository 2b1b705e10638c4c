import type { ReactNode } from 'react';

export interface Column<Row> {
  name: string;
  /** Replaces the name in the heading. */
  heading?: ReactNode;
  cell: (row: Row) => ReactNode;
  /** Classes of the heading: the width of the column on wide screens. */
  width?: string;
  /** Classes of the cells: their place in the card on narrow screens. */
  className?: string;
  isRowHeading?: boolean;
  sorted?: 'ascending' | 'descending' | undefined;
}

interface DataTableProps<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
  /** The breakpoint below which each row is a card. */
  cardsBelow: keyof typeof layouts;
  className: string;
  headingClassName: string;
  rowClassName: string;
  cellClassName: string;
}

const layouts = {
  md: {
    table: 'max-md:block',
    head: 'max-md:hidden',
    body: 'max-md:block max-md:border-t max-md:border-line',
  },
  lg: {
    table: 'max-lg:block',
    head: 'max-lg:hidden',
    body: 'max-lg:block max-lg:border-t max-lg:border-line',
  },
};

/** A table from a breakpoint on; below it, each row is a card. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, keyOf, className, headingClassName, rowClassName, cellClassName } = props;
  const layout = layouts[props.cardsBelow];
  return (
    <table className={`w-full border-collapse text-start text-xs ${layout.table} ${className}`}>
      <caption className="sr-only">{caption}</caption>
      <thead className={`border-y border-line ${layout.head}`}>
        <tr>
          {columns.map(({ name, heading = name, width = '', sorted }) => (
            <th
              key={name}
              scope="col"
              aria-sort={sorted}
              className={`pr-5 text-start font-semibold text-muted ${headingClassName} ${width}`}
            >
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={layout.body}>
        {rows.map((row) => (
          <tr key={keyOf(row)} className={`border-b border-line ${rowClassName}`}>
            {columns.map(({ name, cell, className: place = '', isRowHeading }) => {
              const classes = `${cellClassName} ${place}`;
              return isRowHeading ? (
                <th key={name} scope="row" className={classes}>
                  {cell(row)}
                </th>
              ) : (
                <td key={name} className={classes}>
                  {cell(row)}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
