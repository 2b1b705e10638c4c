import { setImmediate as yieldToRequests } from 'node:timers/promises';
import type { TermKind } from '../../contract/terms.ts';
import type { ImportAnswer, ImportProgress } from '../../contract/wordpress-import.ts';
import type { Blog } from '../blog/posts.ts';
import { Refusal } from '../platform/refusal.ts';
import { IntricateText } from '../platform/text-thread.ts';
import { type AskSite, checkAfterwards } from './check-afterwards.ts';
import type { ConvertText, TextThread } from './convert/convert-content.ts';
import { createMediaCopy, type MediaCopyOptions } from './convert/media-copy.ts';
import { type ImportReportsStore, type ReportDraft, startReport } from './import-reports.store.ts';
import { createPostWriter, type WritePostsOptions } from './merge/write-posts.ts';
import type { SafeFetch } from './safe-fetch.ts';
import { ImportError, sourceName, type WordPressPost, type WordPressSource } from './wordpress-post.ts';

/** Specification section 8. */
const FAILED = {
  rest: 'Failed to import blog posts',
  wxr: 'Failed to import blog posts from XML',
} as const;
/** Small, because requests wait while a batch is saved. */
const BATCH_POSTS = 10;
const BATCH_CHARACTERS = 100_000;
/** Interval at which pages show the posts of a running import; all are shown at its end. */
const SHOWN_EVERY_MS = 60_000;
/** Posts of a source: each is remembered until the end. */
const POSTS_MAX = 500_000;
/** Categories and tags of a source: lists of them are pages here, and each is checked. */
const TERMS_MAX = 10_000;
/** Characters of the slug of a category or tag, of which WordPress stores 200. */
const SLUG_MAX = 1000;

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

export interface ImportTools
  extends Pick<WritePostsOptions, 'posts' | 'clock' | 'log'>,
    Pick<MediaCopyOptions, 'acceptFile'> {
  reports: Pick<ImportReportsStore, 'add'>;
  blog: Pick<Blog, 'prepare' | 'inTransaction' | 'refresh'>;
  openTextThread: () => TextThread;
  fetch: SafeFetch;
  mediaFolder: string;
}

export interface ImportTask extends Omit<ImportOptions, 'onProgress'> {
  id: string;
  /** The source, as it is reported where it cannot be opened. */
  described: Pick<WordPressSource, 'kind' | 'name'>;
  open: () => Promise<WordPressSource>;
  onProgress: (progress: ImportProgress) => void;
  /** Aborted with the reason. */
  signal: AbortSignal;
}

export class ImportCancelled extends Error {}

/**
 * Imports a source and stores the report.
 * @throws {Refusal} when it is not begun: nothing is imported, and no report is stored
 */
