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
import type { ImportReportsStore } from './import-reports.store.ts';
import type { ImportedPostsStore, Origin } from './imported-posts.store.ts';
import { createMediaCopy, type MediaCopy, type ReadFileType } from './media-copy.ts';
import { mediaAddress, mediaNames } from './media-path.ts';
import type { createRenamedTermsStore } from './renamed-terms.store.ts';
import { type CountsHere, finishReport, type ReportDraft, resultsOf, startReport } from './report-draft.ts';
import type { SafeFetch } from './safe-fetch.ts';
import { sourceName } from './source-name.ts';
import { createTextThread } from './text-thread.ts';
import {
  ImportError,
  isUnreadable,
  RefusedImport,
  type WordPressPost,
  type WordPressSource,
} from './wordpress-post.ts';
import { createPostWriter, type KeyedPost } from './write-posts.ts';

/** Specification section 8. */
const FAILED = {
  rest: 'Failed to import blog posts',
  wxr: 'Failed to import blog posts from XML',
} as const;
/** After this a killed import may be started again. */
const LEASE_MS = 15_000;
const RENEWED_EVERY_MS = 2000;
/** Small, because requests wait while a batch is saved. */
const BATCH_POSTS = 10;
const BATCH_CHARACTERS = 100_000;
export const CONNECTING: ImportProgress = {
  phase: 'connecting',
  total: null,
  done: 0,
  title: null,
  failed: 0,
};

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

/** The answer; `refused` tells why nothing was begun. A refused import has no report. */
export type ImportRun = ImportAnswer & { refused?: ErrorCode };

export interface ImportRunsOptions {
  stores: {
    posts: ImportedPostsStore;
    renamedTerms: ReturnType<typeof createRenamedTermsStore>;
    attachments: AttachmentsStore;
    reports: ImportReportsStore;
    lease: ImportLeaseStore;
  };
  blog: Pick<Blog, 'save' | 'refresh'>;
  prepareHtml: PrepareHtml;
  /** The file of the thread for long texts. */
  textWorker: URL;
  fetch: SafeFetch;
  readFileType: ReadFileType;
  /** Deletes the files of the media folder that are to be deleted, so that none is taken for a copy. */
  removeDiscardedMedia: () => Promise<void>;
  mediaFolder: string;
  clock: () => Date;
  log: Log;
}

/** @param signal aborted when the import is canceled, or the server stops */
type OpenSource = (importId: string, signal: AbortSignal) => Promise<WordPressSource>;

/** A running import of this process. */
interface Running {
  progress: ImportProgress;
  aborted: AbortController;
  ended: Promise<void>;
}

export class ImportCancelled extends Error {
  override readonly name = 'AbortError';
}

