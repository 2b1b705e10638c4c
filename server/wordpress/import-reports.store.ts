import type { Kysely } from 'kysely';
import type { ImportReport, ImportReportSummary } from '../../contract/wordpress-import.ts';
import type { Database } from '../db/schema.ts';

const KEPT = 50;

/** The reports of the last imports. */
export function createImportReportsStore(db: Kysely<Database>) {
  const newest = () =>
    db.selectFrom('wordpress_import_reports').orderBy('started_at', 'desc').orderBy('id').limit(KEPT);
  return {
    async add(summary: ImportReportSummary, report: ImportReport): Promise<void> {
      await db
        .insertInto('wordpress_import_reports')
        .values({
          id: report.id,
          started_at: report.startedAt,
          summary: JSON.stringify(summary),
          report: JSON.stringify(report),
        })
        .execute();
      await db.deleteFrom('wordpress_import_reports').where('id', 'not in', newest().select('id')).execute();
    },
    /** Newest first. */
    async list(): Promise<ImportReportSummary[]> {
      const rows = await newest().select('summary').execute();
      return rows.map(({ summary }) => JSON.parse(summary));
    },
    /** As JSON. */
    async find(id: string): Promise<string | null> {
      const row = await db
        .selectFrom('wordpress_import_reports')
        .select('report')
        .where('id', '=', id)
        .executeTakeFirst();
      return row?.report ?? null;
    },
  };
}

export type ImportReportsStore = ReturnType<typeof createImportReportsStore>;
