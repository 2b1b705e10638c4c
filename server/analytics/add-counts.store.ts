import { sql, type Transaction } from 'kysely';
import type { Database } from '../platform/database/schema.ts';

/** Rows per statement; both databases limit its parameters. */
const CHUNK = 200;

type Row = Record<string, string | number> & { count: number };

/**
 * Adds each count to the row with the same key, or inserts it.
 * @param rows with the columns of the key; rows with the same key are summed, other columns are ignored
 */
export async function addTo(
  trx: Transaction<Database>,
  table: 'page_views' | 'page_view_totals' | 'page_view_days' | 'referrer_views' | 'visit_counts',
  key: string[],
  rows: readonly Row[],
): Promise<void> {
  const byKey = Map.groupBy(rows, (row) => key.map((column) => row[column]).join(' '));
  // A fixed order prevents deadlocks between processes.
  const ordered = [...byKey].sort(([a], [b]) => (a < b ? -1 : 1));
  const sums = ordered.map(([, same]): Row => {
    return { ...same[0], count: same.reduce((sum, { count }) => sum + count, 0) };
  });
  for (let start = 0; start < sums.length; start += CHUNK) {
    const values = sums.slice(start, start + CHUNK).map((row) => {
      return sql`(${sql.join([...key.map((column) => row[column]), row.count])})`;
    });
    const columns = sql.join(key.map((column) => sql.id(column)));
    await sql`insert into ${sql.table(table)} (${columns}, count) values ${sql.join(values)}
      on conflict (${columns}) do update set count = ${sql.table(table)}.count + excluded.count`.execute(trx);
  }
}
