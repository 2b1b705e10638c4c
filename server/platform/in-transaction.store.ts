import type { Kysely, Transaction } from 'kysely';
import type { AuditEntry } from '../../contract/audit.ts';
import type { Database } from './database/schema.ts';

export type NewAuditEntry = Omit<AuditEntry, 'number' | 'name' | 'title'>;

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

/**
 * Writes an entry of the audit log; nothing else does.
 * @param db the transaction of the mutation that the entry records, where there is one
 */
export async function writeAudit(db: Kysely<Database>, entry: NewAuditEntry): Promise<void> {
  await db.insertInto('audit_log').values(entry).execute();
}
