import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate as breathe } from 'node:timers/promises';
import type {
  ImportAnswer,
  ImportProgress,
  ImportReport,
  ImportReportSummary,
  ImportState,
  WpApiImportPayload,
} from '../../contract/wordpress-import.ts';
import type { Blog } from '../blog/posts.ts';
import type { PrepareHtml } from '../blog/prepare-post.ts';
import type { Log } from '../log.ts';
import { type AskSite, checkAfterwards } from './check-afterwards.ts';
import type { ImportLeaseStore } from './import-lease.store.ts';
import { importPosts } from './import-posts.ts';
import type { ImportReportsStore } from './import-reports.store.ts';
import type { ImportedPlace, ImportedPostsStore } from './imported-posts.store.ts';
import { createMediaCopy, type MediaCopy } from './media-copy.ts';
import { mediaAddress, mediaNames } from './media-path.ts';
import {
  type CheckedImport,
  finishReport,
  type ReportDraft,
  resultsOf,
  startReport,
} from './report-draft.ts';
import { openSite } from './rest-reader.ts';
import { ImportCancelled, type RunningImport, startRunning } from './running-import.ts';
import type { SafeFetch } from './safe-fetch.ts';
import { ImportError, type WordPressSource } from './wordpress-post.ts';
import { createPostWriter } from './write-posts.ts';
import { openExport } from './wxr-reader.ts';

const PLACES_AT_ONCE = 200;

export interface ImportOptions {
  dryRun: boolean;
  /** Answers requests as this site, for the checks afterwards. */
  ask: AskSite;
  onProgress?: (progress: ImportProgress) => void;
}

/** Moves a WordPress blog here. */
export interface Importer {
  fromSite(payload: WpApiImportPayload, options: ImportOptions): Promise<ImportAnswer>;
  /** @param upload writes the uploaded export into the given file; null: the configured export file is read */
  fromExport(
    upload: ((file: string) => Promise<{ name: string }>) | null,
    options: ImportOptions,
  ): Promise<ImportAnswer>;
  state(): Promise<ImportState>;
  /** Cancels the running import, in whichever process it is. @returns false when none is running */
  cancel(): Promise<boolean>;
  /** Newest first. */
  reports(): Promise<ImportReportSummary[]>;
  /** An `ImportReport` as JSON. */
  report(id: string): Promise<string | null>;
  /** Ends the import of this process; the same call again continues it. */
  stop(): Promise<void>;
}

export interface ImporterOptions {
  stores: { posts: ImportedPostsStore; reports: ImportReportsStore; lease: ImportLeaseStore };
  blog: Pick<Blog, 'save' | 'refresh'>;
  prepareHtml: PrepareHtml;
  fetch: SafeFetch;
  /** The folder of the uploaded exports, of which none stays. */
  uploadFolder: string;
  mediaFolder: string;
  /** The defaults of an import that names nothing. */
  siteUrl: string;
  exportFile: string;
  clock: () => Date;
  log: Log;
}

