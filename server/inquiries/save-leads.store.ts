import type { Transaction } from 'kysely';
import type { ContactListItem } from '../../contract/admin.ts';
import type { Lead } from '../../contract/leads.ts';
import type { DatabaseConnection } from '../platform/database/connect.ts';
import { type DatabaseDialect, forUpdate } from '../platform/database/dialect.ts';
import type { Database, LeadColumns } from '../platform/database/schema.ts';
import { ALL_INQUIRIES, createInquiryList } from './inquiry-list.store.ts';
import { countLeads, type LeadCounts, selectConsultations, selectContacts } from './lead-rows.store.ts';
import type { KnownLead } from './repeated-submission.ts';
import type { NewLead } from './submission.ts';

type Connection = Pick<DatabaseConnection, 'db' | 'dialect'>;

export function createLeadStore(connection: Connection) {
  const { db } = connection;
  const inquiryList = createInquiryList(connection);
  return {
    /** The number of a stored lead's inquiry. */
    async numberOf({ id, kind }: Pick<Lead, 'id' | 'kind'>): Promise<number> {
      const { number } = await db
        .selectFrom('requests')
        .select('number')
        .where('lead_id', '=', id)
        .where('kind', '=', kind)
        .executeTakeFirstOrThrow();
      return number;
    },
    async list(page: {
      limit: number;
      offset: number;
    }): Promise<{ items: ContactListItem[]; total: number }> {
      const inquiries = await inquiryList.read(await inquiryList.numbers(ALL_INQUIRIES, page));
      const items = inquiries.map(({ state: _, answeredAt: __, origin: ___, ...lead }) => lead);
      return { items, total: await inquiryList.count(ALL_INQUIRIES) };
    },
    /** @param since start of today, ISO 8601 */
    counts: (since: string): Promise<LeadCounts> => countLeads(db, since),
  };
}

export type LeadStore = ReturnType<typeof createLeadStore>;

/** Mutations within a transaction. */
export function leadMutations(trx: Transaction<Database>, dialect: DatabaseDialect) {
  return {
    /** Inserts a lead with a new id. Otherwise returns the known one, locked, so that it is not deleted meanwhile. */
    async insertOrFind(lead: NewLead): Promise<KnownLead | null> {
      for (;;) {
        if (await insert(trx, lead)) return null;
        const known = await find(trx, dialect, lead);
        if (known) return known;
      }
    },

    /** Stores the values that a repeated submission has filled in. */
    async complete(lead: KnownLead, updatedAt: string): Promise<void> {
      const values = { ...completable(lead), updated_at: updatedAt };
      if (lead.kind === 'contact') {
        await trx.updateTable('contact_submissions').set(values).where('id', '=', lead.id).execute();
        return;
      }
      await trx
        .updateTable('consultation_requests')
        .set({ ...values, preferred_contact: lead.preferredContact })
        .where('id', '=', lead.id)
        .execute();
    },
  };
}

/** @returns false when the id is already known */
async function insert(trx: Transaction<Database>, lead: NewLead): Promise<boolean> {
  const common: LeadColumns = {
    id: lead.id,
    email: lead.email,
    phone: lead.phone,
    page_source: lead.pageSource,
    fingerprint: lead.fingerprint,
    created_at: lead.createdAt,
    updated_at: lead.createdAt,
    ...completable(lead),
  };
  const query =
    lead.kind === 'contact'
      ? trx.insertInto('contact_submissions').values({
          ...common,
          first_name: lead.firstName,
          last_name: lead.lastName,
          case_type: lead.caseType,
          message: lead.message,
        })
      : trx.insertInto('consultation_requests').values({
          ...common,
          name: lead.name,
          preferred_contact: lead.preferredContact,
          message: lead.message || null,
        });
  const { numInsertedOrUpdatedRows = 0n } = await query
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

/** The columns that a later submission under the same id may fill in. */
function completable(lead: Lead & { receivedVia: LeadColumns['received_via'] }) {
  return {
    consent: lead.consent ? 1 : 0,
    notice: lead.notice,
    page_path: lead.pagePath,
    origin: lead.origin && JSON.stringify(lead.origin),
    suspected_spam: lead.suspectedSpam,
    received_via: lead.receivedVia,
  } as const;
}

/** @returns null when it has just been deleted */
async function find(
  trx: Transaction<Database>,
  dialect: DatabaseDialect,
  { kind, id }: NewLead,
): Promise<KnownLead | null> {
  const inner = ['fingerprint', 'received_via as receivedVia', 'origin'] as const;
  const row = await (kind === 'contact'
    ? forUpdate(dialect, selectContacts(trx).select(inner).where('id', '=', id)).executeTakeFirst()
    : forUpdate(dialect, selectConsultations(trx).select(inner).where('id', '=', id)).executeTakeFirst());
  if (!row) return null;
  const { consent, origin, ...rest } = row;
  return { ...rest, consent: consent === 1, origin: origin === null ? null : JSON.parse(origin) };
}
