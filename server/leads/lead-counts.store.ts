import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/schema.ts';

/** Counts requests without spam. Instants are UTC ISO 8601. */
export interface LeadCountsStore {
  /** From each instant to the next, in their order; from the last one on without an end. */
  between(instants: readonly string[]): Promise<number[]>;
  /** By the path of the form's page, as it was sent; a request without one is left out. */
  byPage(since: string): Promise<Map<string, number>>;
}

const LEADS = [
  { kind: 'contact', table: 'contact_submissions' },
  { kind: 'consultation', table: 'consultation_requests' },
] as const;
/** Sorts after every instant. */
const NO_END = 'Z';

const looksLikeSpam = sql.join(
  LEADS.map(
    ({ kind, table }) => sql`exists (select 1 from ${sql.table(table)} as suspect
      where requests.kind = ${sql.lit(kind)} and suspect.id = requests.lead_id and suspect.suspected_spam is not null)`,
  ),
  sql` or `,
);

/** The state is the staff's verdict; a new request has none yet. */
const isNoSpam = sql<boolean>`requests.state <> 'spam' and not (requests.state = 'new' and (${looksLikeSpam}))`;

export function createLeadCountsStore(db: Kysely<Database>): LeadCountsStore {
  return {
    async between(instants) {
      if (instants.length === 0) return [];
      const spans = instants.map((first, index) => sql`(${first}, ${instants[index + 1] ?? NO_END})`);
      // One range of an index for each span: grouping by an expression would compute it for every request.
      const { rows } = await sql<{ first: string; count: number | string }>`
        with spans(first, next) as (values ${sql.join(spans)})
        select first, (select count(*) from requests
          where created_at >= spans.first and created_at < spans.next and ${isNoSpam}) as count
        from spans`.execute(db);
      const counts = new Map(rows.map(({ first, count }) => [first, Number(count)]));
      return instants.map((first) => counts.get(first) ?? 0);
    },

    async byPage(since) {
      const counts = new Map<string, number>();
      for (const { kind, table } of LEADS) {
        const { rows } = await sql<{ path: string; count: number | string }>`
          select lead.page_path as path, count(*) as count from requests
          join ${sql.table(table)} as lead on requests.kind = ${sql.lit(kind)} and lead.id = requests.lead_id
          where requests.created_at >= ${since} and lead.page_path <> '' and ${isNoSpam}
          group by lead.page_path`.execute(db);
        for (const { path, count } of rows) counts.set(path, (counts.get(path) ?? 0) + Number(count));
      }
      return counts;
    },
  };
}
