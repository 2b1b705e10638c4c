import { type Kysely, type RawBuilder, sql } from 'kysely';
import { CONSULTATION_CASE_TYPE } from '../../contract/email-service.ts';
import {
  type DeliveryProblem,
  enteredInquirySources,
  type InquiryDetail,
  type InquiryFilter,
  type WaitingInquiries,
} from '../../contract/inquiries.ts';
import type { DatabaseConnection } from '../platform/database/connect.ts';
import type { Database } from '../platform/database/schema.ts';
import type { Pagination } from '../platform/pagination.ts';
import { inquirySearch, searchedWords } from './inquiry-search.store.ts';

type Connection = Pick<DatabaseConnection, 'db' | 'dialect'>;

/** A filter with instants in place of days. */
export interface InquiryQuery
  extends Pick<InquiryFilter, 'search' | 'state' | 'source' | 'kind' | 'caseType' | 'delivery' | 'order'> {
  /** Inclusive start, UTC ISO 8601. */
  since?: string | undefined;
  /** Exclusive end, UTC ISO 8601. */
  before?: string | undefined;
  /** An unsent message waits if it was queued until this time, UTC ISO 8601. */
  overdue: string;
}

/** An inquiry with its lead. */
export type StoredInquiry = Omit<InquiryDetail, 'entries' | 'deliveries' | 'related'>;

/** No filter, newest first. */
export const ALL_INQUIRIES: InquiryQuery = { search: '', order: 'newest', overdue: '' };

/** Reads the list of inquiries: first the numbers on a page, then the inquiries. */
export function createInquiryList({ db, dialect }: Connection) {
  return {
    /** The numbers of the inquiries on a page of the list, in its order. */
    async numbers(query: InquiryQuery, { limit, offset }: Pagination): Promise<number[]> {
      const { source, order } = selection(dialect, query);
      const { rows } = await sql<{ number: number }>`
        select requests.number ${source} ${order} limit ${limit} offset ${offset}`.execute(db);
      return rows.map(({ number }) => number);
    },

    async count(query: InquiryQuery): Promise<number> {
      const { source } = selection(dialect, query);
      const { rows } = await sql<{ total: number }>`select count(*) as total ${source}`.execute(db);
      return rows[0]?.total ?? 0;
    },

    read: (numbers: readonly number[]): Promise<StoredInquiry[]> => readInquiries(db, numbers),

    /** The problem of each inquiry that has an undelivered message. */
    async problems(numbers: readonly number[], overdue: string): Promise<Map<number, DeliveryProblem>> {
      if (numbers.length === 0) return new Map();
      // `failed` sorts before `waiting`, and is the worse problem.
      const { rows } = await sql<{ number: number; problem: DeliveryProblem }>`
        select request.number, min(case when delivery.status = 'failed' then 'failed' else 'waiting' end) as problem
        from ${deliveries}
        where request.number in (${sql.join(numbers)}) and ${hasProblem(overdue)}
        group by request.number`.execute(db);
      return new Map(rows.map(({ number, problem }) => [number, problem]));
    },

    /** @param overdue an unsent message waits if it was queued until then, UTC ISO 8601 */
    async waiting(overdue: string): Promise<WaitingInquiries> {
      const waiting = await db
        .selectFrom('requests')
        .select(({ fn }) => [fn.countAll<number>().as('total'), fn.min('created_at').as('oldest')])
        .where('state', '=', 'new')
        .executeTakeFirstOrThrow();
      const { latest } = await db
        .selectFrom('requests')
        .select(({ fn }) => fn.max('number').as('latest'))
        .executeTakeFirstOrThrow();
      const { rows } = await sql<Record<DeliveryProblem, number>>`
        select count(distinct case when delivery.status = 'failed' then request.number end) as failed,
          count(distinct case when delivery.status <> 'failed' then request.number end) as waiting
        from ${deliveries}
        where ${hasProblem(overdue)}`.execute(db);
      return { ...waiting, latest: latest ?? 0, undelivered: rows[0] ?? { failed: 0, waiting: 0 } };
    },
  };
}

/** The messages about inquiries. Compares the kind too: a contact and a consultation may share an id. */
const deliveries = sql`outbox_emails as delivery join requests as request
  on request.lead_id = delivery.submission_id and delivery.purpose like request.kind || '-%'`;

/** Matches the messages with a problem; without `problem`: with any. */
export function hasProblem(overdue: string, problem?: DeliveryProblem): RawBuilder<boolean> {
  if (problem === 'failed') return sql<boolean>`delivery.status = 'failed'`;
  const states = problem === 'waiting' ? ['pending', 'sending'] : ['pending', 'sending', 'failed'];
  return sql<boolean>`delivery.status in (${sql.join(states)})
    and (delivery.last_error is not null or delivery.created_at <= ${overdue})`;
}

