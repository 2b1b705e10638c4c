import { setImmediate as yieldToRequests } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { ImportReport, ImportReportSummary, ImportResults } from '../../contract/wordpress-import.ts';
import type { Database } from '../platform/database/schema.ts';
import type { MadeFile } from '../platform/http/send-file.ts';
import { copied, count, createBudget } from './bounds.ts';
import type { Origin } from './merge/imported-posts.store.ts';
import type { PostCounts, UnreadablePost, WordPressSource } from './wordpress-post.ts';

/** The lists of a report that have an entry for each post or URL. */
const REPORT_LISTS = ['conflicts', 'changes', 'notes', 'addresses', 'images'] as const;
type ReportList = (typeof REPORT_LISTS)[number];
type ReportEntries = Record<ReportList, string[]>;

const REPORTS_KEPT = 50;
/** Names of lost shortcodes and blocks; a text may be full of invented ones. */
const NAMES_MAX = 500;
/** Characters of all entries, which are held in memory until the import ends. */
const ENTRIES_MAX = 60_000_000;
/** Characters of the errors; `ERROR_MIN` is charged for each. */
const ERRORS_MAX = 30_000_000;
const ERROR_MIN = 100;
/** Reports of earlier releases have one. */
const ENTRIES_PER_ROW = 500;

export function createImportReportsStore(db: Kysely<Database>) {
  const newest = () =>
    db.selectFrom('wordpress_import_reports').orderBy('started_at', 'desc').orderBy('id').limit(REPORTS_KEPT);

  async function* reportAsJson(id: string, withoutLists: string): AsyncGenerator<string> {
    yield withoutLists.slice(0, -1);
    for (const list of REPORT_LISTS) {
      yield `,"${list}":[`;
      for (let position = 0; ; position++) {
        const row = await db
          .selectFrom('wordpress_import_entries')
          .select('entry')
          .where('report_id', '=', id)
          .where('list', '=', list)
          .where('position', '=', position)
          .executeTakeFirst();
        if (!row) break;
        yield (position === 0 ? '' : ',') + row.entry;
      }
      yield ']';
    }
    yield '}';
  }

  return {
    /** Adds the report of an import that has ended, and removes the oldest ones. */
    async add(summary: ImportReportSummary, report: Omit<ImportReport, ReportList>, entries: ReportEntries) {
      const { id } = report;
      const texts = { summary: JSON.stringify(summary), report: JSON.stringify(report) };
      await db
        .insertInto('wordpress_import_reports')
        .values({ id, started_at: report.startedAt, ...texts })
        .execute();
      for (const list of REPORT_LISTS) {
        for (let position = 0; position * ENTRIES_PER_ROW < entries[list].length; position++) {
          const some = entries[list].slice(position * ENTRIES_PER_ROW, (position + 1) * ENTRIES_PER_ROW);
          const row = { report_id: id, list, position, entry: some.join(',') };
          await db.insertInto('wordpress_import_entries').values(row).execute();
          // Cached pages are answered between the hundreds of rows of a large import.
          await yieldToRequests();
        }
      }
      await db.deleteFrom('wordpress_import_reports').where('id', 'not in', newest().select('id')).execute();
      await db
        .deleteFrom('wordpress_import_entries')
        .where('report_id', 'not in', db.selectFrom('wordpress_import_reports').select('id'))
        .execute();
    },
    /** Newest first. */
    async list(): Promise<ImportReportSummary[]> {
      const rows = await newest().select('summary').execute();
      return rows.map(({ summary }) => JSON.parse(summary));
    },
    /** An `ImportReport` as JSON. */
    async find(id: string): Promise<MadeFile | null> {
      const row = await db
        .selectFrom('wordpress_import_reports')
        .select(['report', 'started_at'])
        .where('id', '=', id)
        .executeTakeFirst();
      if (!row) return null;
      const moment = row.started_at.slice(0, 16).replace(/[T:]/g, '-');
      return { name: `import-${moment}.json`, parts: reportAsJson(id, row.report) };
    },
  };
}

