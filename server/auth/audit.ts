import type { AuditEntry } from '../../contract/audit.ts';
import type { AuditStore } from './audit-log.store.ts';

/** The record of what the staff did, without personal data of visitors. */
export function createAudit({ store, clock }: { store: AuditStore; clock: () => Date }) {
  const { add, last, names, list } = store;
  return {
    /** For an action without a mutation, such as an export. A mutation calls `writeAudit` in its transaction. */
    record: (entry: Pick<AuditEntry, 'staff' | 'action'> & { subject?: string }): Promise<void> =>
      add({ at: clock().toISOString(), subject: null, ...entry }),
    last,
    names,
    list,
  };
}

export type Audit = ReturnType<typeof createAudit>;
