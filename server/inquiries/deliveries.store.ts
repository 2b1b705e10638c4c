import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { DeliveryKind } from '../../contract/inquiries.ts';
import type { Database, OutboxEmailsTable } from '../platform/database/schema.ts';
import type { StoredInquiry } from './inquiry-list.store.ts';

/** Author and time of a change. */
export interface ChangedBy {
  staff: string;
  /** UTC ISO 8601. */
  at: string;
}

export type DeliveryRow = Pick<
  Selectable<OutboxEmailsTable>,
  | 'id'
  | 'purpose'
  | 'content'
  | 'status'
  | 'attempts'
  | 'earlier_attempts'
  | 'saved_as_file'
  | 'next_attempt_at'
  | 'lease_until'
  | 'last_error'
  | 'created_at'
  | 'sent_at'
>;

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

/** False once the lease has expired: the process that was sending has died. */
export function isBeingSent(
  { status, lease_until }: Pick<DeliveryRow, 'status' | 'lease_until'>,
  at: string,
): boolean {
  return status === 'sending' && lease_until !== null && lease_until > at;
}

/** Queues messages to be sent now, and notes it in the history of their inquiries. */
export async function requeue(
  trx: Transaction<Database>,
  deliveries: readonly (Pick<DeliveryRow, 'id' | 'purpose'> & { number: number })[],
  { staff, at }: ChangedBy,
): Promise<void> {
  await trx
    .updateTable('outbox_emails')
    .set({
      status: 'pending',
      earlier_attempts: sql<number>`earlier_attempts + attempts`,
      attempts: 0,
      next_attempt_at: at,
      lease_until: null,
    })
    .where(
      'id',
      'in',
      deliveries.map(({ id }) => id),
    )
    .execute();
  const entries = deliveries.map(({ number, purpose }) => ({
    request_number: number,
    staff,
    state: null,
    note: null,
    resent: deliveryKind(purpose),
    created_at: at,
  }));
  await trx.insertInto('request_entries').values(entries).execute();
}

export function deliveryKind(purpose: DeliveryRow['purpose']): DeliveryKind {
  return purpose.replace(/^\w+-/, '') as DeliveryKind;
}
