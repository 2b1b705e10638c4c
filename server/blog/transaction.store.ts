import type { Kysely, Transaction } from 'kysely';
import type { MediaMutations } from '../media/media.store.ts';
import type { Database } from '../platform/database/schema.ts';
import { createInTransaction } from '../platform/in-transaction.store.ts';
import { deletedPostMutations } from './post-editing.store.ts';

/** Transactions of posts, and of the files that they name. */
export function createBlogTransaction(
  db: Kysely<Database>,
  clock: () => Date,
  mediaMutations: (trx: Transaction<Database>) => MediaMutations,
) {
  return createInTransaction(db, clock, (trx) => ({
    deletedPosts: deletedPostMutations(trx),
    media: mediaMutations(trx),
  }));
}

export type BlogTransaction = ReturnType<typeof createBlogTransaction>;
