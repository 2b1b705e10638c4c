import type { Kysely } from 'kysely';

export const staff = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('staff')
      .addColumn('username', 'text', (column) => column.primaryKey())
      .addColumn('password_hash', 'text', (column) => column.notNull())
      .addColumn('updated_at', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('sessions')
      .addColumn('secret_hash', 'text', (column) => column.primaryKey())
      .addColumn('username', 'text', (column) =>
        column.notNull().references('staff.username').onDelete('cascade'),
      )
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('sessions_expires_at').on('sessions').column('expires_at').execute();
  },
};
