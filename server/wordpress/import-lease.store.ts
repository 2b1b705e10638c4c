import type { Kysely } from 'kysely';
import type { ImportProgress } from '../../contract/wordpress-import.ts';
import type { Database } from '../platform/database/schema.ts';

/** The right to import: one import at a time in all server processes. Times are UTC ISO 8601. */
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
    /** @returns whether it was canceled, in any process; null when the lease was lost */
    async renew(holder: string, expiresAt: string, progress: ImportProgress) {
      const row = await lease()
        .where('holder', '=', holder)
        .set({ expires_at: expiresAt, progress: JSON.stringify(progress) })
        .returning('cancelled')
        .executeTakeFirst();
      return row ? { cancelled: row.cancelled === 1 } : null;
    },
    async release(holder: string): Promise<void> {
      await lease()
        .where('holder', '=', holder)
        .set({ holder: null, expires_at: null, progress: null })
        .execute();
    },
    /** @returns false when no import is running */
    async cancel(now: string): Promise<boolean> {
      const { numUpdatedRows } = await lease()
        .where('expires_at', '>', now)
        .set({ cancelled: 1 })
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    },
    /** @returns null when no import is running; `progress` is null before it was stored */
    async running(now: string): Promise<{ progress: ImportProgress | null } | null> {
      const row = await db
        .selectFrom('wordpress_import_lease')
        .select('progress')
        .where('expires_at', '>', now)
        .executeTakeFirst();
      return row ? { progress: row.progress ? JSON.parse(row.progress) : null } : null;
    },
  };
}
