import { randomUUID } from 'node:crypto';
import { setImmediate as breathe } from 'node:timers/promises';
import { type ErrorCode, errorMessages } from '../../contract/errors.ts';
import type { ImportAnswer, ImportProgress, ImportReport } from '../../contract/wordpress-import.ts';
import type { Blog } from '../blog/posts.ts';
import type { PrepareHtml } from '../blog/prepare-post.ts';
import type { Log } from '../log.ts';
import { keepAttachmentPages } from './attachment-pages.ts';
import type { AttachmentsStore } from './attachments.store.ts';
import { type AskSite, checkAfterwards, importedPosts } from './check-afterwards.ts';
import type { ImportLeaseStore } from './import-lease.store.ts';
import { importPosts } from './import-posts.ts';
import type { ImportReportsStore } from './import-reports.store.ts';
import type { ImportedPostsStore, Origin } from './imported-posts.store.ts';
import { createMediaCopy, type MediaCopy, type ReadFileType } from './media-copy.ts';
import { mediaAddress, mediaNames } from './media-path.ts';
import { type CountsHere, finishReport, type ReportDraft, resultsOf, startReport } from './report-draft.ts';
import { ImportCancelled, type RunningImport, startRunning } from './running-import.ts';
import type { SafeFetch } from './safe-fetch.ts';
import { sourceName } from './source-name.ts';
import { ImportError, RefusedImport, type WordPressSource } from './wordpress-post.ts';
import { createPostWriter, type KeyedPost } from './write-posts.ts';

/** Specification section 8. */
const FAILED = {
  rest: 'Failed to import blog posts',
  wxr: 'Failed to import blog posts from XML',
} as const;

export interface ImportOptions {
  dryRun: boolean;
  /** Imports another site than the earlier imports, beside their posts. */
  beside?: boolean | undefined;
  /** Answers requests as this site, for the checks afterwards. */
  ask: AskSite;
  /** Called once the first posts have been read. */
  onStart?: () => Promise<void>;
  onProgress?: (progress: ImportProgress) => void;
}

/** The import that a source is opened for. */
export interface StartedImport {
  id: string;
  /** Aborted when the import is canceled, or the server stops. */
  signal: AbortSignal;
}

/** The answer; `refused` tells why nothing was begun. A refused import has no report. */
export type ImportRun = ImportAnswer & { refused?: ErrorCode };

export interface ImportRunsOptions {
  stores: {
    posts: ImportedPostsStore;
    attachments: AttachmentsStore;
    reports: ImportReportsStore;
    lease: ImportLeaseStore;
  };
  blog: Pick<Blog, 'save' | 'refresh'>;
  prepareHtml: PrepareHtml;
  fetch: SafeFetch;
  readFileType: ReadFileType;
  mediaFolder: string;
  clock: () => Date;
  log: Log;
}

