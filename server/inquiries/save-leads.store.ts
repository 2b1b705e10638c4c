import type { Transaction } from 'kysely';
import type { ContactListItem } from '../../contract/admin.ts';
import { inquirySource } from '../../contract/inquiries.ts';
import type { Lead, LeadKind } from '../../contract/leads.ts';
import type { OutboxItem } from '../outbox/outbox.store.ts';
import type { DatabaseConnection } from '../platform/database/connect.ts';
import { type DatabaseDialect, forUpdate } from '../platform/database/dialect.ts';
import type { Database, LeadColumns } from '../platform/database/schema.ts';
import { ALL_INQUIRIES, countInquiries, findNumbers, readInquiries } from './inquiry-list.store.ts';
import { inquirySearch } from './inquiry-search.store.ts';
import { inquiryWords } from './inquiry-words.ts';
import { countLeads, type LeadCounts, selectConsultations, selectContacts } from './lead-rows.store.ts';
import { compareWithKnown, type KnownLead, type Repetition } from './repeated-submission.ts';
import { emailKey, phoneKey } from './sender-keys.ts';
import type { NewLead } from './submission.ts';

export interface MailPlan {
  /** Called in the transaction of a new lead, with the number of its inquiry. */
  onCreated?: (trx: Transaction<Database>, number: number) => Promise<void>;
  /** Composes the mails for the stored lead. */
  mailsOf: (lead: Lead) => OutboxItem[];
  /** ISO 8601. */
  mailsDueAt: string;
}

/** `repeated` and `different-text`: nothing was stored. */
export type SaveOutcome = 'created' | 'completed' | Repetition;

/** Puts a lead's mails into the outbox as part of the lead's transaction. */
export type Enqueue = (
  trx: Transaction<Database>,
  leadMails: {
    submissionId: string;
    kind: LeadKind;
    mails: readonly OutboxItem[];
    createdAt: string;
    dueAt: string;
  },
) => Promise<void>;

type Connection = Pick<DatabaseConnection, 'db' | 'dialect'>;

export function createLeadStore({ db, dialect }: Connection, enqueue: Enqueue) {
  return {
    /** Stores the lead and its mails in one transaction. For a known id, fills in missing values only. */
    save: (lead: NewLead, plan: MailPlan): Promise<SaveOutcome> =>
      db.transaction().execute((trx) => save({ db: trx, dialect }, enqueue, lead, plan)),
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
      const inquiries = await readInquiries(db, await findNumbers({ db, dialect }, ALL_INQUIRIES, page));
      const items = inquiries.map(({ state: _, answeredAt: __, origin: ___, ...lead }) => lead);
      return { items, total: await countInquiries({ db, dialect }, ALL_INQUIRIES) };
    },
    /** @param since start of today, ISO 8601 */
    counts: (since: string): Promise<LeadCounts> => countLeads(db, since),
  };
}

export type LeadStore = ReturnType<typeof createLeadStore>;

async function save(
  { db: trx, dialect }: { db: Transaction<Database>; dialect: Connection['dialect'] },
  enqueue: Enqueue,
  lead: NewLead,
  { mailsOf, mailsDueAt, onCreated }: MailPlan,
): Promise<SaveOutcome> {
  const known = await insertOrFind(trx, dialect, lead);
  const isNew = known === null;
  let stored: Lead = lead;
  if (isNew) {
    const number = await addInquiry(trx, dialect, lead);
    await onCreated?.(trx, number);
  } else {
    const completed = compareWithKnown(known, lead);
    if (typeof completed === 'string') return completed;
    await update(trx, completed, lead);
    stored = completed;
  }
  await enqueue(trx, {
    submissionId: stored.id,
    kind: stored.kind,
    mails: mailsOf(stored),
    createdAt: stored.createdAt,
    dueAt: mailsDueAt,
  });
  return isNew ? 'created' : 'completed';
}

/** Creates the inquiry of a new lead. */
async function addInquiry(
  trx: Transaction<Database>,
  dialect: Connection['dialect'],
  lead: NewLead,
): Promise<number> {
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
}

/** Inserts a lead with a new id. Otherwise finds the known one, locked, so that it is not deleted meanwhile. */
async function insertOrFind(
  trx: Transaction<Database>,
  dialect: DatabaseDialect,
  lead: NewLead,
): Promise<KnownLead | null> {
  for (;;) {
    if (await insert(trx, lead)) return null;
    const known = await find(trx, dialect, lead);
    if (known) return known;
  }
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

async function update(trx: Transaction<Database>, lead: KnownLead, repeated: NewLead): Promise<void> {
  const values = { ...completable(lead), updated_at: repeated.createdAt };
  if (lead.kind === 'contact') {
    await trx.updateTable('contact_submissions').set(values).where('id', '=', lead.id).execute();
    return;
  }
  await trx
    .updateTable('consultation_requests')
    .set({ ...values, preferred_contact: lead.preferredContact })
    .where('id', '=', lead.id)
    .execute();
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
