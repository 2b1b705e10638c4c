import { type InferResult, type Kysely, sql, type Transaction } from 'kysely';
import type { DeliveryKind, DeliveryProblem } from '../../contract/inquiries.ts';
import { type DatabaseDialect, forUpdate } from '../platform/database/dialect.ts';
import { type Database, ERASED } from '../platform/database/schema.ts';
import { hasProblem, type StoredInquiry } from './inquiry-list.store.ts';

/** Author and time of a change. */
export interface ChangedBy {
  staff: string;
  /** UTC ISO 8601. */
  at: string;
}

/** The mails of an inquiry, in the order of their purposes. Two leads of different kinds may share an id. */
export function selectDeliveries(db: Kysely<Database>, { id, kind }: StoredInquiry) {
  return db
    .selectFrom('outbox_emails')
    .select([
      'id',
      'purpose',
      'content',
      'status',
      'attempts',
      'earlier_attempts',
      'saved_as_file',
      'next_attempt_at',
      'lease_until',
      'last_error',
      'created_at',
      'sent_at',
    ])
    .where('submission_id', '=', id)
    .where('purpose', 'in', [`${kind}-notification`, `${kind}-confirmation`, `${kind}-webhook`])
    .orderBy('purpose');
}

export type DeliveryRow = InferResult<ReturnType<typeof selectDeliveries>>[number];

/** False once the lease has expired: the process that was sending has died. */
export function isBeingSent(
  { status, lease_until }: Pick<DeliveryRow, 'status' | 'lease_until'>,
  at: string,
): boolean {
  return status === 'sending' && lease_until !== null && lease_until > at;
}

/** Mutations within a transaction. Rows are locked in the order of their ids, to avoid deadlocks. */
export function deliveryMutations(trx: Transaction<Database>, dialect: DatabaseDialect) {
  return {
    /** Locks the mails of an inquiry until the commit. */
    lockAll: (inquiry: StoredInquiry): Promise<DeliveryRow[]> =>
      forUpdate(dialect, selectDeliveries(trx, inquiry).clearOrderBy().orderBy('id')).execute(),

    /** Locks the messages of these inquiries that have the problem until the commit. */
    lockProblems: (
      numbers: readonly number[],
      { problem, overdue }: { problem: DeliveryProblem; overdue: string },
    ) =>
      forUpdate(
        dialect,
        trx
          .selectFrom('outbox_emails as delivery')
          .innerJoin('requests as request', 'request.lead_id', 'delivery.submission_id')
          .select(['delivery.id', 'delivery.purpose', 'delivery.status', 'delivery.lease_until'])
          .select('request.number')
          .where(sql<boolean>`delivery.purpose like request.kind || '-%'`)
          .where('request.number', 'in', numbers)
          .where('delivery.content', '!=', ERASED)
          .where(hasProblem(overdue, problem))
          .orderBy('delivery.id'),
        'delivery',
      ).execute(),

    /** Queues messages to be sent now. */
    async requeue(ids: readonly string[], at: string): Promise<void> {
      await trx
        .updateTable('outbox_emails')
        .set({
          status: 'pending',
          earlier_attempts: sql<number>`earlier_attempts + attempts`,
          attempts: 0,
          next_attempt_at: at,
          lease_until: null,
        })
        .where('id', 'in', ids)
        .execute();
    },
  };
}

export function deliveryKind(purpose: DeliveryRow['purpose']): DeliveryKind {
  return purpose.replace(/^\w+-/, '') as DeliveryKind;
}
