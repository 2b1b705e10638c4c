import { type Kysely, sql } from 'kysely';
import { CONSULTATION_CASE_TYPE } from '../../contract/email-service.ts';
import type { Lead, LeadKind } from '../../contract/leads.ts';
import type { Database } from '../db/schema.ts';

export interface LeadCounts {
  contacts: { total: number; today: number };
  consultations: { total: number; today: number };
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
      fn.countAll().filterWhere('kind', '=', 'contact').as('contacts'),
      fn.countAll().filterWhere('kind', '=', 'consultation').as('consultations'),
    ]);
  const [total, today] = await Promise.all([
    ofEachKind.executeTakeFirstOrThrow(),
    ofEachKind.where('created_at', '>=', since).executeTakeFirstOrThrow(),
  ]);
  return {
    contacts: { total: Number(total.contacts), today: Number(today.contacts) },
    consultations: { total: Number(total.consultations), today: Number(today.consultations) },
  };
}
