import type { Kysely } from 'kysely';
import type { Database } from '../platform/database/schema.ts';
import { addTo } from './add-counts.store.ts';
import type { DayCount } from './count-buffer.ts';

/** A number of views of a page, by its path, or of views that came from another site, by its host. */
type ViewCount = DayCount<'page' | 'referrer'>;

export function createPageViewsStore(db: Kysely<Database>) {
  return {
    async add(counts: ViewCount[]): Promise<void> {
      const { page = [], referrer = [] } = Object.groupBy(counts, ({ subject }) => subject);
      const pages = page.map(({ day, name, count }) => ({ day, path: name, count }));
      const hosts = referrer.map(({ day, name, count }) => ({ day, host: name, count }));
      await db.transaction().execute(async (trx) => {
        await addTo(trx, 'page_views', ['day', 'path'], pages);
        await addTo(trx, 'page_view_totals', ['path'], pages);
        await addTo(trx, 'page_view_days', ['day'], pages);
        await addTo(trx, 'referrer_views', ['day', 'host'], hosts);
      });
    },

    /** Deletes the counts of all days before this one. */
    async removeBefore(day: string): Promise<void> {
      await db.transaction().execute(async (trx) => {
        // Another process that removes the same days waits here and then finds none.
        const removed = await trx
          .deleteFrom('page_views')
          .where('day', '<', day)
          .returning(['path', 'count'])
          .execute();
        const negative = removed.map(({ path, count }) => ({ path, count: -count }));
        await addTo(trx, 'page_view_totals', ['path'], negative);
        await trx.deleteFrom('page_view_totals').where('count', '<=', 0).execute();
        await trx.deleteFrom('page_view_days').where('day', '<', day).execute();
        await trx.deleteFrom('referrer_views').where('day', '<', day).execute();
      });
    },

    async totals(today: string): Promise<{ total: number; today: number }> {
      const row = await db
        .selectFrom('page_view_days')
        .select(({ fn }) => [
          fn.sum<number | null>('count').as('total'),
          fn.sum<number | null>('count').filterWhere('day', '=', today).as('today'),
        ])
        .executeTakeFirstOrThrow();
      return { total: row.total ?? 0, today: row.today ?? 0 };
    },

    async topPages(limit: number): Promise<{ page: string; count: number }[]> {
      const rows = await db
        .selectFrom('page_view_totals')
        .select(['path', 'count'])
        .orderBy('count', 'desc')
        .orderBy('path')
        .limit(limit)
        .execute();
      return rows.map(({ path, count }) => ({ page: path, count }));
    },

    /** Views by day since this one; days without views are left out. */
    async byDay(since: string): Promise<Map<string, number>> {
      const rows = await db.selectFrom('page_view_days').selectAll().where('day', '>=', since).execute();
      return new Map(rows.map(({ day, count }) => [day, count]));
    },

    /** Views by page since this day; null: of all kept days. */
    async byPage(since: string | null): Promise<Map<string, number>> {
      const rows = since
        ? await db
            .selectFrom('page_views')
            .select(({ fn }) => ['path', fn.sum<number>('count').as('count')])
            .where('day', '>=', since)
            .groupBy('path')
            .execute()
        : await db.selectFrom('page_view_totals').selectAll().execute();
      return new Map(rows.map(({ path, count }) => [path, count]));
    },

    /** Most views first. */
    topReferrers(since: string, limit: number): Promise<{ host: string; views: number }[]> {
      return db
        .selectFrom('referrer_views')
        .select(({ fn }) => ['host', fn.sum<number>('count').as('views')])
        .where('day', '>=', since)
        .groupBy('host')
        .orderBy('views', 'desc')
        .orderBy('host')
        .limit(limit)
        .execute();
    },
  };
}

export type PageViewsStore = ReturnType<typeof createPageViewsStore>;
