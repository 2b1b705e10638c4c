import { setTimeout as wait } from 'node:timers/promises';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../server/platform/database/schema.ts';
import type { TestDatabase } from './each-database.ts';

/** Changes rows in a transaction of another process on PostgreSQL, and commits once `work` waits for it. */
export async function meanwhile<T>(
  connection: TestDatabase,
  change: (trx: Transaction<Database>) => Promise<unknown>,
  work: () => Promise<T>,
): Promise<T> {
  const other = connection.reopen();
  const changed = Promise.withResolvers<void>();
  const commit = Promise.withResolvers<void>();
  const transaction = other.db.transaction().execute(async (trx) => {
    await change(trx);
    changed.resolve();
    await commit.promise;
  });
  await changed.promise;
  const done = work();
  // A rejection may come before the commit is awaited; the caller gets it at the end.
  done.catch(() => {});
  const isWaiting = async () => {
    const { rows } = await sql`
      select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`.execute(
      other.db,
    );
    return rows.length > 0;
  };
  while (!(await isWaiting())) await wait(10);
  commit.resolve();
  await transaction;
  return done;
}
