import { randomUUID } from 'node:crypto';
import { lookup } from 'node:dns/promises';
import { mkdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { ImportProgress, ImportState, WpApiImportPayload } from '../../contract/wordpress-import.ts';
import type { Env } from '../env.ts';
import type { DatabaseConnection } from '../platform/database/connect.ts';
import { Refusal } from '../platform/refusal.ts';
import { INCOMING } from './convert/media-copy.ts';
import { createImportLeaseStore } from './import-lease.store.ts';
import { createImportReportsStore } from './import-reports.store.ts';
import { createImportedPostsStore } from './merge/imported-posts.store.ts';
import { openSite } from './rest/rest-reader.ts';
import { ImportCancelled, type ImportOptions, type ImportTools, runImport } from './run-import.ts';
import { createSafeFetch, type SafeFetchOptions } from './safe-fetch.ts';
import { ImportError, type WordPressSource } from './wordpress-post.ts';
import { openExport } from './wxr/wxr-reader.ts';

/** A killed import may be started again after this. */
const LEASE_MS = 15_000;
const RENEWED_EVERY_MS = 2000;
const CONNECTING: ImportProgress = { phase: 'connecting', total: null, done: 0, title: null, failed: 0 };

/**
 * Writes an uploaded export into a file.
 * @throws {Refusal} with an error for staff
 */
type SaveUpload = (file: string) => Promise<{ name: string }>;

export interface ImporterOptions extends Omit<ImportTools, 'posts' | 'reports' | 'fetch' | 'mediaFolder'> {
  connection: Pick<DatabaseConnection, 'db'>;
  env: Pick<Env, 'dataDir' | 'wordpress'>;
  timeouts?: SafeFetchOptions['timeouts'];
}

interface Running {
  progress: ImportProgress;
  aborted: AbortController;
  ended: ReturnType<typeof runImport> | null;
}

export type Importer = ReturnType<typeof createImporter>;

/** Imports WordPress blogs, one at a time in all server processes. */
export function createImporter({ connection, env, timeouts, ...options }: ImporterOptions) {
  const { db } = connection;
  const { clock, log } = options;
  const { siteUrl, exportFile, allowedHosts } = env.wordpress;
  const mediaFolder = join(env.dataDir, 'media');
  const uploadFolder = join(env.dataDir, 'import-uploads');
  const posts = createImportedPostsStore(db);
  const reports = createImportReportsStore(db);
  const lease = createImportLeaseStore(db);
  const fetch = createSafeFetch({
    allowedHosts,
    lookup: (hostname) => lookup(hostname, { all: true }),
    pause: (ms, signal) => setTimeout(ms, undefined, { signal }),
    random: Math.random,
    clock,
    ...(timeouts ? { timeouts } : {}),
  });
  const tools = { ...options, posts, reports, fetch, mediaFolder };
  const runs = new Set<Running>();
  const now = () => clock().toISOString();
  const leaseEnd = () => new Date(clock().getTime() + LEASE_MS).toISOString();

  /** Renews the lease, and ends the import by a cancellation in any process. */
  async function renew(id: string, { aborted, progress }: Running): Promise<void> {
    try {
      const held = await lease.renew(id, leaseEnd(), progress);
      if (held?.cancelled) aborted.abort(new ImportCancelled());
      if (!held) aborted.abort(new ImportError('Another import has taken over.'));
    } catch (error) {
      // The next renewal may succeed before the lease ends.
      log.warn({ err: error }, 'the lease of the import could not be renewed');
    }
  }

  /** Runs an import while no other one is running in any process. */
  async function run(
    described: Pick<WordPressSource, 'kind' | 'name'>,
    open: (signal: AbortSignal) => Promise<WordPressSource>,
    { onProgress, ...given }: ImportOptions,
  ) {
    const id = randomUUID();
    if (!(await lease.acquire(id, now(), leaseEnd()))) throw new Refusal('import-running');
    const aborted = new AbortController();
    const running: Running = { progress: CONNECTING, aborted, ended: null };
    runs.add(running);
    let renewing = Promise.resolve();
    const timer = setInterval(() => {
      renewing = renew(id, running);
    }, RENEWED_EVERY_MS);
    const task = {
      ...given,
      id,
      described,
      signal: aborted.signal,
      async open() {
        onProgress?.(CONNECTING);
        await renew(id, running);
        // Only one import runs at a time, so these are of a killed one.
        for (const folder of [uploadFolder, join(mediaFolder, INCOMING)])
          await rm(folder, { recursive: true, force: true });
        return open(aborted.signal);
      },
      onProgress(progress: ImportProgress) {
        running.progress = progress;
        onProgress?.(progress);
      },
    };
    running.ended = runImport(task, tools).finally(async () => {
      clearInterval(timer);
      await renewing;
      await lease.release(id).finally(() => runs.delete(running));
    });
    return running.ended;
  }

  function abort(reason: Error): void {
    for (const { aborted } of runs) aborted.abort(reason);
  }

  return {
    fromSite({ siteUrl: given, username, password }: WpApiImportPayload, runOptions: ImportOptions) {
      const login = username && password ? { username, password } : null;
      return run(
        { kind: 'rest', name: withoutLogin(given) },
        (signal) => openSite({ siteUrl: given, login, fetch, signal }),
        runOptions,
      );
    },
    /** @param upload null: the configured export file is read */
    fromExport(upload: SaveUpload | null, runOptions: ImportOptions) {
      const uploaded = join(uploadFolder, `${randomUUID()}.xml`);
      const described = { kind: 'wxr' as const, name: upload ? 'upload' : basename(exportFile) };
      const open = async (signal: AbortSignal) => {
        if (!upload) return openExport(exportFile, signal);
        await mkdir(uploadFolder, { recursive: true });
        described.name = (await upload(uploaded)).name;
        return openExport(uploaded, signal, described.name);
      };
      return run(described, open, runOptions).finally(() => rm(uploaded, { force: true }));
    },
    async state(): Promise<ImportState> {
      const [own] = runs;
      const running = await lease.running(now());
      return {
        running: running && (own?.progress ?? running.progress ?? CONNECTING),
        siteUrl,
        exportFile,
      };
    },
    /** Cancels the running import, in whichever process it is. @returns false when none is running */
    async cancel(): Promise<boolean> {
      abort(new ImportCancelled());
      return lease.cancel(now());
    },
    reports: reports.list,
    report: reports.find,
    /** Ends the import of this process; the same call again continues it. */
    async stop(): Promise<void> {
      abort(new ImportError('The server was stopped. Start the import again to continue it.'));
      await Promise.allSettled([...runs].map(({ ended }) => ended));
      await fetch.close();
    },
  };
}

/** A login typed into a URL is not stored; a password may have any character. */
function withoutLogin(url: string): string {
  return url.replace(/^(\s*[a-z]+:\/\/)?[\s\S]*@/i, '$1');
}
