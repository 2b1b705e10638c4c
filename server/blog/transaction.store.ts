import type { MediaMutations } from '../media/media.store.ts';
import { type ContentVersion, createContentTransaction } from '../platform/content-version.store.ts';
import type { DatabaseConnection } from '../platform/database/connect.ts';
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
  mediaMutations: MediaMutations;
  importedMutations: ImportedMutations;
}

/** Transactions of posts and their terms, of the files that they name, and of what is recorded of their imports. */
export function createBlogTransaction({
  connection: { db, dialect },
  contentVersion,
  mediaMutations,
  importedMutations,
  ...saving
}: BlogTransactionOptions) {
  return createContentTransaction(db, saving.clock, contentVersion, (trx) => ({
    posts: postMutations(trx, { ...saving, dialect }),
    deletedPosts: deletedPostMutations(trx),
    samplePosts: samplePostMutations(trx),
    terms: termMutations(trx),
    search: searchMutations(trx, dialect),
    media: mediaMutations(trx),
    imported: importedMutations(trx),
  }));
}

export type BlogTransaction = ReturnType<typeof createBlogTransaction>;
