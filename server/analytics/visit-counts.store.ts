import type { Kysely } from 'kysely';
import type { Database, VisitCountsTable } from '../platform/database/schema.ts';
import { addTo } from './add-counts.store.ts';
import type { DayCount } from './count-buffer.ts';

export type VisitSubject = VisitCountsTable['subject'];

/** Names of one subject on one day; further ones are not counted, so that no flood fills the database. */
const NAMES_MAX = 300;

export function createVisitCountsStore(db: Kysely<Database>) {
  return {
    async add(counts: DayCount<VisitSubject>[]): Promise<void> {
      await db.transaction().execute(async (trx) => {
        for (const [key, added] of Map.groupBy(counts, ({ subject, day }) => `${subject} ${day}`)) {
          const [subject, day] = key.split(' ') as [VisitSubject, string];
          const rows = await trx
            .selectFrom('visit_counts')
            .select('name')
            .where('subject', '=', subject)
            .where('day', '=', day)
            .execute();
          const known = new Set(rows.map(({ name }) => name));
          const counted = added.filter(({ name }) => known.has(name) || known.add(name).size <= NAMES_MAX);
          await addTo(
            trx,
            'visit_counts',
            ['subject', 'day', 'name'],
            counted.map(({ name, count }) => ({ subject, day, name, count })),
          );
        }
      });
    },

    /** Deletes the counts of all days before this one. */
    async removeBefore(day: string): Promise<void> {
      await db.deleteFrom('visit_counts').where('day', '<', day).execute();
    },

    /** Sums since this day by name, largest first. */
    since(subject: VisitSubject, day: string): Promise<{ name: string; count: number }[]> {
      return db
        .selectFrom('visit_counts')
        .select(({ fn }) => ['name', fn.sum<number>('count').as('count')])
        .where('subject', '=', subject)
        .where('day', '>=', day)
        .groupBy('name')
        .orderBy('count', 'desc')
        .orderBy('name')
        .execute();
    },
  };
}

export type VisitCountsStore = ReturnType<typeof createVisitCountsStore>;
