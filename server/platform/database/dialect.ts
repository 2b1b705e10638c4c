import type { SelectQueryBuilder } from 'kysely';

export type DatabaseDialect = 'sqlite' | 'postgres';

/** Locks the selected rows and skips those that another process has locked. SQLite has a single writer and needs no locks. */
export function skipLocked<DB, TB extends keyof DB, O>(
  dialect: DatabaseDialect,
  query: SelectQueryBuilder<DB, TB, O>,
): SelectQueryBuilder<DB, TB, O> {
  return dialect === 'postgres' ? query.forUpdate().skipLocked() : query;
}

/**
 * Locks the selected rows until the commit and waits for those that another process has locked.
 * @param of the one table of a join whose rows are locked
 */
export function forUpdate<DB, TB extends keyof DB, O>(
  dialect: DatabaseDialect,
  query: SelectQueryBuilder<DB, TB, O>,
  of?: TB & string,
): SelectQueryBuilder<DB, TB, O> {
  return dialect === 'postgres' ? query.forUpdate(of) : query;
}
