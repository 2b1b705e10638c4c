import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/schema.ts';

export interface PageViewCount {
  /** Calendar day in New York. */
  day: string;
  path: string;
  count: number;
}

export interface PageViewsStore {
  add(counts: PageViewCount[]): Promise<void>;
  totals(today: string): Promise<{ total: number; today: number }>;
  topPages(limit: number): Promise<{ page: string; count: number }[]>;
}

/** Rows of one statement; both databases bound the number of parameters. */
const CHUNK = 200;

export function createPageViewsStore(db: Kysely<Database>): PageViewsStore {
  return {
    async add(counts) {
      // Always the same order, so that two processes never wait for each other's rows.
      const rows = counts.toSorted((a, b) => (a.day + a.path < b.day + b.path ? -1 : 1));
      await db.transaction().execute(async (trx) => {
        for (let start = 0; start < rows.length; start += CHUNK) {
          await trx
            .insertInto('page_views')
            .values(rows.slice(start, start + CHUNK))
            .onConflict((conflict) =>
              conflict
                .columns(['day', 'path'])
                .doUpdateSet({ count: sql<number>`page_views.count + excluded.count` }),
            )
            .execute();
        }
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
        .selectFrom('page_views')
        .select(({ fn }) => ['path', fn.sum('count').as('views')])
        .groupBy('path')
        .orderBy('views', 'desc')
        .orderBy('path')
        .limit(limit)
        .execute();
      return rows.map(({ path, views }) => ({ page: path, count: Number(views) }));
    },
  };
}