export function createImporter(options: ImporterOptions): Importer {
  const { stores, blog, prepareHtml, fetch, uploadFolder, mediaFolder, siteUrl, exportFile, clock, log } =
    options;
  const here = new Map<string, { running: RunningImport; ended: Promise<unknown> }>();

  async function run(
    described: ImportReport['source'],
    open: (running: RunningImport) => Promise<WordPressSource>,
    { dryRun, ask, onProgress }: ImportOptions,
  ): Promise<ImportAnswer> {
    const id = randomUUID();
    const startedAt = clock();
    const running = await startRunning({ store: stores.lease, holder: id, clock, log });
    const ended = Promise.withResolvers<void>();
    here.set(id, { running, ended: ended.promise });
    const tell = (progress: ImportProgress) => {
      running.set(progress);
      onProgress?.(progress);
    };
    const draft = startReport();
    let source: WordPressSource | null = null;
    let checked: CheckedImport = { places: [], addresses: [], images: [] };
    let failure: unknown = null;
    try {
      tell(running.progress());
      await running.renew();
      source = await open(running);
      const { signal } = running;
      const write = createPostWriter({
        source,
        media: dryRun ? NO_COPY : createMediaCopy({ folder: mediaFolder, fetch, signal }),
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
      if (source && !dryRun) checked = await check(source, draft, ask, running, tell);
    } catch (error) {
      failure ??= error;
    }
    const error = failure instanceof ImportCancelled ? null : failure === null ? null : sentence(failure);
    const outcome =
      failure instanceof ImportCancelled ? 'cancelled' : failure === null ? 'finished' : 'failed';
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
      checked,
    );
    try {
      await stores.reports.add(summary, report);
    } finally {
      await running.stop();
      here.delete(id);
      ended.resolve();
    }
    const results = resultsOf(draft, source);
    if (outcome === 'finished') return { success: true, results, reportId: id };
    return { success: false, error: error ?? 'The import was cancelled.', results, reportId: id };
  }

  async function check(
    source: WordPressSource,
    draft: ReportDraft,
    ask: AskSite,
    running: RunningImport,
    tell: (progress: ImportProgress) => void,
  ): Promise<CheckedImport> {
    const wpIds = [...draft.seen.keys()];
    const places: ImportedPlace[] = [];
    for (let from = 0; from < wpIds.length; from += PLACES_AT_ONCE) {
      places.push(...(await stores.posts.places(wpIds.slice(from, from + PLACES_AT_ONCE))));
    }
    let done = 0;
    const total = places.length + draft.files.size;
    const found = await checkAfterwards({
      ask,
      sourceUrl: source.siteUrl(),
      places,
      seen: draft.seen,
      files: draft.files,
      now: clock().toISOString(),
      signal: running.signal,
      async onChecked() {
        tell({ phase: 'checking', total, done: ++done, title: null, failed: draft.errors.length });
        await breathe();
      },
    });
    return { places, ...found };
  }

  /** The reason as staff may read it. */
  function sentence(error: unknown): string {
    if (error instanceof ImportError) return error.message;
    log.error({ err: error }, 'the import failed');
    return 'Failed to import blog posts';
  }

  return {
    fromSite({ siteUrl: given, username, password }, runOptions) {
      const login = username && password ? { username, password } : null;
      return run(
        { kind: 'rest', name: given },
        ({ signal }) => openSite({ siteUrl: given, login, fetch, signal }),
        runOptions,
      );
    },
    fromExport(upload, runOptions) {
      const uploaded = join(uploadFolder, `${randomUUID()}.xml`);
      const open = async () => {
        if (!upload) return openExport(exportFile);
        // Of imports whose process ended: only one import runs at a time.
        await rm(uploadFolder, { recursive: true, force: true });
        await mkdir(uploadFolder, { recursive: true });
        const { name } = await upload(uploaded);
        return openExport(uploaded, name);
      };
      const removed = () => rm(uploaded, { force: true });
      return run({ kind: 'wxr', name: upload ? 'upload' : exportFile }, open, runOptions).finally(removed);
    },
    async state() {
      const running = await stores.lease.running(clock().toISOString());
      const starting: ImportProgress = { phase: 'connecting', total: null, done: 0, title: null, failed: 0 };
      const own = [...here.values()][0]?.running.progress();
      return { running: running ? (own ?? running.progress ?? starting) : null, siteUrl, exportFile };
    },
    async cancel() {
      for (const { running } of here.values()) running.abort(new ImportCancelled());
      return stores.lease.cancel(clock().toISOString());
    },
    reports: stores.reports.list,
    report: stores.reports.find,
    async stop() {
      for (const { running } of here.values()) {
        running.abort(new ImportError('The server was stopped. Start the import again to continue it.'));
      }
      await Promise.all([...here.values()].map(({ ended }) => ended));
      await fetch.close();
    },
  };
}

/** A dry run copies nothing and takes no file for missing. */
const NO_COPY: MediaCopy = {
  copy: async (url, host) => ({ to: mediaAddress(mediaNames(url, host)) }),
};
