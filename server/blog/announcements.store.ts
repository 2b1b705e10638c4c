import type { Kysely } from 'kysely';
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

export function createAnnouncementStore(db: Kysely<Database>): AnnouncementStore {
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
          .where('id', 'in', due)
          // Looked at again when another process has just changed the row.
          .where('announce_at', '<=', now)
          .returning(['id', 'slug'])
          .execute()
      );
    },
    async done(posts, again) {
      const ids = posts.map(({ id }) => id);
      await db
        .updateTable('posts')
        .set({ announce_at: null })
        .where('id', 'in', ids)
        .where('announce_at', '=', again)
        .execute();
    },
  };
}
