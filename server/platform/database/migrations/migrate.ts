import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Database } from '../schema.ts';
import { leads } from './001-leads.ts';
import { mailOutbox } from './002-mail-outbox.ts';
import { staff } from './003-staff.ts';
import { pageViews } from './004-page-views.ts';
import { contentVersion } from './005-content-version.ts';
import { rateLimits } from './006-rate-limits.ts';
import { blog } from './007-blog.ts';
import { newsletter } from './008-newsletter.ts';
import { installationSecret } from './009-installation-secret.ts';
import { unsubscribeTokens } from './010-unsubscribe-tokens.ts';
import { wordpressImport } from './011-wordpress-import.ts';
import { postEditing } from './012-post-editing.ts';
import { requests } from './013-requests.ts';
import { pageTags } from './014-page-tags.ts';
import { people } from './015-people.ts';
import { analytics } from './016-analytics.ts';
import { mailings } from './017-mailings.ts';
import { housekeeping } from './018-housekeeping.ts';
import { backups } from './019-backups.ts';
import { metaTitles } from './020-meta-titles.ts';
import { importReportEntries } from './021-import-report-entries.ts';
import { importFiles } from './022-import-files.ts';
import { mailFiles } from './025-mail-files.ts';
import { formNotices } from './026-form-notices.ts';
import { importedPosts } from './027-imported-posts.ts';
import { preferredContact } from './028-preferred-contact.ts';
import { deliveries } from './029-deliveries.ts';
import { oncePublic } from './030-once-public.ts';
import { staffProfiles } from './031-staff-profiles.ts';
import { requestSenders } from './032-request-senders.ts';
import { postRevisions } from './033-post-revisions.ts';
import { renamedTerms } from './035-renamed-terms.ts';
import { postMedia } from './036-post-media.ts';
import { importTables } from './038-import-tables.ts';
import { mediaUses } from './039-media-uses.ts';
import { samplePosts } from './040-sample-posts.ts';
import { visitCounts } from './041-visit-counts.ts';

/** In the order of their names. A migration that has landed is never edited. */
const migrations: Record<string, Migration> = {
  '001-leads': leads,
  '002-mail-outbox': mailOutbox,
  '003-staff': staff,
  '004-page-views': pageViews,
  '005-content-version': contentVersion,
  '006-rate-limits': rateLimits,
  '007-blog': blog,
  '008-newsletter': newsletter,
  '009-installation-secret': installationSecret,
  '010-unsubscribe-tokens': unsubscribeTokens,
  '011-wordpress-import': wordpressImport,
  '012-post-editing': postEditing,
  '013-requests': requests,
  '014-page-tags': pageTags,
  '015-people': people,
  '016-analytics': analytics,
  '017-mailings': mailings,
  '018-housekeeping': housekeeping,
  '019-backups': backups,
  '020-meta-titles': metaTitles,
  '021-import-report-entries': importReportEntries,
  '022-import-files': importFiles,
  '025-mail-files': mailFiles,
  '026-form-notices': formNotices,
  '027-imported-posts': importedPosts,
  '028-preferred-contact': preferredContact,
  '029-deliveries': deliveries,
  '030-once-public': oncePublic,
  '031-staff-profiles': staffProfiles,
  '032-request-senders': requestSenders,
  '033-post-revisions': postRevisions,
  '035-renamed-terms': renamedTerms,
  '036-post-media': postMedia,
  '038-import-tables': importTables,
  '039-media-uses': mediaUses,
  '040-sample-posts': samplePosts,
  '041-visit-counts': visitCounts,
};

export const LAST_MIGRATION = Object.keys(migrations).at(-1) ?? '';

/**
 * Migrates the database to the newest schema. Several processes may call it at once: the first one migrates, the others
 * wait (an advisory lock on PostgreSQL, the file's write lock on SQLite).
 * @param last name of the last migration to run, for tests of the later ones
 * @throws when a migration fails, with its name; it is rolled back
 */
export async function migrate(db: Kysely<Database>, last?: string): Promise<void> {
  let running = '';
  const named = Object.entries(migrations).map(([name, { up }]): [string, Migration] => [
    name,
    {
      up(transaction) {
        running = name;
        return up(transaction);
      },
    },
  ]);
  const migrator = new Migrator({ db, provider: { getMigrations: async () => Object.fromEntries(named) } });
  const { error } = await (last ? migrator.migrateTo(last) : migrator.migrateToLatest());
  // Kysely names none where the connection was lost with it.
  if (error && running)
    throw new Error(`migration ${running}: ${error instanceof Error ? error.message : error}`, {
      cause: error,
    });
  if (error) throw error;
}
