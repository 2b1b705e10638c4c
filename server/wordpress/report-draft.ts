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
import { count, type PostCounts, type WordPressSource } from './wordpress-post.ts';

/** Entries that are stored in one statement. */
const STORED_AT_ONCE = 500;
/** Names of what posts lose; a text may be full of invented ones. */
const NAMES_MAX = 500;

export type ReportDraft = ReturnType<typeof startReport>;

/** A report while its import runs. Its lists are stored meanwhile, so that memory does not grow with them. */
export function startReport(id: string, { addEntries }: Pick<ImportReportsStore, 'addEntries'>) {
  const entries: ReportEntry[] = [];
  const broken: BrokenCounts = { addresses: 0, images: 0 };
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
    /** Kept for the import's answer. */
    errors: [] as { post: string; reason: string }[],
    broken,
    /** Null before a post was read. */
    origin: null as Origin | null,
    /** The slug or else the title of each post of the source, by its number as text. */
    seen: new Map<string, string>(),
    /** Categories and tags of published posts, as `category/{slug}` and `tag/{slug}`. */
    terms: new Set<string>(),
    /** Counts of posts by what they lose. */
    leftOut,
    /** Counts a post that loses what is unknown here, such as `shortcodes [name]`. */
    leaveOut(what: string): void {
      count(leftOut, leftOut.has(what) || leftOut.size < NAMES_MAX ? what : 'others');
    },
    /** Adds an entry to a list of the report. */
    add,
    /** Adds an entry, and counts it if it is broken. */
    addChecked(list: 'addresses' | 'images', entry: CheckedAddress): void {
      add(list, entry);
      if (!entry.works) broken[list]++;
    },
    /** Stores what was added, once it is enough for one statement, or `all`. What could not be stored is kept for the next time. */
    async store({ all } = { all: false }): Promise<void> {
      // In statements of one size but the last: each size is prepared and cached.
      while (entries.length >= (all ? 1 : STORED_AT_ONCE)) {
        const stored = entries.slice(0, STORED_AT_ONCE);
        await addEntries(id, stored);
        entries.splice(0, stored.length);
      }
    },
  };
}

export function resultsOf(draft: ReportDraft, source: WordPressSource | null): ImportResults {
  const imported = draft.created + draft.updated + draft.unchanged;
  return {
    total: Math.max(
      source?.facts.total ?? 0,
      imported + draft.errors.filter(({ post }) => post !== '').length,
    ),
    imported,
    errors: draft.errors.map(({ post, reason }) => (post ? `${post}: ${reason}` : reason)),
  };
}

/** @param source null: it could not be opened */
export function finishReport(
  draft: ReportDraft,
  source: WordPressSource | null,
  here: PostCounts | null,
  end: Omit<ImportReportSummary, 'total' | 'created' | 'updated' | 'unchanged' | 'failed'>,
): { summary: ImportReportSummary; report: Omit<ImportReport, ReportList> } {
  const facts = source?.facts;
  const { created, updated, unchanged, errors } = draft;
  const { total } = resultsOf(draft, source);
  const summary = { ...end, total, created, updated, unchanged, failed: errors.length };
  const report = {
    ...summary,
    statuses: compared(facts?.statuses, here?.statuses),
    categories: compared(facts?.categories, here?.categories),
    leftOut: [...(facts?.leftOut ?? []), ...draft.leftOut].map(([kind, count]) => ({ kind, count })),
    errors,
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
