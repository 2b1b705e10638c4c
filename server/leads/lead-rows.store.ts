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
  const rows = await db
    .selectFrom('requests')
    .select(({ fn }) => [
      'kind',
      fn.countAll().as('total'),
      fn.countAll().filterWhere('created_at', '>=', since).as('today'),
    ])
    .groupBy('kind')
    .execute();
  const counted = (kind: LeadKind) => {
    const row = rows.find((each) => each.kind === kind);
    return { total: Number(row?.total ?? 0), today: Number(row?.today ?? 0) };
  };
  return { contacts: counted('contact'), consultations: counted('consultation') };
}
