import type { Kysely, Transaction } from 'kysely';
import type { AuditEntry } from '../../contract/audit.ts';
import type { Database } from '../db/schema.ts';

export type NewAuditEntry = Omit<AuditEntry, 'number'>;

/** Records an act, as part of its transaction where it has one. */
export type WriteAudit = (
  db: Kysely<Database> | Transaction<Database>,
  entry: NewAuditEntry,
) => Promise<void>;

export const writeAudit: WriteAudit = async (db, entry) => {
  await db.insertInto('audit_log').values(entry).execute();
};

export interface AuditStore {
  add(entry: NewAuditEntry): Promise<void>;
  /** Newest first. */
  list(page: { limit: number; offset: number }): Promise<{ entries: AuditEntry[]; total: number }>;
}

export function createAuditStore(db: Kysely<Database>): AuditStore {
  return {
    add: (entry) => writeAudit(db, entry),
    async list({ limit, offset }) {
      const [entries, { total }] = await Promise.all([
        db
          .selectFrom('audit_log')
          .selectAll()
          .orderBy('number', 'desc')
          .limit(limit)
          .offset(offset)
          .execute(),
        db
          .selectFrom('audit_log')
          .select(({ fn }) => fn.countAll().as('total'))
          .executeTakeFirstOrThrow(),
      ]);
      return { entries, total: Number(total) };
    },
  };
}
