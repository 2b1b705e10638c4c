import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../db/schema.ts';

export interface PageViewCount {
  /** Calendar day in New York. */
  day: string;
  path: string;
  count: number;
}

export interface PageViewsStore {
  add(counts: PageViewCount[]): Promise<void>;
  /** Deletes the counts of all days before this one. */
  removeBefore(day: string): Promise<void>;
  totals(today: string): Promise<{ total: number; today: number }>;
  topPages(limit: number): Promise<{ page: string; count: number }[]>;
}

/** Rows per statement; both databases limit its parameters. */
const CHUNK = 200;

export function createPageViewsStore(db: Kysely<Database>): PageViewsStore {
  return {
    async add(counts) {
      // A fixed order prevents deadlocks between processes.
      const rows = counts.toSorted((a, b) => (a.day + a.path < b.day + b.path ? -1 : 1));
      await db.transaction().execute(async (trx) => {
        for (let start = 0; start < rows.length; start += CHUNK) {
          await addToDays(trx, rows.slice(start, start + CHUNK));
        }
        await addToTotals(trx, totalsOf(rows));
      });
    },

    async removeBefore(day) {
      await db.transaction().execute(async (trx) => {
        // Another process that removes the same days waits here and then finds none.
        const removed = await trx
          .deleteFrom('page_views')
          .where('day', '<', day)
          .returning(['path', 'count'])
          .execute();
        await addToTotals(
          trx,
          totalsOf(removed).map(({ path, count }) => ({ path, count: -count })),
        );
        await trx.deleteFrom('page_view_totals').where('count', '<=', 0).execute();
      });
    },

    async totals(today) {
      const row = await db
        .selectFrom('page_views')
        .select(({ fn }) => [
          fn.sum('count').as('total'),
          fn.sum('count').filterWhere('day', '=', today).as('today'),
        ])
        .executeTakeFirstOrThrow();
      return { total: Number(row.total ?? 0), today: Number(row.today ?? 0) };
    },

    async topPages(limit) {
      const rows = await db
        .selectFrom('page_view_totals')
        .select(['path', 'count'])
        .orderBy('count', 'desc')
        .orderBy('path')
        .limit(limit)
        .execute();
      return rows.map(({ path, count }) => ({ page: path, count }));
    },
  };
}

function totalsOf(counts: Pick<PageViewCount, 'path' | 'count'>[]): { path: string; count: number }[] {
  return [...Map.groupBy(counts, ({ path }) => path)]
    .map(([path, days]) => ({ path, count: days.reduce((sum, { count }) => sum + count, 0) }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

async function addToDays(trx: Transaction<Database>, counts: PageViewCount[]): Promise<void> {
  await trx
    .insertInto('page_views')
    .values(counts)
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'path'])
        .doUpdateSet({ count: sql<number>`page_views.count + excluded.count` }),
    )
    .execute();
}

async function addToTotals(
  trx: Transaction<Database>,
  totals: { path: string; count: number }[],
): Promise<void> {
  for (let start = 0; start < totals.length; start += CHUNK) {
    await trx
      .insertInto('page_view_totals')
      .values(totals.slice(start, start + CHUNK))
      .onConflict((conflict) =>
        conflict.column('path').doUpdateSet({ count: sql<number>`page_view_totals.count + excluded.count` }),
      )
      .execute();
  }
}
