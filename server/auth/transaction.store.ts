import type { Kysely } from 'kysely';
import type { Database } from '../platform/database/schema.ts';
import { createInTransaction } from '../platform/in-transaction.store.ts';
import { accountMutations } from './accounts.store.ts';
import { sessionMutations } from './sessions.store.ts';

/** Transactions of accounts and sessions. */
export function createAuthTransaction(db: Kysely<Database>, clock: () => Date) {
  return createInTransaction(db, clock, (trx) => ({
    accounts: accountMutations(trx),
    sessions: sessionMutations(trx),
  }));
}

export type AuthTransaction = ReturnType<typeof createAuthTransaction>;
