import type { Env } from '../env.ts';
import type { Mailer } from '../outbox/mailer.ts';
import type { DatabaseConnection } from '../platform/database/connect.ts';
import type { Log } from '../platform/log.ts';
import type { RateLimits } from '../platform/rate-limits.store.ts';
import { createAccountStore } from './accounts.store.ts';
import { createAccounts } from './accounts.ts';
import { createAuditStore } from './audit.store.ts';
import { createAudit } from './audit.ts';
import { createPasswordReset } from './password-reset.ts';
import { createSessionStore } from './sessions.store.ts';
import { createSessions } from './sessions.ts';

export interface AuthServicesOptions {
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
export function createAuthServices({ db, configured, clock, ...mailing }: AuthServicesOptions) {
  const stores = {
    accounts: createAccountStore(db),
    sessions: createSessionStore(db),
    audit: createAuditStore(db),
  };
  const audit = createAudit({ store: stores.audit, clock });
  const common = { accounts: stores.accounts, clock, record: audit.record };
  return {
    sessions: createSessions({ ...common, store: stores.sessions, configured }),
    accounts: createAccounts(common),
    passwordReset: createPasswordReset({ ...common, ...mailing }),
    audit,
    stores,
  };
}

export type AuthServices = ReturnType<typeof createAuthServices>;