/** The imports of this process: from the lease to the stored report. */
export function createImportRuns(options: ImportRunsOptions) {
  const { stores, blog, prepareHtml, textWorker, fetch, readFileType, mediaFolder, clock, log } = options;
  const runs = new Set<Running>();
  const now = () => clock().toISOString();
  const leaseEnd = () => new Date(clock().getTime() + LEASE_MS).toISOString();

  /** Renews the lease, and ends the import by a cancellation in any process. */
  async function renew(id: string, { aborted, progress }: Running): Promise<void> {
    try {
      const state = await stores.lease.renew(id, leaseEnd(), progress);
      if (state?.cancelled) aborted.abort(new ImportCancelled());
      if (!state) aborted.abort(new ImportError('Another import has taken over.'));
    } catch (error) {
      // The next renewal may succeed before the lease ends.
      log.warn({ err: error }, 'the lease of the import could not be renewed');
    }
  }

  /**
   * Imports a source and stores the report.
   * @param described the source, reported where it cannot be opened
   */
  async function run(
    described: ImportReport['source'],
    open: OpenSource,
    importOptions: ImportOptions,
  ): Promise<ImportRun> {
    const id = randomUUID();
    if (!(await stores.lease.acquire(id, now(), leaseEnd()))) {
      return { success: false, error: errorMessages['import-running'], refused: 'import-running' };
    }
    const ended = Promise.withResolvers<void>();
    const running: Running = { progress: CONNECTING, aborted: new AbortController(), ended: ended.promise };
    runs.add(running);
    let renewing = Promise.resolve();
    const timer = setInterval(() => {
      renewing = renew(id, running);
    }, RENEWED_EVERY_MS);
    try {
      return await importSource(id, running, described, open, importOptions);
    } finally {
      clearInterval(timer);
      await renewing;
      await stores.lease.release(id).finally(() => {
        runs.delete(running);
        ended.resolve();
      });
    }
  }

  async function importSource(
    id: string,
    running: Running,
    described: ImportReport['source'],
    open: OpenSource,
    { dryRun, beside = false, ask, onStart, onProgress }: ImportOptions,
  ): Promise<ImportRun> {
    const startedAt = now();
    const { signal } = running.aborted;
    const tell = (progress: ImportProgress) => {
      running.progress = progress;
      onProgress?.(progress);
    };
    const draft = startReport(id, stores.reports);
    const texts = createTextThread(textWorker, prepareHtml, signal);
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
      tell(CONNECTING);
      await renew(id, running);
      await stores.lease.removeLeftovers(now());
      await options.removeDiscardedMedia();
      const opened = await open(id, signal);
      source = opened;
      const write = createPostWriter({
        source,
        findOrigin: (posts) => originOf(opened, posts),
        media: dryRun ? NO_COPY : createMediaCopy({ folder: mediaFolder, fetch, readFileType, signal }),
        blog,
        store: stores.posts,
        readRenamed: stores.renamedTerms.read,
        convert: texts.convert,
        draft,
        dryRun,
        now,
        breathe,
        onUnexpected: (error) => log.error({ err: error }, 'a post could not be imported'),
      });
      await importPosts(source, write, draft, signal, tell);
    } catch (error) {
      failure = signal.aborted ? signal.reason : error;
    } finally {
      blog.refresh();
      await texts.close();
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
          now: now(),
          signal,
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
    if (signal.aborted) failure ??= signal.reason;
    const results = resultsOf(draft, source);
    if (results.imported === 0 && results.errors.length > 0) {
      const [reason = ''] = results.errors;
      failure ??= new ImportError(
        results.total === 0
          ? reason
          : `None of the ${results.total} posts could be imported. The first error: ${reason}`,
      );
    }
    const isCancelled = failure instanceof ImportCancelled;
    const error = failure === null || isCancelled ? null : sentence(failure, described.kind);
    const refused = failure instanceof RefusedImport ? failure : null;
    if (refused) {
      const anotherSite = refused.code === 'another-site' ? { anotherSite: true as const } : {};
      return { success: false, error: refused.message, refused: refused.code, ...anotherSite };
    }
    const { summary, report } = finishReport(draft, source, here, {
      id,
      source: source ? { kind: source.kind, name: source.name } : described,
      startedAt,
      finishedAt: now(),
      outcome: failure === null ? 'finished' : isCancelled ? 'cancelled' : 'failed',
      error,
      dryRun,
    });
    await stores.reports.add(summary, report);
    if (failure === null) return { success: true, results, broken: draft.broken, reportId: id };
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
    progress: (): ImportProgress | undefined => [...runs][0]?.progress,
    /** @param reason the reason that is reported, or a cancellation */
    abort(reason: Error): void {
      for (const { aborted } of runs) aborted.abort(reason);
    },
    ended: () => Promise.all([...runs].map(({ ended }) => ended)),
  };
}

/** Reads the source to its end and writes its posts in batches. */
async function importPosts(
  source: WordPressSource,
  write: (posts: readonly WordPressPost[]) => Promise<void>,
  draft: ReportDraft,
  signal: AbortSignal,
  onProgress: (progress: ImportProgress) => void,
): Promise<void> {
  let batch: WordPressPost[] = [];
  let characters = 0;
  let done = 0;
  const tell = (title: string | null) =>
    onProgress({ phase: 'importing', total: source.total(), done, title, failed: draft.errors.length });

  async function flush(): Promise<void> {
    if (batch.length === 0) return;
    signal.throwIfAborted();
    const posts = batch;
    [batch, characters] = [[], 0];
    await write(posts);
    await draft.store();
    done += posts.length;
    tell(posts.at(-1)?.title ?? null);
  }

  tell(null);
  try {
    for await (const post of source.posts()) {
      signal.throwIfAborted();
      if (isUnreadable(post)) {
        draft.errors.push(post);
        done++;
        continue;
      }
      learnTerms(post, draft.terms);
      batch.push(post);
      characters += post.content?.length ?? 0;
      if (batch.length >= BATCH_POSTS || characters >= BATCH_CHARACTERS) await flush();
    }
  } finally {
    // Posts read before a failure are kept.
    if (!signal.aborted) await flush();
  }
  for (const reason of source.complaints()) draft.errors.push({ post: '', reason });
}

function learnTerms({ status, categories = [], tags = [] }: WordPressPost, terms: Set<string>): void {
  // WordPress has no list of a term without published posts.
  if (status !== 'publish') return;
  for (const { slug } of categories) terms.add(`category/${slug}`);
  for (const { slug } of tags) terms.add(`tag/${slug}`);
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
