import type { Kysely } from 'kysely';
import type { AuditEntry } from '../../contract/audit.ts';
import type { Database } from './database/schema.ts';

export type NewAuditEntry = Omit<AuditEntry, 'number' | 'name' | 'title'>;

/**
 * Writes an entry of the audit log; nothing else does.
 * @param db the transaction of the mutation that the entry records, where there is one
 */
export async function writeAudit(db: Kysely<Database>, entry: NewAuditEntry): Promise<void> {
  await db.insertInto('audit_log').values(entry).execute();
}
