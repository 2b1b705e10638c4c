import { type Kysely, sql } from 'kysely';

export const installationSecret = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('installation_secret')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('secret', 'text', (column) => column.notNull())
      .execute();
    // Their keys could be computed from a network address alone.
    await sql`delete from rate_limits`.execute(db);
  },
};
