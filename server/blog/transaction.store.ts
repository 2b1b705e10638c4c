import { setImmediate as yieldToRequests } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import type { MediaMutations } from '../media/media.store.ts';
import { type ContentVersion, contentMutations } from '../platform/content-version.store.ts';
import type { DatabaseConnection } from '../platform/database/connect.ts';
import type { Database } from '../platform/database/schema.ts';
import { createInTransaction } from '../platform/in-transaction.store.ts';
import type { ImportedMutations } from '../wordpress/merge/imported-posts.store.ts';
import { deletedPostMutations } from './post-editing.store.ts';
import { samplePostMutations } from './sample-posts.store.ts';
import { postMutations, type SavingOptions } from './save-posts.store.ts';
import { searchMutations } from './search.store.ts';
import { termMutations } from './terms.store.ts';

export interface BlogTransactionOptions extends Omit<SavingOptions, 'dialect'> {
  connection: Pick<DatabaseConnection, 'db' | 'dialect'>;
  contentVersion: Pick<ContentVersion, 'forget'>;
  /** Mutations of other capabilities. */
  mediaMutations: (trx: Transaction<Database>) => MediaMutations;
  importedMutations: (trx: Transaction<Database>) => ImportedMutations;
}

/** Transactions of posts and their terms, of the files that they name, and of what is recorded of their imports. */
export function createBlogTransaction({
  connection: { db, dialect },
  contentVersion,
  mediaMutations,
  importedMutations,
  ...saving
}: BlogTransactionOptions) {
  const inTransaction = createInTransaction(db, saving.clock, (trx) => ({
    content: contentMutations(trx),
    posts: postMutations(trx, { ...saving, dialect }),
    deletedPosts: deletedPostMutations(trx),
    samplePosts: samplePostMutations(trx),
    terms: termMutations(trx),
    search: searchMutations(trx, dialect),
    media: mediaMutations(trx),
    imported: importedMutations(trx),
  }));
  const run: typeof inTransaction = async (mutate) => {
    const { result, isRaised } = await inTransaction(async (mutations) => {
      const result = await mutate(mutations);
      // Lets cached pages be answered before a long text is committed.
      await yieldToRequests();
      return { result, isRaised: mutations.content.isRaised() };
    });
    // Cached pages wait for the database to read the version again.
    if (isRaised) contentVersion.forget();
    return result;
  };
  return run;
}

export type BlogTransaction = ReturnType<typeof createBlogTransaction>;
