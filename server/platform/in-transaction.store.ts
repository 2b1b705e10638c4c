import type { Kysely, Transaction } from 'kysely';
import type { Database } from './database/schema.ts';
import { type NewAuditEntry, writeAudit } from './write-audit.store.ts';

/** Writes an entry of the audit log within a transaction. */
type RecordAudit = (entry: Omit<NewAuditEntry, 'at'>) => Promise<void>;

/** Runs mutations and their entries of the audit log in one transaction, which is rolled back if it throws. */
export type InTransaction<Mutations> = <Result>(
  mutate: (mutations: Mutations & { record: RecordAudit }) => Promise<Result>,
) => Promise<Result>;

/** @param mutationsIn the mutations of the stores that a rule combines */
export function createInTransaction<Mutations>(
  db: Kysely<Database>,
  clock: () => Date,
  mutationsIn: (trx: Transaction<Database>) => Mutations,
): InTransaction<Mutations> {
  return (mutate) =>
    db.transaction().execute((trx) =>
      mutate({
        ...mutationsIn(trx),
        record: (entry) => writeAudit(trx, { at: clock().toISOString(), ...entry }),
      }),
    );
}
