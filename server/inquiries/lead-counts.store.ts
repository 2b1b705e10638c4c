import { type Kysely, sql } from 'kysely';
import { enteredInquirySources } from '../../contract/inquiries.ts';
import type { Database } from '../platform/database/schema.ts';

const TABLES = ['contact_submissions', 'consultation_requests'] as const;
/** Sorts after every ISO 8601 instant. */
const NO_END = 'Z';

/** Counts inquiries that forms sent, those that look like spam left out. Instants are UTC ISO 8601. */
export function createLeadCountsStore(db: Kysely<Database>) {
  return {
    /** From each instant to the next, in their order; from the last one on without an end. */
    async between(instants: readonly string[]): Promise<number[]> {
      if (instants.length === 0) return [];
      const spans = instants.map((first, index) => sql`(${first}, ${instants[index + 1] ?? NO_END})`);
      // One range of an index for each span: grouping by an expression would compute it for every inquiry.
      const [contacts, consultations] = TABLES.map(
        (table) => sql`(select count(*) from ${sql.table(table)}
          where suspected_spam is null and created_at >= spans.first and created_at < spans.next)`,
      );
      // Inquiries entered by staff are never spam.
      const entered = sql`(select count(*) from requests
        where source in (${sql.join(enteredInquirySources)}) and created_at >= spans.first and created_at < spans.next)`;
      const { rows } = await sql<{ first: string; count: number }>`
        with spans(first, next) as (values ${sql.join(spans)})
        select first, ${contacts} + ${consultations} - ${entered} as count from spans`.execute(db);
      const counts = new Map(rows.map(({ first, count }) => [first, count]));
      return instants.map((first) => counts.get(first) ?? 0);
    },

    /** By the path of the form's page, as it was sent; an inquiry without one is left out. */
    async byPage(since: string): Promise<Map<string, number>> {
      const counts = new Map<string, number>();
      for (const table of TABLES) {
        const rows = await db
          .selectFrom(table)
          .select(({ fn }) => [sql<string>`page_path`.as('path'), fn.countAll<number>().as('count')])
          .where('created_at', '>=', since)
          .where('page_path', '<>', '')
          .where('suspected_spam', 'is', null)
          .groupBy('path')
          .execute();
        for (const { path, count } of rows) counts.set(path, (counts.get(path) ?? 0) + count);
      }
      return counts;
    },
  };
}