export async function runImport(task: ImportTask, tools: ImportTools): Promise<ImportAnswer> {
  const { id, described, open, dryRun, beside = false, ask, onStart, onProgress, signal } = task;
  const { posts, reports, blog, mediaFolder: folder, clock, log } = tools;
  const startedAt = clock().toISOString();
  const draft = startReport();
  const texts = tools.openTextThread();
  const fail = (error: unknown): never => {
    throw error instanceof IntricateText ? new ImportError(error.message) : error;
  };
  const convert: ConvertText = (text, calls) => texts.run('convert', text, calls, signal).catch(fail);
  const prepareHtml = (content: string) => texts.run('storedHtml', { content }, {}, signal).catch(fail);
  let source: WordPressSource | null = null;
  let counts: Awaited<ReturnType<typeof checkAfterwards>> = null;
  let failure: unknown = null;
  let shown = 0;
  async function showSaved(): Promise<void> {
    const saved = dryRun ? 0 : draft.created + draft.updated;
    if (saved > shown) await blog.refresh();
    shown = saved;
  }
  try {
    const opened = await open();
    source = opened;
    const write = createPostWriter({
      ...{ ...tools, source, draft, dryRun, convert, prepareHtml, signal },
      copyMedia: createMediaCopy({ ...tools, folder, signal }),
      async findOrigin(first) {
        const { others, ...origin } = await posts.originOf(sourceName(opened), first, dryRun);
        if (others.length > 0 && !beside) {
          const message = `These are posts of ${origin.source}. The posts here were imported from ${others[0] || 'another site'}, so nothing was imported. You can import these posts beside them; no post is overwritten.`;
          throw new Refusal('another-site', { message, details: { anotherSite: true } });
        }
        await onStart?.();
        return origin;
      },
    });
    let shownAt = clock().getTime();
    const writeAndShow: typeof write = async (batch) => {
      await write(batch);
      if (clock().getTime() - shownAt < SHOWN_EVERY_MS) return;
      await showSaved();
      shownAt = clock().getTime();
    };
    await importPosts(source, writeAndShow, draft, task);
  } catch (error) {
    failure = signal.aborted ? signal.reason : error;
  } finally {
    await texts.close();
  }
  try {
    if (source && draft.origin && (failure === null || !dryRun)) {
      counts = await checkAfterwards({
        ...{ ask, source, draft, dryRun, signal },
        posts: posts.list(draft.origin.source),
        addFormerSlugs: posts.addFormerSlugs,
        isComplete: failure === null,
        now: clock().toISOString(),
        onRead: showSaved,
        async onChecked(done, total) {
          onProgress({ phase: 'checking', total, done, title: null, failed: draft.failed });
          await yieldToRequests();
        },
        // Shown even if the checks fail.
      }).finally(showSaved);
    }
  } catch (error) {
    failure ??= error;
  }
  // The checks end early without an error.
  if (signal.aborted) failure ??= signal.reason;
  const results = draft.results(source);
  const [firstError = ''] = results.errors;
  if (results.imported === 0 && firstError !== '') {
    const none = `None of the ${results.total} posts could be imported. The first error: ${firstError}`;
    failure ??= new ImportError(results.total === 0 ? firstError : none);
  }
  if (failure instanceof Refusal) throw failure;
  const isCancelled = failure instanceof ImportCancelled;
  const isExpected = failure === null || isCancelled || failure instanceof ImportError;
  if (!isExpected) log.error({ err: failure }, 'the import failed');
  const unexpected = isExpected ? null : FAILED[described.kind];
  const error = failure instanceof ImportError ? failure.message : unexpected;
  const { summary, report } = draft.finished(source, counts, {
    id,
    source: source ? { kind: source.kind, name: source.name } : described,
    startedAt,
    finishedAt: clock().toISOString(),
    outcome: failure === null ? 'finished' : isCancelled ? 'cancelled' : 'failed',
    error,
    dryRun,
  });
  await reports.add(summary, report, draft.entries);
  if (failure === null) return { success: true, results, broken: draft.broken, reportId: id };
  return { success: false, error: error ?? 'The import was canceled.', results, reportId: id };
}

/** Reads the source to its end and writes its posts in batches. */
async function importPosts(
  source: WordPressSource,
  write: (posts: readonly WordPressPost[]) => Promise<void>,
  draft: ReportDraft,
  { signal, onProgress }: Pick<ImportTask, 'signal' | 'onProgress'>,
): Promise<void> {
  let batch: WordPressPost[] = [];
  let characters = 0;
  let read = 0;
  let done = 0;
  const report = (title: string | null) =>
    onProgress({ phase: 'importing', total: source.facts.total, done, title, failed: draft.failed });

  async function flush(): Promise<void> {
    if (batch.length === 0) return;
    signal.throwIfAborted();
    const posts = batch;
    [batch, characters] = [[], 0];
    await write(posts);
    done += posts.length;
    report(posts.at(-1)?.title ?? null);
  }

  report(null);
  try {
    for await (const post of source.posts()) {
      signal.throwIfAborted();
      if (++read > POSTS_MAX) throw new ImportError(`There are more than ${POSTS_MAX} posts.`);
      if ('reason' in post) {
        draft.addError(post);
        done++;
        continue;
      }
      batch.push(withBoundedTerms(post, draft));
      characters += post.content?.length ?? 0;
      if (batch.length >= BATCH_POSTS || characters >= BATCH_CHARACTERS) await flush();
    }
  } finally {
    // Posts read before a failure are kept.
    if (!signal.aborted) await flush();
  }
  for (const reason of source.facts.complaints) draft.addError({ post: '', reason });
}

/** Learns the terms of a post, and leaves out those beyond the bound of the source. */
function withBoundedTerms(post: WordPressPost, { terms, leaveOut }: ReportDraft): WordPressPost {
  // WordPress has no list of a term without published posts.
  if (post.status !== 'publish') return post;
  const bounded = (kind: TermKind, given: WordPressPost['tags']) =>
    given?.filter(({ slug }) => {
      const fits = terms.size < TERMS_MAX || terms.has(`${kind}/${slug}`);
      const isKept = fits && slug.length <= SLUG_MAX;
      if (isKept) terms.add(`${kind}/${slug}`);
      else if (fits) leaveOut(`categories and tags with a slug of more than ${SLUG_MAX} characters`);
      else leaveOut(`categories and tags beyond the first ${TERMS_MAX}`);
      return isKept;
    });
  return { ...post, categories: bounded('category', post.categories), tags: bounded('tag', post.tags) };
}
