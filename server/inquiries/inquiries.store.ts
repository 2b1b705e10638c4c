import { type Kysely, sql, type Transaction } from 'kysely';
import {
  answeredStates,
  type DeliveryProblem,
  type InquiryEntry,
  type InquiryState,
  RELATED_INQUIRIES_MAX,
  type WaitingInquiries,
} from '../../contract/inquiries.ts';
import type { DatabaseConnection } from '../platform/database/connect.ts';
import { type DatabaseDialect, forUpdate } from '../platform/database/dialect.ts';
import { type Database, ERASED } from '../platform/database/schema.ts';
import { found, Refusal } from '../platform/refusal.ts';
import { writeAudit } from '../platform/write-audit.store.ts';
import {
  type DeletedBy,
  type Discard,
  deleteInquiry,
  findWithoutRetainer,
} from './delete-inquiries.store.ts';
import {
  type ChangedBy,
  type DeliveryRow,
  isBeingSent,
  requeue,
  selectDeliveries,
} from './deliveries.store.ts';
import {
  countInquiries,
  findNumbers,
  findProblems,
  findWaiting,
  hasProblem,
  type InquiryQuery,
  readInquiries,
  type StoredInquiry,
} from './inquiry-list.store.ts';
import { emailKey, phoneKey } from './sender-keys.ts';

export function createInquiryStore(connection: Pick<DatabaseConnection, 'db' | 'dialect'>, discard: Discard) {
  const { db, dialect } = connection;
  return {
    numbers: (query: InquiryQuery, page: { limit: number; offset: number }): Promise<number[]> =>
      findNumbers(connection, query, page),
    count: (query: InquiryQuery): Promise<number> => countInquiries(connection, query),
    /** @param overdue an unsent message waits if it was queued until then, UTC ISO 8601 */
    waiting: (overdue: string): Promise<WaitingInquiries> => findWaiting(db, overdue),
    /** The problem of each inquiry that has an undelivered message. */
    problems: (numbers: readonly number[], overdue: string): Promise<Map<number, DeliveryProblem>> =>
      findProblems(db, numbers, overdue),
    /** Inquiries in the order of their numbers' list. */
    read: (numbers: readonly number[]): Promise<StoredInquiry[]> => readInquiries(db, numbers),
    deliveries: (inquiry: StoredInquiry): Promise<DeliveryRow[]> => selectDeliveries(db, inquiry).execute(),
    /** The numbers of the other inquiries with the same e-mail address or phone number, newest first. */
    related: (inquiry: StoredInquiry): Promise<number[]> => findRelated(db, inquiry),

    /** By the number of the inquiry, each oldest first; an inquiry without entries is left out. */
    entries: (numbers: readonly number[]): Promise<Map<number, InquiryEntry[]>> => findEntries(db, numbers),

    /** Stores a state that differs from the present one. */
    setState: (number: number, state: InquiryState, { staff, at }: ChangedBy): Promise<void> =>
      db.transaction().execute(async (trx) => {
        const answered = answeredStates.includes(state);
        const changed = await trx
          .updateTable('requests')
          .set({
            state,
            ...(answered ? { answered_at: sql<string>`coalesce(answered_at, ${at})` } : {}),
            ...(state === 'new' ? { answered_at: null } : {}),
          })
          .where('number', '=', number)
          .where('state', '!=', state)
          .executeTakeFirst();
        if (changed.numUpdatedRows === 0n) return checkExists(dialect, trx, number);
        await addEntry(trx, { request_number: number, staff, state, note: null, created_at: at });
        await writeAudit(trx, { at, staff, action: 'request-state', subject: `request ${number}: ${state}` });
      }),

    addNote: (number: number, note: string, { staff, at }: ChangedBy): Promise<void> =>
      db.transaction().execute(async (trx) => {
        await checkExists(dialect, trx, number);
        await addEntry(trx, { request_number: number, staff, state: null, note, created_at: at });
        await writeAudit(trx, { at, staff, action: 'request-note', subject: `request ${number}` });
      }),

    /** Queues a mail, or a delivery to the webhook, to be sent now. */
    resend: (number: number, deliveryId: string, { staff, at }: ChangedBy): Promise<void> =>
      db.transaction().execute(async (trx) => {
        const [inquiry] = await readInquiries(trx, [number]);
        const delivery =
          inquiry &&
          (await forUpdate(
            dialect,
            selectDeliveries(trx, inquiry).where('id', '=', deliveryId),
          ).executeTakeFirst());
        if (!delivery || delivery.content === ERASED) throw new Refusal('not-found');
        if (isBeingSent(delivery, at)) throw new Refusal('mail-being-sent');
        await requeue(trx, [{ ...delivery, number }], { staff, at });
        const subject = `request ${number}: ${delivery.purpose}`;
        await writeAudit(trx, { at, staff, action: 'delivery-resent', subject });
      }),

    /**
     * Queues the messages of these inquiries that have the problem, to be sent now. Returns their number.
     * @param about the inquiries, for the audit log
     */
    resendAll: (
      numbers: readonly number[],
      { problem, overdue }: { problem: DeliveryProblem; overdue: string },
      about: string,
      { staff, at }: ChangedBy,
    ): Promise<number> =>
      db.transaction().execute(async (trx) => {
        if (numbers.length === 0) return 0;
        const deliveries = await forUpdate(
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
        ).execute();
        const resent = deliveries.filter((delivery) => !isBeingSent(delivery, at));
        if (resent.length === 0) return 0;
        await requeue(trx, resent, { staff, at });
        const subject = `${resent.length} ${resent.length === 1 ? 'message' : 'messages'} about ${about}`;
        await writeAudit(trx, { at, staff, action: 'delivery-resent', subject });
        return resent.length;
      }),

    /** The numbers of the inquiries that arrived before (UTC ISO 8601), except those of clients. */
    withoutRetainer: (before: string): Promise<number[]> => findWithoutRetainer(db, before),
    /** @param before deletes it only if it arrived before (UTC ISO 8601) and is still not a client's */
    remove: (number: number, by: DeletedBy, before?: string): Promise<void> =>
      deleteInquiry(connection, discard, number, by, before),
  };
}

