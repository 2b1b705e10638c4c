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
    await db.schema
      .createTable('page_view_totals')
      .addColumn('path', 'text', (column) => column.primaryKey())
      .addColumn('count', 'integer', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('page_view_totals_count')
      .on('page_view_totals')
      .columns(['count desc', 'path'])
      .execute();
  },
};
