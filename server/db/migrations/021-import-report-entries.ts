import { type Kysely, sql } from 'kysely';

/** Moves the long lists of reports into rows, so that neither an import nor its report is held in memory as a whole. */
export const importReportEntries = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('wordpress_import_entries')
      .addColumn('report_id', 'text', (column) => column.notNull())
      .addColumn('list', 'text', (column) => column.notNull())
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('entry', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('wordpress_import_entries_key', ['report_id', 'list', 'position'])
      .execute();
    await db.schema
      .createTable('wordpress_source_posts')
      .addColumn('wp_id', 'bigint', (column) => column.primaryKey())
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('link', 'text', (column) => column.notNull())
      .execute();
    const reports = await sql<{ id: string; report: string }>`
      select id, report from wordpress_import_reports`.execute(db);
    for (const { id, report } of reports.rows) {
      const { conflicts, changes, notes, addresses, images, ...others } = JSON.parse(report);
      const lists: [string, unknown[]][] = Object.entries({ conflicts, changes, notes, addresses, images });
      for (const [list, entries] of lists) {
        for (const [position, entry] of entries.entries()) {
          await sql`insert into wordpress_import_entries (report_id, list, position, entry)
            values (${id}, ${list}, ${position}, ${JSON.stringify(entry)})`.execute(db);
        }
      }
      await sql`update wordpress_import_reports set report = ${JSON.stringify(others)} where id = ${id}`.execute(
        db,
      );
    }
  },
};
