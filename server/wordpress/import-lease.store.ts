import { type Kysely, sql } from 'kysely';
import type { ImportProgress } from '../../contract/wordpress-import.ts';
import type { Database } from '../db/schema.ts';

export interface LeaseState {
  cancelled: boolean;
  progress: ImportProgress | null;
}

/** The right to import: one import at a time in all server processes. Moments are UTC ISO 8601. */
export function createImportLeaseStore(db: Kysely<Database>) {
  const lease = () => db.updateTable('wordpress_import_lease').where('id', '=', 1);
  return {
    /** @returns false while another import is running */
    async acquire(holder: string, now: string, expiresAt: string): Promise<boolean> {
      const { numUpdatedRows } = await lease()
        .where(({ or, eb }) => or([eb('holder', 'is', null), eb('expires_at', '<=', now)]))
        .set({ holder, expires_at: expiresAt, cancelled: 0, progress: null })
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    },
    /** @returns null when the lease was lost */
    async renew(holder: string, expiresAt: string, progress: ImportProgress): Promise<LeaseState | null> {
      const { numUpdatedRows } = await lease()
        .where('holder', '=', holder)
        .set({ expires_at: expiresAt, progress: JSON.stringify(progress) })
        .executeTakeFirstOrThrow();
      if (numUpdatedRows === 0n) return null;
      const row = await db
        .selectFrom('wordpress_import_lease')
        .select('cancelled')
        .where('id', '=', 1)
        .executeTakeFirstOrThrow();
      return { cancelled: row.cancelled === 1, progress };
    },
    async release(holder: string): Promise<void> {
      await lease()
        .where('holder', '=', holder)
        .set({ holder: null, expires_at: null, progress: null })
        .execute();
    },
    /** Deletes what imports that are not running have left: their working data, and entries without a report. */
    async removeLeftovers(now: string): Promise<void> {
      // One statement for each table: what an import adds meanwhile is not seen by it.
      const running = db
        .selectFrom('wordpress_import_lease')
        .select(sql<string>`coalesce(holder, '')`.as('holder'))
        .where('expires_at', '>', now);
      await db.deleteFrom('wordpress_attachments').where('import_id', 'not in', running).execute();
      await db
        .deleteFrom('wordpress_import_entries')
        .where('report_id', 'not in', db.selectFrom('wordpress_import_reports').select('id'))
        .where('report_id', 'not in', running)
        .execute();
    },
    /** @returns false when no import is running */
    async cancel(now: string): Promise<boolean> {
      const { numUpdatedRows } = await lease()
        .where('holder', 'is not', null)
        .where('expires_at', '>', now)
        .set({ cancelled: 1 })
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    },
    /** Null: no import is running. */
    async running(now: string): Promise<LeaseState | null> {
      const row = await db
        .selectFrom('wordpress_import_lease')
        .select(['cancelled', 'progress'])
        .where('id', '=', 1)
        .where('holder', 'is not', null)
        .where('expires_at', '>', now)
        .executeTakeFirst();
      if (!row) return null;
      return { cancelled: row.cancelled === 1, progress: row.progress ? JSON.parse(row.progress) : null };
    },
  };
}

export type ImportLeaseStore = ReturnType<typeof createImportLeaseStore>;