export type ImportReportsStore = ReturnType<typeof createImportReportsStore>;

export type ReportDraft = ReturnType<typeof startReport>;

/** Collects the report of a running import. */
export function startReport() {
  const entries: ReportEntries = { conflicts: [], changes: [], notes: [], addresses: [], images: [] };
  const fits = createBudget(ENTRIES_MAX);
  const errorFits = createBudget(ERRORS_MAX, ERROR_MIN);
  const broken = { addresses: 0, images: 0 };
  const leftOut = new Map<string, number>();

  /** Counts a post that loses an unknown part, such as `shortcodes [name]`. */
  function leaveOut(what: string): void {
    count(leftOut, what, NAMES_MAX);
  }

  function add<List extends ReportList>(list: List, entry: ImportReport[List][number]): void {
    const json = copied(JSON.stringify(entry));
    if (fits(json)) entries[list].push(json);
    else leaveOut(`entries of this report (${list})`);
  }

  const draft = {
    created: 0,
    updated: 0,
    unchanged: 0,
    /** Number of all errors; `failedPosts` counts those of one post. */
    failed: 0,
    failedPosts: 0,
    /** The errors that fit into memory; one of the source as a whole has no post. */
    errors: [] as UnreadablePost[],
    broken,
    /** Null before a post was read. */
    origin: null as Origin | null,
    /** The hash of the slug or else the title of each post of the source, by its number as text. */
    seen: new Map<string, string>(),
    /** Categories and tags of published posts, as `category/{slug}` and `tag/{slug}`. */
    terms: new Set<string>(),
    leftOut,
    leaveOut,
    entries,
    add,
    addError({ post, reason }: UnreadablePost): void {
      draft.failed++;
      if (post !== '') draft.failedPosts++;
      if (errorFits(post, reason)) draft.errors.push({ post, reason });
      else leaveOut('entries of this report (errors)');
    },
    addChecked(list: 'addresses' | 'images', entry: ImportReport['images'][number]): void {
      add(list, entry);
      if (!entry.works) broken[list]++;
    },
    results(source: WordPressSource | null): ImportResults {
      const imported = draft.created + draft.updated + draft.unchanged;
      return {
        total: Math.max(source?.facts.total ?? 0, imported + draft.failedPosts),
        imported,
        errors: draft.errors.map(({ post, reason }) => (post ? `${post}: ${reason}` : reason)),
      };
    },
    /**
     * @param source null: it could not be opened
     * @param local counts of the imported posts; null: not checked
     */
    finished(
      source: WordPressSource | null,
      local: PostCounts | null,
      end: Omit<ImportReportSummary, 'total' | 'created' | 'updated' | 'unchanged' | 'failed'>,
    ) {
      const facts = source?.facts;
      const { created, updated, unchanged, failed, errors } = draft;
      const { total } = draft.results(source);
      const summary: ImportReportSummary = { ...end, total, created, updated, unchanged, failed };
      const report: Omit<ImportReport, ReportList> = {
        ...summary,
        statuses: compared(facts?.statuses, local?.statuses),
        categories: compared(facts?.categories, local?.categories),
        leftOut: [...(facts?.leftOut ?? []), ...leftOut].map(([kind, count]) => ({ kind, count })),
        errors,
      };
      return { summary, report };
    },
  };
  return draft;
}

function compared(remote?: ReadonlyMap<string, number>, local?: ReadonlyMap<string, number>) {
  const names = new Set([...(remote?.keys() ?? []), ...(local?.keys() ?? [])]);
  return [...names]
    .map((name) => ({ name, inSource: remote?.get(name) ?? 0, here: local?.get(name) ?? 0 }))
    .sort((a, b) => b.inSource - a.inSource || (a.name < b.name ? -1 : 1));
}
