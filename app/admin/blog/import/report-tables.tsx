import { useId } from 'react';
import type { CheckedAddress, ImportCount } from '../../../../contract/wordpress-import.ts';
import { wholeNumber } from '../../../ui/whole-number.ts';
import { brokenOf, brokenReason } from './report-words.ts';

const cell = 'py-2 pr-4 align-top wrap-anywhere last:pr-0';
/** The head of a column is not broken, however narrow it is. */
const head = 'py-2 pr-4 text-start align-top last:pr-0';
const table = 'mt-2 w-full text-xs';
/** Limits the rows that the page renders. */
const ROWS_MAX = 5000;
/** Longer tables get a scroll box. */
const SCROLLED_FROM = 25;

interface CountTableProps {
  title: string;
  counts: readonly ImportCount[];
  /** Marks the counts that differ. */
  marks: boolean;
}

/** The counts of the source beside those of this site. */
export function CountTable({ title, counts, marks }: CountTableProps) {
  return (
    <section className="mt-7">
      <h3 className="text-lg">{title}</h3>
      <table className={`${table} border-collapse tabular-nums`}>
        <thead className="border-y border-line text-muted">
          <tr>
            <th scope="col" className={`${cell} text-start`}>
              Name
            </th>
            <th scope="col" className={`${cell} text-end`}>
              Source
            </th>
            <th scope="col" className="py-2 text-end">
              Here
            </th>
          </tr>
        </thead>
        <tbody>
          {counts.map(({ name, inSource, here }) => (
            <tr key={name} className="border-b border-line">
              <th scope="row" className={`${cell} text-start font-normal`}>
                {name}
              </th>
              <td className={`${cell} text-end`}>{wholeNumber(inSource)}</td>
              <td
                className={`py-2 text-end ${here === inSource || !marks ? '' : 'font-semibold text-alert'}`}
              >
                {wholeNumber(here)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface ReportTableProps {
  title: string;
  /** Shown instead of an empty table. */
  none: string;
  note?: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

export function ReportTable({ title, none, note, columns, rows }: ReportTableProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-7">
      <h3 id={id} className="text-lg">
        {title}{' '}
        {rows.length > 0 && <span className="text-muted tabular-nums">({wholeNumber(rows.length)})</span>}
      </h3>
      {rows.length === 0 && <p className="mt-1 text-xs text-muted">{none}</p>}
      {rows.length > 0 && note && <p className="mt-1 text-xs text-muted">{note}</p>}
      {rows.length > ROWS_MAX && (
        <p className="mt-1 text-xs text-muted">
          The first {wholeNumber(ROWS_MAX)} of them. The downloaded file has all.
        </p>
      )}
      {rows.length > 0 && (
        <section
          aria-label={`${title}, rows`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it
          tabIndex={0}
          className={`overflow-auto ${rows.length > SCROLLED_FROM ? 'max-h-[70dvh]' : ''}`}
        >
          {/* Collapsed borders do not stick with the head. */}
          <table className={`${table} border-separate border-spacing-0`}>
            <thead className="sticky top-0 bg-ground text-muted">
              <tr>
                {columns.map((column) => (
                  <th key={column} scope="col" className={`${head} border-y border-line`}>
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.slice(0, ROWS_MAX).map((row, number) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: rows may be equal and never move
                <tr key={number}>
                  {columns.map((column, index) => (
                    <td key={column} dir="auto" className={`${cell} max-w-72 border-b border-line`}>
                      {row[index]}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </section>
  );
}

interface UrlTableProps {
  title: string;
  urls: readonly CheckedAddress[];
  /** Reasons why files were not copied, by remote URL. */
  reasons: ReadonlyMap<string, string>;
}

/** URLs of the old site with their present targets, broken ones first. */
export function UrlTable({ title, urls, reasons }: UrlTableProps) {
  const broken = brokenOf(urls);
  const sorted = [...broken, ...urls.filter(({ works }) => works)];
  return (
    <ReportTable
      title={title}
      none="None."
      note={brokenNote(broken.length)}
      columns={['In the source', 'Here', 'Works', 'Reason']}
      rows={sorted.map((one) => [
        one.from,
        one.to ?? '–',
        one.works ? 'yes' : 'no',
        brokenReason(one, reasons),
      ])}
    />
  );
}

function brokenNote(count: number): string {
  if (count === 0) return 'All of them work.';
  return count === 1 ? '1 does not work.' : `${wholeNumber(count)} do not work.`;
}
