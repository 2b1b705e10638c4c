import type { Env } from '../env.ts';
import type { Mailer } from '../outbox/mailer.ts';
import type { DatabaseConnection } from '../platform/database/connect.ts';
import type { Log } from '../platform/log.ts';
import type { RateLimits } from '../platform/rate-limits.store.ts';
import { type AccountStore, createAccountStore } from './accounts.store.ts';
import { createPeople, type People } from './accounts.ts';
import { type AuditStore, createAuditStore } from './audit.store.ts';
import { type Audit, createAudit } from './audit.ts';
import { createPasswordReset, type PasswordReset } from './password-reset.ts';
import { createSessionStore, type SessionStore } from './sessions.store.ts';
import { createStaff, type Staff } from './sessions.ts';

export interface StaffServices {
  staff: Staff;
  people: People;
  passwordReset: PasswordReset;
  audit: Audit;
  auditStore: AuditStore;
  accounts: AccountStore;
  sessions: SessionStore;
}

export interface StaffServicesOptions {
  db: DatabaseConnection['db'];
  configured: Env['admin'];
  /** Null without a mail server. */
  mailer: Mailer | null;
  limits: Pick<RateLimits, 'count'>;
  siteUrl: string;
  log: Log;
  clock: () => Date;
}

/** Logins and sessions, the accounts, and the record of what the staff did. */
export function createStaffServices({
  db,
  configured,
  clock,
  ...mailing
}: StaffServicesOptions): StaffServices {
  const accounts = createAccountStore(db);
  const sessions = createSessionStore(db);
  const auditStore = createAuditStore(db);
  const audit = createAudit({ store: auditStore, clock });
  const { record } = audit;
  return {
    staff: createStaff({ accounts, sessions, clock, configured, record }),
    people: createPeople({ accounts, clock, record }),
    passwordReset: createPasswordReset({ accounts, clock, record, ...mailing }),
    audit,
    auditStore,
    accounts,
    sessions,
  };
}
