import { type Kysely, sql } from 'kysely';

export const wordpressImport = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('wordpress_posts')
      .addColumn('wp_id', 'bigint', (column) => column.primaryKey())
      .addColumn('source_hash', 'text', (column) => column.notNull())
      .addColumn('form', 'text', (column) => column.notNull())
      .addColumn('modified_at', 'text')
      .addColumn('fields', 'text', (column) => column.notNull())
      .addColumn('files', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('wordpress_import_reports')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('started_at', 'text', (column) => column.notNull())
      .addColumn('summary', 'text', (column) => column.notNull())
      .addColumn('report', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('wordpress_import_lease')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('holder', 'text')
      .addColumn('expires_at', 'text')
      .addColumn('cancelled', 'integer', (column) => column.notNull())
      .addColumn('progress', 'text')
      .execute();
    await sql`insert into wordpress_import_lease (id, cancelled) values (1, 0)`.execute(db);
  },
};
