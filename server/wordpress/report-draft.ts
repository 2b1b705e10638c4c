import type {
  CheckedAddress,
  ImportCount,
  ImportReport,
  ImportReportSummary,
  ImportResults,
} from '../../contract/wordpress-import.ts';
import type { ImportedPlace } from './imported-posts.store.ts';
import type { WordPressSource } from './wordpress-post.ts';

/** A post of the source that is imported, for the checks afterwards. */
export interface SeenPost {
  status: string;
  link: string;
}

/** A report while its import runs. */
export interface ReportDraft {
  created: number;
  updated: number;
  unchanged: number;
  errors: { post: string; reason: string }[];
  conflicts: ImportReport['conflicts'][number][];
  changes: ImportReport['changes'][number][];
  notes: ImportReport['notes'][number][];
  /** By the number in WordPress. */
  seen: Map<number, SeenPost>;
  /** Categories and tags of published posts, as `category/{slug}` and `tag/{slug}`. */
  terms: Set<string>;
  /** From their address in the source to the one here. */
  files: Map<string, string | null>;
}

export function startReport(): ReportDraft {
  return {
    created: 0,
    updated: 0,
    unchanged: 0,
    errors: [],
    conflicts: [],
    changes: [],
    notes: [],
    seen: new Map(),
    terms: new Set(),
    files: new Map(),
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

export interface CheckedImport {
  places: readonly ImportedPlace[];
  addresses: readonly CheckedAddress[];
  images: readonly CheckedAddress[];
}

/** @param source null: it could not be opened */
export function finishReport(
  draft: ReportDraft,
  source: WordPressSource | null,
  { startedAt, finishedAt, ...end }: ReportEnd,
  { places, addresses, images }: CheckedImport,
): { summary: ImportReportSummary; report: ImportReport } {
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
  const { errors, conflicts, changes, notes, seen } = draft;
  const statuses = countOf(places.flatMap(({ wpId }) => seen.get(wpId)?.status ?? []));
  const published = places.filter(({ wpId }) => seen.get(wpId)?.status === 'publish');
  const categories = countOf(published.flatMap((place) => place.categories));
  const leftOut = [...(counts?.leftOut ?? [])].map(([kind, count]) => ({ kind, count }));
  const report: ImportReport = {
    ...summary,
    statuses: compared(counts?.statuses, statuses),
    categories: compared(counts?.categories, categories),
    leftOut,
    errors,
    conflicts,
    changes,
    notes,
    addresses,
    images,
  };
  return { summary, report };
}

function countOf(names: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

function compared(
  inSource: ReadonlyMap<string, number> = new Map(),
  here: ReadonlyMap<string, number>,
): ImportCount[] {
  const names = [...new Set([...inSource.keys(), ...here.keys()])];
  return names
    .map((name) => ({ name, inSource: inSource.get(name) ?? 0, here: here.get(name) ?? 0 }))
    .sort((a, b) => b.inSource - a.inSource || (a.name < b.name ? -1 : 1));
}
