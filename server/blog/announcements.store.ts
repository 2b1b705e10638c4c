import type { Kysely } from 'kysely';
import { type DatabaseDialect, skipLocked } from '../db/dialect.ts';
import type { Database } from '../db/schema.ts';

export interface AnnouncedPost {
  id: string;
  slug: string;
}

export interface AnnouncementStore {
  /**
   * Takes published posts that search engines have not been told of, and that no other process takes now.
   * @param now UTC ISO 8601
   * @param again the moment, UTC ISO 8601, at which they are due again unless `done` is called
   */
  claim(now: string, again: string, limit: number): Promise<AnnouncedPost[]>;
  /** Posts that were saved again in the meantime stay due. */
  done(posts: readonly AnnouncedPost[], again: string): Promise<void>;
}

/** Posts that are being saved are left alone: to wait for them while they wait for others would be a deadlock. */
export function createAnnouncementStore(db: Kysely<Database>, dialect: DatabaseDialect): AnnouncementStore {
  return {
    async claim(now, again, limit) {
      const due = db
        .selectFrom('posts')
        .select('id')
        .where('announce_at', '<=', now)
        .orderBy('announce_at')
        .limit(limit);
      return (
        db
          .updateTable('posts')
          .set({ announce_at: again })
          .where('id', 'in', skipLocked(dialect, due))
          // Looked at again when another process has just changed the row.
          .where('announce_at', '<=', now)
          .returning(['id', 'slug'])
          .execute()
      );
    },
    async done(posts, again) {
      const told = db
        .selectFrom('posts')
        .select('id')
        .where(
          'id',
          'in',
          posts.map(({ id }) => id),
        )
        .where('announce_at', '=', again);
      await db
        .updateTable('posts')
        .set({ announce_at: null })
        .where('id', 'in', skipLocked(dialect, told))
        .where('announce_at', '=', again)
        .execute();
    },
  };
}
