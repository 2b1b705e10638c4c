import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/schema.ts';

/** Counts requests since an instant (ISO 8601), those that look like spam left out. */
export interface LeadCountsStore {
  /** By hour of their arrival, as `YYYY-MM-DDTHH` in UTC. */
  byHour(since: string): Promise<Map<string, number>>;
  /** By the path of the form's page, as it was sent. */
  byPage(since: string): Promise<Map<string, number>>;
}

export function createLeadCountsStore(db: Kysely<Database>): LeadCountsStore {
  async function count(name: ReturnType<typeof sql<string>>, since: string) {
    const inTable = (table: 'contact_submissions' | 'consultation_requests') =>
      db
        .selectFrom(table)
        .select(({ fn }) => [name.as('counted'), fn.countAll().as('count')])
        .where('created_at', '>=', since)
        .where('suspected_spam', 'is', null)
        .groupBy('counted');
    const rows = await inTable('contact_submissions').unionAll(inTable('consultation_requests')).execute();
    const counts = new Map<string, number>();
    for (const row of rows) counts.set(row.counted, (counts.get(row.counted) ?? 0) + Number(row.count));
    return counts;
  }
  return {
    byHour: (since) => count(sql<string>`substr(created_at, 1, 13)`, since),
    byPage: (since) => count(sql<string>`coalesce(page_path, '')`, since),
  };
}
