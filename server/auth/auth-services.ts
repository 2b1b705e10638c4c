import type { Context } from '../context.ts';
import type { Mailer } from '../outbox/mailer.ts';
import type { RateLimits } from '../platform/rate-limits.store.ts';
import { createAccountStore } from './accounts.store.ts';
import { createAccounts } from './accounts.ts';
import { createAuditStore } from './audit-log.store.ts';
import { createPasswordReset } from './password-reset.ts';
import { createSessionStore } from './sessions.store.ts';
import { createSessions } from './sessions.ts';
import { createAuthTransaction } from './transaction.store.ts';

/** Logins and sessions, the accounts, and the record of what the staff did. */
export function createAuthServices(
  { connection: { db }, env, clock, log }: Context,
  { mailer, limits }: { mailer: Mailer; limits: Pick<RateLimits, 'count'> },
) {
  const stores = { accounts: createAccountStore(db), sessions: createSessionStore(db) };
  const common = { accounts: stores.accounts, inTransaction: createAuthTransaction(db, clock), clock };
  return {
    sessions: createSessions({ ...common, store: stores.sessions, configured: env.admin }),
    accounts: createAccounts(common),
    passwordReset: createPasswordReset({
      ...common,
      mailer: env.mail.smtpUrl === null ? null : mailer,
      limits,
      siteUrl: env.siteUrl,
      log,
    }),
    audit: createAuditStore(db, clock),
    stores,
  };
}

export type AuthServices = ReturnType<typeof createAuthServices>;
