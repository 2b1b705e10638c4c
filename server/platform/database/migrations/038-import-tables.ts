import type { Kysely } from 'kysely';

/** Drops the table of attachments, which an import holds in memory. */
export const importTables = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.dropTable('wordpress_attachments').execute();
  },
};
