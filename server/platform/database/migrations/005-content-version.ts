import { type Kysely, sql } from 'kysely';

export const contentVersion = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('content_version')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('version', 'integer', (column) => column.notNull())
      .execute();
    await sql`insert into content_version (id, version) values (1, 1)`.execute(db);
  },
};
