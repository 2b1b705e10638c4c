import type { Kysely, Transaction } from 'kysely';
import type { DatabaseConnection } from '../platform/database/connect.ts';
import { forUpdate } from '../platform/database/dialect.ts';
import type { Database } from '../platform/database/schema.ts';
import { found, Refusal } from '../platform/refusal.ts';
import { writeAudit } from '../platform/write-audit.store.ts';
import { isBeingSent, selectDeliveries } from './deliveries.store.ts';
import { readInquiries } from './inquiry-list.store.ts';

/** Deletes mails of the outbox within a transaction. */
export type Discard = (trx: Transaction<Database>, ids: readonly string[]) => Promise<void>;

export interface DeletedBy {
  /** The user name; null: the server, because the inquiry has been kept for the set time. */
  staff: string | null;
  /** UTC, ISO 8601. */
  at: string;
}

/**
 * Deletes an inquiry with its lead, its history and its mails.
 * @param before finds it only if it arrived before (UTC ISO 8601) and is still not a client's
 */
export function deleteInquiry(
  { db, dialect }: Pick<DatabaseConnection, 'db' | 'dialect'>,
  discard: Discard,
  number: number,
  { staff, at }: DeletedBy,
  before?: string,
): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const inquiry = found((await readInquiries(trx, [number]))[0]);
    const table = inquiry.kind === 'contact' ? 'contact_submissions' : 'consultation_requests';
    // A repeated submission waits here before it adds mails.
    await forUpdate(dialect, trx.selectFrom(table).select('id').where('id', '=', inquiry.id)).execute();
    // Same order as in `resendAll`, to avoid deadlocks.
    const inOrder = selectDeliveries(trx, inquiry).clearOrderBy().orderBy('id');
    const deliveries = await forUpdate(dialect, inOrder).execute();
    // A mail in flight would write its .eml file after the deletion.
    if (deliveries.some((delivery) => isBeingSent(delivery, at))) throw new Refusal('mail-being-sent');
    if (before !== undefined) {
      const still = selectWithoutRetainer(trx, before).where('number', '=', number);
      found(await forUpdate(dialect, still).executeTakeFirst());
    }
    await discard(
      trx,
      deliveries.map(({ id }) => id),
    );
    await trx.deleteFrom(table).where('id', '=', inquiry.id).execute();
    await trx.deleteFrom('requests').where('number', '=', number).execute();
    await writeAudit(trx, { at, staff, action: 'request-deleted', subject: `request ${number}` });
  });
}

/** The numbers of the inquiries that arrived before (UTC ISO 8601), except those of clients. */
export async function findWithoutRetainer(db: Kysely<Database>, before: string): Promise<number[]> {
  const rows = await selectWithoutRetainer(db, before).orderBy('number').execute();
  return rows.map(({ number }) => number);
}

function selectWithoutRetainer(db: Kysely<Database>, before: string) {
  return db
    .selectFrom('requests')
    .select('number')
    .where('created_at', '<', before)
    .where('state', '!=', 'retained');
}
