import type { Transaction } from 'kysely';
import type { MediaMutations } from '../media/media.store.ts';
import { contentMutations } from '../platform/content-version.store.ts';
import type { DatabaseConnection } from '../platform/database/connect.ts';
import type { Database } from '../platform/database/schema.ts';
import { createInTransaction } from '../platform/in-transaction.store.ts';
import type { ImportedTermMutations } from '../wordpress/merge/renamed-terms.store.ts';
import { deletedPostMutations } from './post-editing.store.ts';
import { searchMutations } from './search.store.ts';
import { termMutations } from './terms.store.ts';

/** The mutations of other capabilities. */
export interface OtherMutations {
  mediaMutations: (trx: Transaction<Database>) => MediaMutations;
  importedTermMutations: (trx: Transaction<Database>) => ImportedTermMutations;
}

/** Transactions of posts and their terms, of the files that they name, and of what is recorded of their imports. */
export function createBlogTransaction(
  { db, dialect }: Pick<DatabaseConnection, 'db' | 'dialect'>,
  clock: () => Date,
  { mediaMutations, importedTermMutations }: OtherMutations,
) {
  return createInTransaction(db, clock, (trx) => ({
    content: contentMutations(trx),
    deletedPosts: deletedPostMutations(trx),
    terms: termMutations(trx),
    search: searchMutations(trx, dialect),
    media: mediaMutations(trx),
    importedTerms: importedTermMutations(trx),
  }));
}

export type BlogTransaction = ReturnType<typeof createBlogTransaction>;
