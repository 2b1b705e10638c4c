import type { Kysely } from 'kysely';

export const rateLimits = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('rate_limits')
      .addColumn('key_hash', 'text', (column) => column.notNull())
      .addColumn('window_start', 'text', (column) => column.notNull())
      .addColumn('window_end', 'text', (column) => column.notNull())
      .addColumn('count', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('rate_limits_key_window', ['key_hash', 'window_start'])
      .execute();
    await db.schema.createIndex('rate_limits_window_end').on('rate_limits').column('window_end').execute();
  },
};
