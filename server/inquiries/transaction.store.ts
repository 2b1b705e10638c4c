import type { OutboxMutations } from '../outbox/outbox.store.ts';
import type { DatabaseConnection } from '../platform/database/connect.ts';
import { createInTransaction } from '../platform/in-transaction.store.ts';
import { deliveryMutations } from './deliveries.store.ts';
import { inquiryMutations } from './inquiries.store.ts';
import { leadMutations } from './save-leads.store.ts';

/** Transactions of leads, their inquiries, and their messages. */
export function createInquiryTransaction(
  { db, dialect }: Pick<DatabaseConnection, 'db' | 'dialect'>,
  clock: () => Date,
  outboxMutations: OutboxMutations,
) {
  return createInTransaction(db, clock, (trx) => ({
    leads: leadMutations(trx, dialect),
    inquiries: inquiryMutations(trx, dialect),
    deliveries: deliveryMutations(trx, dialect),
    outbox: outboxMutations(trx, dialect),
  }));
}

export type InquiryTransaction = ReturnType<typeof createInquiryTransaction>;
