import { type Kysely, sql } from 'kysely';

export const analytics = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('page_view_days')
      .addColumn('day', 'text', (column) => column.primaryKey())
      .addColumn('count', 'integer', (column) => column.notNull())
      .execute();
    await sql`insert into page_view_days select day, sum(count) from page_views group by day`.execute(db);
    await db.schema
      .createTable('referrer_views')
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('host', 'text', (column) => column.notNull())
      .addColumn('count', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('referrer_views_day_host', ['day', 'host'])
      .execute();
    for (const table of ['contact_submissions', 'consultation_requests']) {
      await sql`create index ${sql.id(`${table}_counted`)} on ${sql.id(table)} (created_at, page_path)
        where suspected_spam is null`.execute(db);
    }
  },
};
