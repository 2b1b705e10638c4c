import { type Kysely, sql, type Transaction } from 'kysely';
import type { ContactListItem } from '../../contract/admin.ts';
import { CONSULTATION_CASE_TYPE } from '../../contract/email-service.ts';
import { enteredInquirySources } from '../../contract/inquiries.ts';
import type { Lead } from '../../contract/leads.ts';
import type { DatabaseConnection } from '../platform/database/connect.ts';
import { type DatabaseDialect, forUpdate } from '../platform/database/dialect.ts';
import type { Database, LeadColumns } from '../platform/database/schema.ts';
import type { Pagination } from '../platform/pagination.ts';
import { ALL_INQUIRIES, createInquiryList } from './inquiry-list.store.ts';
import type { KnownLead } from './repeated-submission.ts';
import type { NewLead } from './submission.ts';

type Connection = Pick<DatabaseConnection, 'db' | 'dialect'>;

type Count = { total: number; today: number };

export interface LeadCounts {
  /** Sent by a form; those that staff entered are not among them. */
  contacts: Count;
  consultations: Count;
  /** Calls and visits entered by staff. */
  entered: Count;
}

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
    /** Leads of both kinds, newest first. */
    async list(pagination: Pagination): Promise<{ items: ContactListItem[]; total: number }> {
      const inquiries = await inquiryList.read(await inquiryList.numbers(ALL_INQUIRIES, pagination));
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

const commonColumns = [
  'id',
  'email',
  'phone',
  'consent',
  'notice',
  'page_source as pageSource',
  'page_path as pagePath',
  'suspected_spam as suspectedSpam',
  'created_at as createdAt',
  'fingerprint',
  'received_via as receivedVia',
  'origin',
] as const;

/** @returns null when it has just been deleted */
async function find(trx: Transaction<Database>, dialect: DatabaseDialect, { kind, id }: NewLead) {
  const contact = trx
    .selectFrom('contact_submissions')
    .select(commonColumns)
    .select([sql<string>`first_name || ' ' || last_name`.as('name'), 'case_type as caseType', 'message'])
    .where('id', '=', id);
  const consultation = trx
    .selectFrom('consultation_requests')
    .select(commonColumns)
    .select(['name', 'preferred_contact as preferredContact'])
    .select(sql<string>`coalesce(message, '')`.as('message'))
    .where('id', '=', id);
  const row = await (kind === 'contact'
    ? forUpdate(dialect, contact).executeTakeFirst()
    : forUpdate(dialect, consultation).executeTakeFirst());
  if (!row) return null;
  const { consent, origin, ...rest } = row;
  return {
    kind,
    caseType: CONSULTATION_CASE_TYPE,
    preferredContact: null,
    ...rest,
    consent: consent === 1,
    origin: origin === null ? null : JSON.parse(origin),
  };
}

/** @param since start of today, ISO 8601 */
async function countLeads(db: Kysely<Database>, since: string): Promise<LeadCounts> {
  const ofEachKind = db
    .selectFrom('requests')
    .select(({ fn }) => [
      fn
        .countAll<number>()
        .filterWhere('kind', '=', 'contact')
        .filterWhere('source', 'not in', enteredInquirySources)
        .as('contacts'),
      fn.countAll<number>().filterWhere('kind', '=', 'consultation').as('consultations'),
      fn.countAll<number>().filterWhere('source', 'in', enteredInquirySources).as('entered'),
    ]);
  const [total, today] = await Promise.all([
    ofEachKind.executeTakeFirstOrThrow(),
    ofEachKind.where('created_at', '>=', since).executeTakeFirstOrThrow(),
  ]);
  const countOf = (name: keyof LeadCounts) => ({ total: total[name], today: today[name] });
  return {
    contacts: countOf('contacts'),
    consultations: countOf('consultations'),
    entered: countOf('entered'),
  };
}
