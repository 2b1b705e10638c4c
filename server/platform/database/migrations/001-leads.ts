import type { CreateTableBuilder, Kysely } from 'kysely';

export const leads = {
  async up(db: Kysely<unknown>): Promise<void> {
    await withLeadColumns(
      db.schema
        .createTable('contact_submissions')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('first_name', 'text', (column) => column.notNull())
        .addColumn('last_name', 'text', (column) => column.notNull())
        .addColumn('case_type', 'text', (column) => column.notNull())
        .addColumn('message', 'text', (column) => column.notNull()),
    ).execute();
    await withLeadColumns(
      db.schema
        .createTable('consultation_requests')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('preferred_contact', 'text', (column) => column.notNull())
        .addColumn('message', 'text'),
    ).execute();
    for (const table of ['contact_submissions', 'consultation_requests']) {
      await db.schema.createIndex(`${table}_created_at`).on(table).column('created_at').execute();
    }
  },
};

function withLeadColumns<Table extends string, Columns extends string>(
  table: CreateTableBuilder<Table, Columns>,
) {
  return table
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('phone', 'text', (column) => column.notNull())
    .addColumn('consent', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('page_source', 'text', (column) => column.notNull())
    .addColumn('page_path', 'text')
    .addColumn('origin', 'text')
    .addColumn('suspected_spam', 'text')
    .addColumn('received_via', 'text', (column) => column.notNull())
    .addColumn('fingerprint', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull());
}
