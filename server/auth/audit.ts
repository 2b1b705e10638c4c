import type { AuditEntry } from '../../contract/audit.ts';
import type { AuditStore } from './audit.store.ts';

/** The record of what the staff did, without personal data of visitors. */
export interface Audit {
  record(act: Pick<AuditEntry, 'staff' | 'action'> & { subject?: string }): Promise<void>;
  /** The last mutation of one of these kinds on this subject. */
  last: AuditStore['last'];
  /** The user names of all entries, sorted. */
  names: AuditStore['names'];
  /** Newest first, filtered by user name and action. */
  list: AuditStore['list'];
}

export function createAudit({ store, clock }: { store: AuditStore; clock: () => Date }): Audit {
  return {
    record: ({ staff, action, subject }) =>
      store.add({ at: clock().toISOString(), staff, action, subject: subject ?? null }),
    last: (actions, subject) => store.last(actions, subject),
    names: () => store.names(),
    list: (page) => store.list(page),
  };
}
