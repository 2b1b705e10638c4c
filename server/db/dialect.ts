import type { SelectQueryBuilder } from 'kysely';

export type DatabaseDialect = 'sqlite' | 'postgres';

/**
 * Leaves rows that another process is working on to that process. SQLite has one writer at a time, so there
 * is nothing to skip.
 */
export function skipLocked<DB, TB extends keyof DB, O>(
  dialect: DatabaseDialect,
  query: SelectQueryBuilder<DB, TB, O>,
): SelectQueryBuilder<DB, TB, O> {
  return dialect === 'postgres' ? query.forUpdate().skipLocked() : query;
}
