import { randomUUID } from 'node:crypto';
import { lookup } from 'node:dns/promises';
import { mkdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { ErrorCode } from '../../contract/errors.ts';
import type { ImportState, WpApiImportPayload } from '../../contract/wordpress-import.ts';
import type { DatabaseConnection } from '../db/connect.ts';
import type { Env } from '../env.ts';
import { createAttachmentsStore } from './attachments.store.ts';
import { createImportLeaseStore } from './import-lease.store.ts';
import { createImportReportsStore } from './import-reports.store.ts';
import { createImportedPostsStore } from './imported-posts.store.ts';
import { INCOMING } from './media-copy.ts';
import { createRenamedTermsStore } from './renamed-terms.store.ts';
import { openSite } from './rest-reader.ts';
import {
  CONNECTING,
  createImportRuns,
  ImportCancelled,
  type ImportOptions,
  type ImportRun,
  type ImportRunsOptions,
} from './run-import.ts';
import { createSafeFetch, type SafeFetchOptions } from './safe-fetch.ts';
import { ImportError, RefusedImport, type WordPressSource } from './wordpress-post.ts';
import { openExport } from './wxr-reader.ts';

/** Writes an uploaded export into a file. A refused upload has an error for staff. */
export type SaveUpload = (file: string) => Promise<{ name: string } | { error: string; code: ErrorCode }>;

export interface ImporterOptions extends Omit<ImportRunsOptions, 'stores' | 'fetch' | 'mediaFolder'> {
  db: DatabaseConnection['db'];
  env: Pick<Env, 'dataDir' | 'wordpress'>;
  /** Replaces those of requests. */
  timeouts?: SafeFetchOptions['timeouts'];
}

export type Importer = ReturnType<typeof createImporter>;

/** Moves a WordPress blog here. */
export function createImporter({ db, env, timeouts, ...options }: ImporterOptions) {
  const { clock } = options;
  const { siteUrl, exportFile, allowedHosts } = env.wordpress;
  const mediaFolder = join(env.dataDir, 'media');
  const uploadFolder = join(env.dataDir, 'import-uploads');
  const stores = {
    posts: createImportedPostsStore(db),
    renamedTerms: createRenamedTermsStore(db),
    reports: createImportReportsStore(db),
    attachments: createAttachmentsStore(db),
    lease: createImportLeaseStore(db),
  };
  const fetch = createSafeFetch({
    allowedHosts,
    lookup: (hostname) => lookup(hostname, { all: true }),
    pause: (ms, signal) => setTimeout(ms, undefined, { signal }),
    random: Math.random,
    clock,
    ...(timeouts ? { timeouts } : {}),
  });
  const runs = createImportRuns({ ...options, stores, fetch, mediaFolder });

  /** Removes what a killed import has left: only one import runs at a time. */
  async function removeRemains(): Promise<void> {
    for (const folder of [uploadFolder, join(mediaFolder, INCOMING)]) {
      await rm(folder, { recursive: true, force: true });
    }
  }

  return {
    fromSite({ siteUrl: given, username, password }: WpApiImportPayload, runOptions: ImportOptions) {
      const login = username && password ? { username, password } : null;
      return runs.run(
        { kind: 'rest', name: withoutLogin(given) },
        async (_, signal) => {
          await removeRemains();
          return openSite({ siteUrl: given, login, fetch, signal });
        },
        runOptions,
      );
    },
    /** @param upload null: the configured export file is read */
    fromExport(upload: SaveUpload | null, runOptions: ImportOptions): Promise<ImportRun> {
      const uploaded = join(uploadFolder, `${randomUUID()}.xml`);
      const described = { kind: 'wxr' as const, name: upload ? 'upload' : basename(exportFile) };
      const open = async (importId: string, signal: AbortSignal): Promise<WordPressSource> => {
        const given = { importId, attachments: stores.attachments, signal };
        await removeRemains();
        if (!upload) return openExport(exportFile, given);
        await mkdir(uploadFolder, { recursive: true });
        const saved = await upload(uploaded);
        if ('error' in saved) throw new RefusedImport(saved.error, saved.code);
        described.name = saved.name;
        return openExport(uploaded, { ...given, name: saved.name });
      };
      return runs.run(described, open, runOptions).finally(() => rm(uploaded, { force: true }));
    },
    async state(): Promise<ImportState> {
      const running = await stores.lease.running(clock().toISOString());
      const progress = running && (runs.progress() ?? running.progress ?? CONNECTING);
      return { running: progress, siteUrl, exportFile };
    },
    /** Cancels the running import, in whichever process it is. @returns false when none is running */
    async cancel(): Promise<boolean> {
      runs.abort(new ImportCancelled());
      return stores.lease.cancel(clock().toISOString());
    },
    /** Deletes the working data of imports that are not running. */
    removeLeftovers: () => stores.lease.removeLeftovers(clock().toISOString()),
    /** Newest first. */
    reports: stores.reports.list,
    /** An `ImportReport` as JSON, in parts. */
    report: stores.reports.find,
    /** Ends the import of this process; the same call again continues it. */
    async stop(): Promise<void> {
      runs.abort(new ImportError('The server was stopped. Start the import again to continue it.'));
      await runs.ended();
      await fetch.close();
    },
  };
}

/** A login typed into an address is not stored; a password may have any character. */
function withoutLogin(address: string): string {
  return address.replace(/^(\s*[a-z]+:\/\/)?[\s\S]*@/i, '$1');
}
