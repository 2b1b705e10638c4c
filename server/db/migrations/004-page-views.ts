import type { Kysely } from 'kysely';

export const pageViews = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('page_views')
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('path', 'text', (column) => column.notNull())
      .addColumn('count', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('page_views_day_path', ['day', 'path'])
      .execute();
  },
};
