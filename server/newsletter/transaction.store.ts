import type { OutboxMutations } from '../outbox/outbox.store.ts';
import type { DatabaseConnection } from '../platform/database/connect.ts';
import { createInTransaction } from '../platform/in-transaction.store.ts';
import { mailingMutations } from './mailings.store.ts';
import { subscriptionMutations } from './newsletter.store.ts';
import { subscriberMutations } from './subscribers.store.ts';

/** Transactions of subscriptions, mailings, and their mails. */
export function createNewsletterTransaction(
  { db, dialect }: Pick<DatabaseConnection, 'db' | 'dialect'>,
  clock: () => Date,
  outboxMutations: OutboxMutations,
) {
  return createInTransaction(db, clock, (trx) => ({
    subscriptions: subscriptionMutations(trx),
    subscribers: subscriberMutations(trx, dialect),
    mailings: mailingMutations(trx),
    outbox: outboxMutations(trx, dialect),
  }));
}

export type NewsletterTransaction = ReturnType<typeof createNewsletterTransaction>;
