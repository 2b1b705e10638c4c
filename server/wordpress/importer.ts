import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { ErrorCode } from '../../contract/errors.ts';
import type {
  ImportProgress,
  ImportReportSummary,
  ImportState,
  WpApiImportPayload,
} from '../../contract/wordpress-import.ts';
import { INCOMING } from './media-copy.ts';
import { openSite } from './rest-reader.ts';
import {
  createImportRuns,
  type ImportOptions,
  type ImportRun,
  type ImportRunsOptions,
  type StartedImport,
} from './run-import.ts';
import { ImportCancelled } from './running-import.ts';
import { ImportError, RefusedImport } from './wordpress-post.ts';
import { openExport } from './wxr-reader.ts';

/** Writes an uploaded export into a file. A refused upload has an error for staff. */
export type SaveUpload = (file: string) => Promise<{ name: string } | { error: string; code: ErrorCode }>;

/** Moves a WordPress blog here. */
export interface Importer {
  fromSite(payload: WpApiImportPayload, options: ImportOptions): Promise<ImportRun>;
  /** @param upload null: the configured export file is read */
  fromExport(upload: SaveUpload | null, options: ImportOptions): Promise<ImportRun>;
  state(): Promise<ImportState>;
  /** Cancels the running import, in whichever process it is. @returns false when none is running */
  cancel(): Promise<boolean>;
  /** Newest first. */
  reports(): Promise<ImportReportSummary[]>;
  /** An `ImportReport` as JSON, in parts. */
  report(id: string): Promise<AsyncIterable<string> | null>;
  /** Deletes the working data of imports that are not running. */
  removeLeftovers(): Promise<void>;
  /** Ends the import of this process; the same call again continues it. */
  stop(): Promise<void>;
}

export interface ImporterOptions extends ImportRunsOptions {
  /** The folder of the uploaded exports, of which none stays. */
  uploadFolder: string;
  /** The defaults of an import that names nothing. */
  siteUrl: string;
  exportFile: string;
}

export function createImporter(options: ImporterOptions): Importer {
  const { stores, fetch, mediaFolder, uploadFolder, siteUrl, exportFile, clock } = options;
  const runs = createImportRuns(options);

  /** Removes what a killed import has left: only one import runs at a time. */
  async function removeRemains(): Promise<void> {
    for (const folder of [uploadFolder, join(mediaFolder, INCOMING)]) {
      await rm(folder, { recursive: true, force: true });
    }
  }

  return {
    fromSite({ siteUrl: given, username, password }, runOptions) {
      const login = username && password ? { username, password } : null;
      return runs.run(
        { kind: 'rest', name: withoutLogin(given) },
        async ({ signal }) => {
          await removeRemains();
          return openSite({ siteUrl: given, login, fetch, signal });
        },
        runOptions,
      );
    },
    fromExport(upload, runOptions) {
      const uploaded = join(uploadFolder, `${randomUUID()}.xml`);
      const described = { kind: 'wxr' as const, name: upload ? 'upload' : basename(exportFile) };
      const open = async ({ id, signal }: StartedImport) => {
        const options = { importId: id, attachments: stores.attachments, signal };
        await removeRemains();
        if (!upload) return openExport(exportFile, options);
        await mkdir(uploadFolder, { recursive: true });
        const saved = await upload(uploaded);
        if ('error' in saved) throw new RefusedImport(saved.error, saved.code);
        described.name = saved.name;
        return openExport(uploaded, { ...options, name: saved.name });
      };
      const removed = () => rm(uploaded, { force: true });
      return runs.run(described, open, runOptions).finally(removed);
    },
    async state() {
      const running = await stores.lease.running(clock().toISOString());
      const starting: ImportProgress = { phase: 'connecting', total: null, done: 0, title: null, failed: 0 };
      return {
        running: running ? (runs.progress() ?? running.progress ?? starting) : null,
        siteUrl,
        exportFile,
      };
    },
    async cancel() {
      runs.abort(new ImportCancelled());
      return stores.lease.cancel(clock().toISOString());
    },
    removeLeftovers: () => stores.lease.removeLeftovers(clock().toISOString()),
    reports: stores.reports.list,
    report: stores.reports.find,
    async stop() {
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
