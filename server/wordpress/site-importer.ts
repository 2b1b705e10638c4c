import { lookup } from 'node:dns/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { DatabaseConnection } from '../db/connect.ts';
import type { Env } from '../env.ts';
import { createAttachmentsStore } from './attachments.store.ts';
import { createImportLeaseStore } from './import-lease.store.ts';
import { createImportReportsStore } from './import-reports.store.ts';
import { createImportedPostsStore } from './imported-posts.store.ts';
import { createImporter, type Importer, type ImporterOptions } from './importer.ts';
import { createSafeFetch, type SafeFetchOptions } from './safe-fetch.ts';

export interface SiteImporterOptions
  extends Pick<ImporterOptions, 'blog' | 'prepareHtml' | 'readFileType' | 'clock' | 'log'> {
  db: DatabaseConnection['db'];
  env: Pick<Env, 'dataDir' | 'wordpress'>;
  /** Replaces those of requests. */
  timeouts?: SafeFetchOptions['timeouts'];
}

/** The importer with this site's database, folders and network. */
export function createSiteImporter({ db, env, timeouts, ...options }: SiteImporterOptions): Importer {
  return createImporter({
    ...options,
    stores: {
      posts: createImportedPostsStore(db),
      reports: createImportReportsStore(db),
      attachments: createAttachmentsStore(db),
      lease: createImportLeaseStore(db),
    },
    fetch: createSafeFetch({
      allowedHosts: env.wordpress.allowedHosts,
      lookup: (hostname) => lookup(hostname, { all: true }),
      pause: (ms, signal) => setTimeout(ms, undefined, { signal }),
      random: Math.random,
      clock: options.clock,
      ...(timeouts ? { timeouts } : {}),
    }),
    mediaFolder: join(env.dataDir, 'media'),
    uploadFolder: join(env.dataDir, 'import-uploads'),
    siteUrl: env.wordpress.siteUrl,
    exportFile: env.wordpress.exportFile,
  });
}
