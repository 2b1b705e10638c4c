import { sql, type Transaction } from 'kysely';
import type { Database } from '../platform/database/schema.ts';

/** Rows per statement; both databases limit its parameters. */
const CHUNK = 200;

/** Adds each count to the row with the same key, or inserts it. */
export async function addTo(
  trx: Transaction<Database>,
  table: 'page_views' | 'page_view_totals' | 'page_view_days' | 'referrer_views' | 'visit_counts',
  key: string[],
  rows: readonly Record<string, string | number>[],
): Promise<void> {
  const keyOf = (row: Record<string, string | number>) => key.map((column) => row[column]).join(' ');
  // A fixed order prevents deadlocks between processes.
  const ordered = rows.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  for (let start = 0; start < ordered.length; start += CHUNK) {
    const values = ordered.slice(start, start + CHUNK).map((row) => {
      return sql`(${sql.join([...key.map((column) => row[column]), row.count])})`;
    });
    const columns = sql.join(key.map((column) => sql.id(column)));
    await sql`insert into ${sql.table(table)} (${columns}, count) values ${sql.join(values)}
      on conflict (${columns}) do update set count = ${sql.table(table)}.count + excluded.count`.execute(trx);
  }
}
