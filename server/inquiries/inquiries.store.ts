import { type Kysely, sql, type Transaction } from 'kysely';
import {
  answeredStates,
  type InquiryEntry,
  type InquiryState,
  inquirySource,
  RELATED_INQUIRIES_MAX,
} from '../../contract/inquiries.ts';
import type { DatabaseConnection } from '../platform/database/connect.ts';
import { type DatabaseDialect, forUpdate } from '../platform/database/dialect.ts';
import type { Database } from '../platform/database/schema.ts';
import { type ChangedBy, type DeliveryRow, selectDeliveries } from './deliveries.store.ts';
import { createInquiryList, readInquiries, type StoredInquiry } from './inquiry-list.store.ts';
import { inquirySearch } from './inquiry-search.store.ts';
import { inquiryWords } from './inquiry-words.ts';
import { emailKey, phoneKey } from './sender-keys.ts';
import type { NewLead } from './submission.ts';

export function createInquiryStore(connection: Pick<DatabaseConnection, 'db' | 'dialect'>) {
  const { db } = connection;
  return {
    ...createInquiryList(connection),
    deliveries: (inquiry: StoredInquiry): Promise<DeliveryRow[]> => selectDeliveries(db, inquiry).execute(),

    /** The numbers of the other inquiries with the same e-mail address or phone number, newest first. */
    async related({ number, email, phone }: StoredInquiry): Promise<number[]> {
      const keys = { sender_email: emailKey(email), sender_phone: phoneKey(phone) } as const;
      const columns = ['sender_email', 'sender_phone'] as const;
      // Two queries, each of one index: with `or`, a planner may read the whole table.
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
    },

    /** By the number of the inquiry, each oldest first; an inquiry without entries is left out. */
    async entries(numbers: readonly number[]): Promise<Map<number, InquiryEntry[]>> {
      const rows = await db
        .selectFrom('request_entries')
        .leftJoin('staff as person', 'person.username', 'request_entries.staff')
        .select(['request_number', 'number', 'request_entries.created_at as at', 'state', 'note', 'resent'])
        .select(sql<string>`coalesce(nullif(person.name, ''), request_entries.staff)`.as('staff'))
        .where('request_number', 'in', numbers)
        .orderBy('number')
        .execute();
      const byInquiry = new Map<number, InquiryEntry[]>();
      for (const { request_number, ...entry } of rows) {
        const known = byInquiry.get(request_number);
        if (known) known.push(entry);
        else byInquiry.set(request_number, [entry]);
      }
      return byInquiry;
    },

    /** The numbers of the inquiries that arrived before (UTC ISO 8601), except those of clients. */
    async withoutRetainer(before: string): Promise<number[]> {
      const rows = await selectWithoutRetainer(db, before).orderBy('number').execute();
      return rows.map(({ number }) => number);
    },
  };
}

export type InquiryStore = ReturnType<typeof createInquiryStore>;

/** Mutations within a transaction. */
export function inquiryMutations(trx: Transaction<Database>, dialect: DatabaseDialect) {
  return {
    /** Creates the inquiry of a new lead. Returns its number. */
    async add(lead: NewLead): Promise<number> {
      const { number } = await trx
        .insertInto('requests')
        .values({
          kind: lead.kind,
          lead_id: lead.id,
          created_at: lead.createdAt,
          state: 'new',
          source: inquirySource(lead.pageSource),
          case_type: lead.caseType,
          sender_email: emailKey(lead.email),
          sender_phone: phoneKey(lead.phone),
        })
        .returning('number')
        .executeTakeFirstOrThrow();
      await inquirySearch(dialect).put(trx, number, inquiryWords(lead));
      return number;
    },

    /** Locks the inquiry against a concurrent deletion until the commit. False when there is none. */
    async lock(number: number): Promise<boolean> {
      const query = trx.selectFrom('requests').select('number').where('number', '=', number);
      return (await forUpdate(dialect, query).executeTakeFirst()) !== undefined;
    },

    /**
     * Locks the inquiry's lead: a repeated submission waits before it adds mails.
     * @returns null when there is no such inquiry
     */
    async lockLead(number: number): Promise<StoredInquiry | null> {
      const [inquiry] = await readInquiries(trx, [number]);
      if (!inquiry) return null;
      const lead = trx.selectFrom(leadTable(inquiry)).select('id').where('id', '=', inquiry.id);
      await forUpdate(dialect, lead).execute();
      return inquiry;
    },

    /** @returns false when it has this state already, or does not exist */
    async setState(number: number, state: InquiryState, at: string): Promise<boolean> {
      const { numUpdatedRows } = await trx
        .updateTable('requests')
        .set({
          state,
          ...(answeredStates.includes(state)
            ? { answered_at: sql<string>`coalesce(answered_at, ${at})` }
            : {}),
          ...(state === 'new' ? { answered_at: null } : {}),
        })
        .where('number', '=', number)
        .where('state', '!=', state)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    /** Adds entries to the histories of inquiries. */
    async addEntries(
      entries: readonly (Partial<Pick<InquiryEntry, 'state' | 'note' | 'resent'>> & { number: number })[],
      { staff, at }: ChangedBy,
    ): Promise<void> {
      const rows = entries.map(({ number, state = null, note = null, resent = null }) => ({
        request_number: number,
        staff,
        state,
        note,
        resent,
        created_at: at,
      }));
      await trx.insertInto('request_entries').values(rows).execute();
    },

    /** Locks the inquiry; false unless it arrived before (UTC ISO 8601) and is not a client's. */
    async isWithoutRetainer(number: number, before: string): Promise<boolean> {
      const query = selectWithoutRetainer(trx, before).where('number', '=', number);
      return (await forUpdate(dialect, query).executeTakeFirst()) !== undefined;
    },

    /** Deletes the inquiry with its lead and its history. */
    async remove(inquiry: StoredInquiry): Promise<void> {
      await trx.deleteFrom(leadTable(inquiry)).where('id', '=', inquiry.id).execute();
      await trx.deleteFrom('requests').where('number', '=', inquiry.number).execute();
    },
  };
}

const leadTable = ({ kind }: Pick<StoredInquiry, 'kind'>) =>
  kind === 'contact' ? 'contact_submissions' : 'consultation_requests';

function selectWithoutRetainer(db: Kysely<Database>, before: string) {
  return db
    .selectFrom('requests')
    .select('number')
    .where('created_at', '<', before)
    .where('state', '!=', 'retained');
}
