import type { Kysely } from 'kysely';

/** Counts by day of what visits tell besides page views. */
export const visitCounts = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('visit_counts')
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('count', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('visit_counts_subject_day_name', ['subject', 'day', 'name'])
      .execute();
  },
};
