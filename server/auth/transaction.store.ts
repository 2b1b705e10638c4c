import type { Kysely } from 'kysely';
import type { AuditEntry } from '../../contract/audit.ts';
import type { Database } from '../platform/database/schema.ts';
import { writeAudit } from '../platform/write-audit.store.ts';
import { accountMutations } from './accounts.store.ts';
import { sessionMutations } from './sessions.store.ts';

/** Returns a function that runs mutations and their entries of the audit log in one transaction. */
export function createInTransaction(db: Kysely<Database>, clock: () => Date) {
  return <Result>(
    mutate: (mutations: {
      accounts: ReturnType<typeof accountMutations>;
      sessions: ReturnType<typeof sessionMutations>;
      record: (entry: Pick<AuditEntry, 'staff' | 'action'> & { subject: string | null }) => Promise<void>;
    }) => Promise<Result>,
  ): Promise<Result> =>
    db.transaction().execute((trx) =>
      mutate({
        accounts: accountMutations(trx),
        sessions: sessionMutations(trx),
        record: (entry) => writeAudit(trx, { at: clock().toISOString(), ...entry }),
      }),
    );
}

export type InTransaction = ReturnType<typeof createInTransaction>;