/** The imports of this process: from the lease to the stored report. */
export function createImportRuns(options: ImportRunsOptions) {
  const { stores, blog, prepareHtml, fetch, readFileType, mediaFolder, clock, log } = options;
  const runs = new Map<string, { running: RunningImport; ended: Promise<unknown> }>();

  /**
   * Imports a source and stores the report.
   * @param described the source, reported where it cannot be opened
   */
  async function run(
    described: ImportReport['source'],
    open: (started: StartedImport) => Promise<WordPressSource>,
    { dryRun, beside = false, ask, onStart, onProgress }: ImportOptions,
  ): Promise<ImportRun> {
    const id = randomUUID();
    const startedAt = clock();
    const running = await startRunning({ store: stores.lease, holder: id, clock, log });
    if (!running) {
      return { success: false, error: errorMessages['import-running'], refused: 'import-running' };
    }
    const ended = Promise.withResolvers<void>();
    runs.set(id, { running, ended: ended.promise });
    const tell = (progress: ImportProgress) => {
      running.set(progress);
      onProgress?.(progress);
    };
    const draft = startReport({ id, ...stores });
    let source: WordPressSource | null = null;
    let here: CountsHere | null = null;
    let failure: unknown = null;
    /** @throws {RefusedImport} for another site than those of the posts here, unless it is wanted beside them */
    const originOf = async (opened: WordPressSource, posts: readonly KeyedPost[]): Promise<Origin> => {
      const { others, ...found } = await stores.posts.originOf(sourceName(opened), posts, dryRun);
      if (others.length > 0 && !beside) throw new RefusedImport(anotherSite(found, others), 'another-site');
      await onStart?.();
      return found;
    };
    try {
      tell(running.progress());
      await running.renew();
      await stores.lease.removeLeftovers(clock().toISOString());
      source = await open({ id, signal: running.signal });
      const { signal } = running;
      const opened = source;
      const write = createPostWriter({
        source,
        findOrigin: (posts) => originOf(opened, posts),
        media: dryRun ? NO_COPY : createMediaCopy({ folder: mediaFolder, fetch, readFileType, signal }),
        blog,
        store: stores.posts,
        prepareHtml,
        draft,
        dryRun,
        breathe,
        onUnexpected: (error) => log.error({ err: error }, 'a post could not be imported'),
      });
      await importPosts({ source, write, draft, signal, onProgress: tell });
    } catch (error) {
      failure = running.signal.aborted ? running.signal.reason : error;
    } finally {
      blog.refresh();
    }
    try {
      await draft.store({ all: true });
      const from = draft.origin?.source;
      if (source && from !== undefined && failure === null)
        await addRemoved(stores.posts, from, source, draft);
      if (source && from !== undefined && !dryRun) {
        const posts = () => importedPosts(stores.posts, from, draft.seen);
        const { addFormerUrls } = stores.posts;
        await keepAttachmentPages({ importId: id, ...stores, posts: posts(), addFormerUrls, draft });
        here = await checkAfterwards({
          ask,
          sourceUrl: source.siteUrl(),
          posts,
          draft,
          now: clock().toISOString(),
          signal: running.signal,
          async onChecked(done, total) {
            tell({ phase: 'checking', total, done, title: null, failed: draft.errors.length });
            await breathe();
          },
        });
      }
    } catch (error) {
      failure ??= error;
    }
    await draft.store({ all: true }).catch((error: unknown) => {
      failure ??= error;
    });
    // The checks end early without an error.
    if (running.signal.aborted) failure ??= running.signal.reason;
    const isCancelled = failure instanceof ImportCancelled;
    const error = failure === null || isCancelled ? null : sentence(failure, described.kind);
    const outcome = failure === null ? 'finished' : isCancelled ? 'cancelled' : 'failed';
    const { summary, report } = finishReport(
      draft,
      source,
      {
        id,
        source: source ? { kind: source.kind, name: source.name } : described,
        startedAt,
        finishedAt: clock(),
        outcome,
        error,
        dryRun,
      },
      here,
    );
    const refused = failure instanceof RefusedImport ? failure : null;
    try {
      if (!refused) await stores.reports.add(summary, report);
    } finally {
      await running.stop();
      runs.delete(id);
      ended.resolve();
    }
    if (refused) {
      const anotherSite = refused.code === 'another-site' ? { anotherSite: true as const } : {};
      return { success: false, error: refused.message, refused: refused.code, ...anotherSite };
    }
    const results = resultsOf(draft, source);
    if (outcome === 'finished') return { success: true, results, broken: draft.broken, reportId: id };
    return { success: false, error: error ?? 'The import was canceled.', results, reportId: id };
  }

  /** The reason as staff may read it. */
  function sentence(error: unknown, kind: WordPressSource['kind']): string {
    if (error instanceof ImportError) return error.message;
    log.error({ err: error }, 'the import failed');
    return FAILED[kind];
  }

  return {
    run,
    progress: (): ImportProgress | undefined => [...runs.values()][0]?.running.progress(),
    /** @param reason the reason that is reported, or a cancellation */
    abort(reason: Error): void {
      for (const { running } of runs.values()) running.abort(reason);
    },
    async ended(): Promise<void> {
      await Promise.all([...runs.values()].map(({ ended }) => ended));
    },
  };
}

/** Adds a conflict for each article that its source has removed. It stays until staff decide. */
async function addRemoved(
  posts: ImportedPostsStore,
  from: string,
  source: WordPressSource,
  draft: ReportDraft,
): Promise<void> {
  const isWhole = source.isWhole() && draft.errors.length === 0;
  for await (const post of importedPosts(posts, from, draft.seen, { removed: true })) {
    const { key, title, slug, status, sourceStatus } = post;
    const isTrashed = source.trashed().has(key);
    if (status !== 'published' || !(isTrashed || (isWhole && sourceStatus === 'publish'))) continue;
    const inSource = isTrashed ? 'in the trash' : 'no longer published';
    draft.add('conflicts', { title, slug, field: 'status', here: status, inSource });
  }
}

function anotherSite({ source }: Origin, [first]: readonly string[]): string {
  return (
    `These are posts of ${source}. The posts here were imported from ${first || 'another site'}, so nothing was ` +
    'imported. You can import these posts beside them; no post is overwritten.'
  );
}

/** A dry run copies nothing and takes no file for missing. */
const NO_COPY: MediaCopy = {
  copy: async (url, host) => ({ to: mediaAddress(mediaNames(url, host)) }),
};
