import { stringify } from 'csv-stringify/sync';

/** A heading and the value of each row. */
export type Column<Row> = [heading: string, value: (row: Row) => string | number | null | undefined];

// Spreadsheets would run a typed text that begins like a formula (OWASP, "CSV Injection").
const options = { escape_formulas: true, record_delimiter: 'windows' } as const;

/** The parts of a file of comma-separated values. */
export function csv<Row>(columns: readonly Column<Row>[]) {
  return {
    /** The heading line, with the byte order mark by which Excel recognizes UTF-8. */
    head: (): string => stringify([columns.map(([heading]) => heading)], { ...options, bom: true }),
    lines: (rows: readonly Row[]): string =>
      stringify(
        rows.map((row) => columns.map(([, value]) => value(row) ?? '')),
        options,
      ),
  };
}

/** A UTC time that spreadsheets can sort, e.g. `2026-11-24 05:53:09`. */
export function utcMoment(iso: string | null | undefined): string | undefined {
  return iso?.slice(0, 19).replace('T', ' ');
}
