import type { Kysely } from 'kysely';
import type { ImportReport, ImportReportSummary } from '../../contract/wordpress-import.ts';
import type { Database } from '../db/schema.ts';

/** The lists of a report that have an entry for each post or address. They are stored while the import runs. */
export const REPORT_LISTS = ['conflicts', 'changes', 'notes', 'addresses', 'images'] as const;
export type ReportList = (typeof REPORT_LISTS)[number];

export interface ReportEntry {
  list: ReportList;
  /** Ascending within a report. */
  position: number;
  entry: ImportReport[ReportList][number];
}

const REPORTS_KEPT = 50;
const ENTRIES_AT_ONCE = 500;

/** The reports of the last imports. */
export function createImportReportsStore(db: Kysely<Database>) {
  const newest = () =>
    db.selectFrom('wordpress_import_reports').orderBy('started_at', 'desc').orderBy('id').limit(REPORTS_KEPT);

  async function* listAsJson(id: string, list: ReportList): AsyncGenerator<string> {
    for (let after = -1; ; ) {
      const rows = await db
        .selectFrom('wordpress_import_entries')
        .select(['position', 'entry'])
        .where('report_id', '=', id)
        .where('list', '=', list)
        .where('position', '>', after)
        .orderBy('position')
        .limit(ENTRIES_AT_ONCE)
        .execute();
      const last = rows.at(-1);
      if (!last) return;
      yield (after < 0 ? '' : ',') + rows.map(({ entry }) => entry).join(',');
      after = last.position;
    }
  }

  async function* reportAsJson(id: string, withoutLists: string): AsyncGenerator<string> {
    yield withoutLists.slice(0, -1);
    for (const list of REPORT_LISTS) {
      yield `,"${list}":[`;
      yield* listAsJson(id, list);
      yield ']';
    }
    yield '}';
  }

  return {
    /**
     * Adds entries to the report of a running import. Those that are there already stay.
     * @param entries at most some thousands
     */
    async addEntries(reportId: string, entries: readonly ReportEntry[]): Promise<void> {
      await db
        .insertInto('wordpress_import_entries')
        .values(entries.map((one) => ({ ...one, report_id: reportId, entry: JSON.stringify(one.entry) })))
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
    /** Adds the report of an import that has ended, and removes the oldest ones. */
    async add(summary: ImportReportSummary, report: Omit<ImportReport, ReportList>): Promise<void> {
      await db
        .insertInto('wordpress_import_reports')
        .values({
          id: report.id,
          started_at: report.startedAt,
          summary: JSON.stringify(summary),
          report: JSON.stringify(report),
        })
        .execute();
      const old = await db
        .selectFrom('wordpress_import_reports')
        .select('id')
        .where('id', 'not in', newest().select('id'))
        .execute();
      for (const { id } of old) {
        await db.deleteFrom('wordpress_import_entries').where('report_id', '=', id).execute();
        await db.deleteFrom('wordpress_import_reports').where('id', '=', id).execute();
      }
    },
    /** Newest first. */
    async list(): Promise<ImportReportSummary[]> {
      const rows = await newest().select('summary').execute();
      return rows.map(({ summary }) => JSON.parse(summary));
    },
    /** An `ImportReport` as JSON, in parts. */
    async find(id: string): Promise<AsyncIterable<string> | null> {
      const row = await db
        .selectFrom('wordpress_import_reports')
        .select('report')
        .where('id', '=', id)
        .executeTakeFirst();
      return row ? reportAsJson(id, row.report) : null;
    },
  };
}

export type ImportReportsStore = ReturnType<typeof createImportReportsStore>;
