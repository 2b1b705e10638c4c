import type {
  BrokenCounts,
  CheckedAddress,
  ImportCount,
  ImportReport,
  ImportReportSummary,
  ImportResults,
} from '../../contract/wordpress-import.ts';
import type { ImportReportsStore, ReportEntry, ReportList } from './import-reports.store.ts';
import type { Origin } from './imported-posts.store.ts';
import type { WordPressSource } from './wordpress-post.ts';

/** Entries that are stored in one statement. */
const STORED_AT_ONCE = 500;
/** Names of what posts lose; a text may be full of invented ones. */
const NAMES_MAX = 500;

/** A report while its import runs. Its lists are stored meanwhile, so that memory does not grow with them. */
export interface ReportDraft {
  created: number;
  updated: number;
  unchanged: number;
  /** Kept for the import's answer. */
  errors: { post: string; reason: string }[];
  broken: BrokenCounts;
  /** Null before a post was read. */
  origin: Origin | null;
  /** The slug or else the title of each post of the source, by its number as text. */
  seen: Map<string, string>;
  /** Categories and tags of published posts, as `category/{slug}` and `tag/{slug}`. */
  terms: Set<string>;
  /** Counts a post that loses what is unknown here, such as `shortcodes [name]`. */
  leaveOut(what: string): void;
  /** By what they lose. */
  leftOut: ReadonlyMap<string, number>;
  /** Adds an entry to a list of the report. */
  add<List extends ReportList>(list: List, entry: ImportReport[List][number]): void;
  /** Adds an entry, and counts it if it is broken. */
  addChecked(list: 'addresses' | 'images', entry: CheckedAddress): void;
  /** Stores what was added, once it is enough for one statement, or `all`. What could not be stored is kept for the next time. */
  store(options?: { all: boolean }): Promise<void>;
}

export interface ReportDraftOptions {
  id: string;
  reports: Pick<ImportReportsStore, 'addEntries'>;
}

/** Starts the report of an import. */
export function startReport({ id, reports }: ReportDraftOptions): ReportDraft {
  const entries: ReportEntry[] = [];
  const broken = { addresses: 0, images: 0 };
  const leftOut = new Map<string, number>();
  let position = 0;

  function add<List extends ReportList>(list: List, entry: ImportReport[List][number]): void {
    entries.push({ list, position, entry });
    position++;
  }

  return {
    created: 0,
    updated: 0,
    unchanged: 0,
    errors: [],
    broken,
    origin: null,
    seen: new Map(),
    terms: new Set(),
    leftOut,
    leaveOut(what) {
      const name = leftOut.has(what) || leftOut.size < NAMES_MAX ? what : 'others';
      leftOut.set(name, (leftOut.get(name) ?? 0) + 1);
    },
    add,
    addChecked(list, entry) {
      add(list, entry);
      if (!entry.works) broken[list]++;
    },
    async store({ all } = { all: false }) {
      const atLeast = all ? 1 : STORED_AT_ONCE;
      // In statements of one size but the last: each size is prepared and cached.
      while (entries.length >= atLeast) {
        const stored = entries.slice(0, STORED_AT_ONCE);
        await reports.addEntries(id, stored);
        entries.splice(0, stored.length);
      }
    },
  };
}

export function resultsOf(draft: ReportDraft, source: WordPressSource | null): ImportResults {
  const imported = draft.created + draft.updated + draft.unchanged;
  return {
    total: Math.max(source?.total() ?? 0, imported + draft.errors.filter(({ post }) => post !== '').length),
    imported,
    errors: draft.errors.map(({ post, reason }) => (post ? `${post}: ${reason}` : reason)),
  };
}

export interface ReportEnd {
  id: string;
  source: ImportReportSummary['source'];
  startedAt: Date;
  finishedAt: Date;
  outcome: ImportReport['outcome'];
  error: string | null;
  dryRun: boolean;
}

/** Counts of the source's posts that are here. */
export interface CountsHere {
  /** By WordPress's status. */
  statuses: ReadonlyMap<string, number>;
  /** Published ones by category. */
  categories: ReadonlyMap<string, number>;
}

/** @param source null: it could not be opened */
export function finishReport(
  draft: ReportDraft,
  source: WordPressSource | null,
  { startedAt, finishedAt, ...end }: ReportEnd,
  here: CountsHere | null,
): { summary: ImportReportSummary; report: Omit<ImportReport, ReportList> } {
  const counts = source?.counts();
  const summary: ImportReportSummary = {
    ...end,
    startedAt: startedAt.toISOString(),
    finishedAt: finishedAt.toISOString(),
    total: resultsOf(draft, source).total,
    created: draft.created,
    updated: draft.updated,
    unchanged: draft.unchanged,
    failed: draft.errors.length,
  };
  const report = {
    ...summary,
    statuses: compared(counts?.statuses, here?.statuses),
    categories: compared(counts?.categories, here?.categories),
    leftOut: [...(counts?.leftOut ?? []), ...draft.leftOut].map(([kind, count]) => ({ kind, count })),
    errors: draft.errors,
  };
  return { summary, report };
}

function compared(
  inSource: ReadonlyMap<string, number> = new Map(),
  here: ReadonlyMap<string, number> = new Map(),
): ImportCount[] {
  const names = [...new Set([...inSource.keys(), ...here.keys()])];
  return names
    .map((name) => ({ name, inSource: inSource.get(name) ?? 0, here: here.get(name) ?? 0 }))
    .sort((a, b) => b.inSource - a.inSource || (a.name < b.name ? -1 : 1));
}
