import { type Kysely, sql } from 'kysely';
import { CONSULTATION_CASE_TYPE } from '../../contract/email-service.ts';
import { enteredInquirySources } from '../../contract/inquiries.ts';
import type { Lead, LeadKind } from '../../contract/leads.ts';
import type { Database } from '../platform/database/schema.ts';

type Count = { total: number; today: number };

export interface LeadCounts {
  /** Sent by a form; those that staff entered are not among them. */
  contacts: Count;
  consultations: Count;
  /** Calls and visits entered by staff. */
  entered: Count;
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
] as const;

/** Contact submissions as leads. */
export function selectContacts(db: Kysely<Database>) {
  return db
    .selectFrom('contact_submissions')
    .select(commonColumns)
    .select([
      sql<LeadKind>`'contact'`.as('kind'),
      sql<string>`first_name || ' ' || last_name`.as('name'),
      'case_type as caseType',
      sql<Lead['preferredContact']>`null`.as('preferredContact'),
      'message',
    ]);
}

/** Consultation requests as leads. */
export function selectConsultations(db: Kysely<Database>) {
  return db
    .selectFrom('consultation_requests')
    .select(commonColumns)
    .select([
      sql<LeadKind>`'consultation'`.as('kind'),
      'name',
      sql<string>`${sql.lit(CONSULTATION_CASE_TYPE)}`.as('caseType'),
      sql<Lead['preferredContact']>`preferred_contact`.as('preferredContact'),
      sql<string>`coalesce(message, '')`.as('message'),
    ]);
}

/** @param since start of today, ISO 8601 */
export async function countLeads(db: Kysely<Database>, since: string): Promise<LeadCounts> {
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
