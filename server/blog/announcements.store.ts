import type { Kysely } from 'kysely';
import { type DatabaseDialect, skipLocked } from '../platform/database/dialect.ts';
import type { Database } from '../platform/database/schema.ts';

export interface AnnouncedPost {
  id: string;
  slug: string;
}

export type AnnouncementStore = ReturnType<typeof createAnnouncementStore>;

/** Rows locked by a save are skipped: waiting for them could deadlock. */
export function createAnnouncementStore(db: Kysely<Database>, dialect: DatabaseDialect) {
  return {
    /**
     * Claims posts that are due to be announced and that no other process is claiming.
     * @param now UTC ISO 8601
     * @param retryAt UTC ISO 8601: when they are due again unless `done` is called
     */
    async claim(now: string, retryAt: string, limit: number): Promise<AnnouncedPost[]> {
      const due = db
        .selectFrom('posts')
        .select('id')
        .where('announce_at', '<=', now)
        .orderBy('announce_at')
        .limit(limit);
      return (
        db
          // Materialized: PostgreSQL may run a locking subquery again for each row, and claim more than the limit.
          .with(
            (cte) => cte('due').materialized(),
            () => skipLocked(dialect, due),
          )
          .updateTable('posts')
          .set({ announce_at: retryAt })
          .where('id', 'in', (query) => query.selectFrom('due').select('due.id'))
          // Checked again, because another process may have changed the row in between.
          .where('announce_at', '<=', now)
          .returning(['id', 'slug'])
          .execute()
      );
    },
    /** Posts that were saved again since they were claimed stay due. */
    async done(posts: readonly AnnouncedPost[], retryAt: string): Promise<void> {
      const announced = db
        .selectFrom('posts')
        .select('id')
        .where(
          'id',
          'in',
          posts.map(({ id }) => id),
        )
        .where('announce_at', '=', retryAt);
      await db
        .with(
          (cte) => cte('announced').materialized(),
          () => skipLocked(dialect, announced),
        )
        .updateTable('posts')
        .set({ announce_at: null })
        .where('id', 'in', (query) => query.selectFrom('announced').select('announced.id'))
        .where('announce_at', '=', retryAt)
        .execute();
    },
  };
}
