import type {
  BrokenCounts,
  CheckedAddress,
  ImportCount,
  ImportReport,
  ImportReportSummary,
  ImportResults,
} from '../../contract/wordpress-import.ts';
import type { ImportReportsStore, ReportEntry, ReportList } from './import-reports.store.ts';
import type { ImportedFile } from './imported-posts.store.ts';
import type { SourceFile, SourceFilesStore } from './source-files.store.ts';
import type { SourcePost, SourcePostsStore } from './source-posts.store.ts';
import type { WordPressSource } from './wordpress-post.ts';

/** Entries, posts or files that are stored in one statement. */
const STORED_AT_ONCE = 500;
/** Names of what posts lose; a text may be full of invented ones. */
const NAMES_MAX = 500;

/** A report while its import runs. What there is of each post is stored meanwhile, so that memory does not grow with them. */
export interface ReportDraft {
  created: number;
  updated: number;
  unchanged: number;
  /** Kept for the import's answer. */
  errors: { post: string; reason: string }[];
  broken: BrokenCounts;
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
  /** Adds a post of the source, for the checks afterwards. */
  addPost(post: SourcePost): void;
  /** Adds the files of a post, for the checks afterwards. */
  addFiles(files: Iterable<ImportedFile>): void;
  /** Stores what was added, once it is enough for one statement, or `all`. What could not be stored is kept for the next time. */
  store(options?: { all: boolean }): Promise<void>;
}

export interface ReportDraftOptions {
  id: string;
  reports: Pick<ImportReportsStore, 'addEntries'>;
  sourcePosts: Pick<SourcePostsStore, 'add'>;
  sourceFiles: Pick<SourceFilesStore, 'add'>;
}

/** Starts the report of an import. */
export function startReport({ id, reports, sourcePosts, sourceFiles }: ReportDraftOptions): ReportDraft {
  const entries = new Map<number, ReportEntry>();
  const broken = { addresses: 0, images: 0 };
  const leftOut = new Map<string, number>();
  let position = 0;
  /** By number, because a post may be compared more than once. */
  const posts = new Map<number, SourcePost>();
  /** By the address in the source, because posts share files. */
  const files = new Map<string, SourceFile>();

  function add<List extends ReportList>(list: List, entry: ImportReport[List][number]): void {
    entries.set(position, { list, position, entry });
    position++;
  }

  return {
    created: 0,
    updated: 0,
    unchanged: 0,
    errors: [],
    broken,
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
    addPost(post) {
      posts.set(post.wpId, post);
    },
    addFiles(added) {
      for (const [from, to] of added) {
        const before = files.get(from);
        files.set(from, { position: before?.position ?? position++, from, to: to ?? before?.to ?? null });
      }
    },
    async store({ all } = { all: false }) {
      const atLeast = all ? 1 : STORED_AT_ONCE;
      await storeRows(entries, atLeast, (rows) => reports.addEntries(id, rows));
      await storeRows(posts, atLeast, (rows) => sourcePosts.add(id, rows));
      await storeRows(files, atLeast, (rows) => sourceFiles.add(id, rows));
    },
  };
}

/** Stores rows while there are enough of them, in statements of one size but the last: each size is prepared and cached. */
async function storeRows<Key, Row>(
  rows: Map<Key, Row>,
  atLeast: number,
  add: (rows: Row[]) => Promise<void>,
): Promise<void> {
  while (rows.size >= atLeast) {
    const stored = [...rows.entries().take(STORED_AT_ONCE)];
    await add(stored.map(([, row]) => row));
    for (const [key] of stored) rows.delete(key);
  }
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
