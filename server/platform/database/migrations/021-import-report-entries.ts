import { type Kysely, sql } from 'kysely';

const ROWS_AT_ONCE = 500;

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
      .addColumn('import_id', 'text', (column) => column.notNull())
      .addColumn('wp_id', 'bigint', (column) => column.notNull())
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('link', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('wordpress_source_posts_key', ['import_id', 'wp_id'])
      .execute();
    const { rows } = await sql<{ id: string }>`select id from wordpress_import_reports`.execute(db);
    for (const { id } of rows) await moveLists(db, id);
  },
};

async function moveLists(db: Kysely<unknown>, id: string): Promise<void> {
  const stored = await sql<{ report: string }>`
    select report from wordpress_import_reports where id = ${id}`.execute(db);
  const { conflicts, changes, notes, addresses, images, ...others } = JSON.parse(
    stored.rows[0]?.report ?? '{}',
  );
  const lists: [string, unknown[]][] = Object.entries({ conflicts, changes, notes, addresses, images });
  for (const [list, entries] of lists) {
    for (let from = 0; from < entries.length; from += ROWS_AT_ONCE) {
      const values = entries
        .slice(from, from + ROWS_AT_ONCE)
        .map((entry, index) => sql`(${id}, ${list}, ${from + index}, ${JSON.stringify(entry)})`);
      await sql`insert into wordpress_import_entries (report_id, list, position, entry)
        values ${sql.join(values)}`.execute(db);
    }
  }
  await sql`update wordpress_import_reports set report = ${JSON.stringify(others)} where id = ${id}`.execute(
    db,
  );
}
