import type { Kysely } from 'kysely';
import type { BackupRecord } from '../../contract/admin.ts';
import type { Database } from '../platform/database/schema.ts';

/** Records finished backups. */
export function createBackupsStore(db: Kysely<Database>) {
  return {
    async record({ finishedAt, folder }: BackupRecord): Promise<void> {
      await db.insertInto('backups').values({ finished_at: finishedAt, folder }).execute();
    },
    async last(): Promise<BackupRecord | null> {
      const row = await db
        .selectFrom('backups')
        .select(['finished_at as finishedAt', 'folder'])
        .orderBy('finished_at', 'desc')
        .limit(1)
        .executeTakeFirst();
      return row ?? null;
    },
  };
}