function selection(dialect: Connection['dialect'], query: InquiryQuery) {
  const search = inquirySearch(dialect);
  const words = searchedWords(query.search);
  const direction = sql.raw(query.order === 'oldest' ? 'asc' : 'desc');
  const conditions: RawBuilder<unknown>[] = [
    ...(words?.length === 0 ? [sql`false`] : []),
    ...(query.state ? [sql`requests.state = ${query.state}`] : []),
    ...(query.source ? [sql`requests.source = ${query.source}`] : []),
    ...kindConditions(query.kind),
    ...(query.caseType ? [sql`requests.case_type = ${query.caseType}`] : []),
    ...(query.delivery
      ? [
          sql`requests.number in (
            select request.number from ${deliveries} where ${hasProblem(query.overdue, query.delivery)})`,
        ]
      : []),
    ...(query.since ? [sql`requests.created_at >= ${query.since}`] : []),
    ...(query.before ? [sql`requests.created_at < ${query.before}`] : []),
  ];
  const found = words && words.length > 0 ? search.matches(words) : sql`from requests where true`;
  return {
    source: sql`${found}${sql.join(
      conditions.map((condition) => sql` and ${condition}`),
      sql``,
    )}`,
    // The full-text index finds in the order of the numbers, which is that of arrival.
    order: words?.length
      ? sql`order by ${search.number} ${direction}`
      : sql`order by requests.created_at ${direction}, requests.number ${direction}`,
  };
}

function kindConditions(kind: InquiryQuery['kind']): RawBuilder<unknown>[] {
  const entered = sql`(${sql.join(enteredInquirySources)})`;
  if (kind === 'entered') return [sql`requests.source in ${entered}`];
  return kind ? [sql`requests.kind = ${kind}`, sql`requests.source not in ${entered}`] : [];
}

/** Reads inquiries with their leads, in the order of the numbers. One whose lead was deleted by hand is left out. */
export async function readInquiries(
  db: Kysely<Database>,
  numbers: readonly number[],
): Promise<StoredInquiry[]> {
  if (numbers.length === 0) return [];
  const rows = await selectInquiries(db).where('requests.number', 'in', numbers).execute();
  const byNumber = new Map(rows.map((row) => [row.number, row]));
  return numbers.flatMap((number) => {
    const { name, consent, origin, ...row } = byNumber.get(number) ?? { name: null };
    if (name === null || !('email' in row)) return [];
    return { ...row, name, consent: consent === 1, origin: origin ? JSON.parse(origin) : null };
  });
}

function selectInquiries(db: Kysely<Database>) {
  return db
    .selectFrom('requests')
    .leftJoin('contact_submissions as contact', (join) =>
      join.onRef('contact.id', '=', 'requests.lead_id').on('requests.kind', '=', 'contact'),
    )
    .leftJoin('consultation_requests as consultation', (join) =>
      join.onRef('consultation.id', '=', 'requests.lead_id').on('requests.kind', '=', 'consultation'),
    )
    .select([
      'requests.number',
      'requests.kind',
      'requests.lead_id as id',
      'requests.state',
      'requests.answered_at as answeredAt',
      'requests.created_at as createdAt',
    ])
    .select(({ fn, ref }) => [
      fn
        .coalesce(sql<string | null>`contact.first_name || ' ' || contact.last_name`, 'consultation.name')
        .as('name'),
      fn.coalesce('contact.email', 'consultation.email').$castTo<string>().as('email'),
      fn.coalesce('contact.phone', 'consultation.phone').$castTo<string>().as('phone'),
      fn.coalesce('contact.case_type', sql.lit(CONSULTATION_CASE_TYPE)).as('caseType'),
      ref('consultation.preferred_contact').as('preferredContact'),
      fn.coalesce('contact.consent', 'consultation.consent').as('consent'),
      fn.coalesce('contact.notice', 'consultation.notice').as('notice'),
      fn.coalesce('contact.origin', 'consultation.origin').as('origin'),
      fn.coalesce('contact.page_source', 'consultation.page_source').$castTo<string>().as('pageSource'),
      fn.coalesce('contact.page_path', 'consultation.page_path').as('pagePath'),
      fn.coalesce('contact.suspected_spam', 'consultation.suspected_spam').as('suspectedSpam'),
      fn.coalesce('contact.message', 'consultation.message', sql.lit('')).as('message'),
    ]);
}
