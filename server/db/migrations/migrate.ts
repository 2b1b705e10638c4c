import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Database } from '../schema.ts';
import { leads } from './001-leads.ts';
import { outbox } from './002-outbox.ts';
import { staff } from './003-staff.ts';
import { pageViews } from './004-page-views.ts';
import { contentVersion } from './005-content-version.ts';
import { rateLimits } from './006-rate-limits.ts';
import { posts } from './007-posts.ts';
import { newsletter } from './008-newsletter.ts';
import { blogCounts } from './009-blog-counts.ts';
import { searchSeasons } from './010-search-seasons.ts';
import { searchSpans } from './011-search-spans.ts';
import { searchWords } from './012-search-words.ts';
import { postFunctions } from './013-post-functions.ts';

/** In the order of their names. A migration that has landed is never edited. */
export const migrations: Record<string, Migration> = {
  '001-leads': leads,
  '002-outbox': outbox,
  '003-staff': staff,
  '004-page-views': pageViews,
  '005-content-version': contentVersion,
  '006-rate-limits': rateLimits,
  '007-posts': posts,
  '008-newsletter': newsletter,
  '009-blog-counts': blogCounts,
  '010-search-seasons': searchSeasons,
  '011-search-spans': searchSpans,
  '012-search-words': searchWords,
  '013-post-functions': postFunctions,
};

/**
 * Brings the database to the newest schema. Several processes may call it at once: the first one migrates,
 * the others wait (an advisory lock on PostgreSQL, the write lock of the file on SQLite).
 * @throws when a migration fails; nothing of it remains then
 */
export async function migrate(db: Kysely<Database>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
