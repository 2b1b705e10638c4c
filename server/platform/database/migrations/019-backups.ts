import type { Kysely } from 'kysely';

export const backups = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('backups')
      .addColumn('finished_at', 'text', (column) => column.primaryKey())
      .addColumn('folder', 'text')
      .execute();
  },
};