export type InquiryStore = ReturnType<typeof createInquiryStore>;

/** Notes in the history of an inquiry, and in the audit log, who entered it by hand. */
export async function noteEntry(
  trx: Transaction<Database>,
  number: number,
  { staff, at }: ChangedBy,
): Promise<void> {
  const note = 'Entered by hand.';
  await addEntry(trx, { request_number: number, staff, state: null, note, created_at: at });
  await writeAudit(trx, { at, staff, action: 'request-entered', subject: `request ${number}` });
}

/** Locks the row against a concurrent deletion until the commit. */
async function checkExists(
  dialect: DatabaseDialect,
  trx: Transaction<Database>,
  number: number,
): Promise<void> {
  const query = trx.selectFrom('requests').select('number').where('number', '=', number);
  found(await forUpdate(dialect, query).executeTakeFirst());
}

async function addEntry(
  trx: Transaction<Database>,
  entry: {
    request_number: number;
    staff: string;
    state: InquiryState | null;
    note: string | null;
    created_at: string;
  },
): Promise<void> {
  await trx.insertInto('request_entries').values(entry).execute();
}

/** Two queries, each of one index: with `or`, a planner may read the whole table. */
async function findRelated(db: Kysely<Database>, { number, email, phone }: StoredInquiry): Promise<number[]> {
  const keys = { sender_email: emailKey(email), sender_phone: phoneKey(phone) } as const;
  const columns = ['sender_email', 'sender_phone'] as const;
  const found = await Promise.all(
    columns.map((column) =>
      keys[column] === null
        ? []
        : db
            .selectFrom('requests')
            .select('number')
            .where(column, '=', keys[column])
            .where('number', '!=', number)
            .orderBy('number', 'desc')
            .limit(RELATED_INQUIRIES_MAX)
            .execute(),
    ),
  );
  const numbers = new Set(found.flat().map((row) => row.number));
  return [...numbers].sort((left, right) => right - left).slice(0, RELATED_INQUIRIES_MAX);
}

/** By the number of the inquiry, oldest first. */
async function findEntries(
  db: Kysely<Database>,
  inquiries: readonly number[],
): Promise<Map<number, InquiryEntry[]>> {
  const rows = await db
    .selectFrom('request_entries')
    .leftJoin('staff as person', 'person.username', 'request_entries.staff')
    .select(['request_number', 'number', 'request_entries.created_at as at', 'state', 'note', 'resent'])
    .select(sql<string>`coalesce(nullif(person.name, ''), request_entries.staff)`.as('staff'))
    .where('request_number', 'in', inquiries)
    .orderBy('number')
    .execute();
  const byInquiry = new Map<number, InquiryEntry[]>();
  for (const { request_number, ...entry } of rows) {
    const known = byInquiry.get(request_number);
    if (known) known.push(entry);
    else byInquiry.set(request_number, [entry]);
  }
  return byInquiry;
}
