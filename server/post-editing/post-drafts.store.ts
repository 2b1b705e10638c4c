import { type Kysely, sql } from 'kysely';
import { NEW_POST, type OthersChanges, type UnsavedChanges } from '../../contract/post-versions.ts';
import type { Database } from '../db/schema.ts';

export type PostDraftStore = ReturnType<typeof createPostDraftStore>;

/** Unsaved changes of posts, by post and account. */
export function createPostDraftStore(db: Kysely<Database>, clock: () => Date) {
  const draftsOf = (postId: string) => db.selectFrom('post_drafts').where('post_id', '=', postId);

  return {
    async find(postId: string, username: string): Promise<UnsavedChanges | null> {
      const found = await draftsOf(postId)
        .select('draft')
        .where('username', '=', username)
        .executeTakeFirst();
      return found ? (JSON.parse(found.draft) as UnsavedChanges) : null;
    },

    /** Those of all other accounts, newest first; each has new posts of its own. */
    async ofOthers(postId: string, username: string): Promise<OthersChanges[]> {
      if (postId === NEW_POST) return [];
      return draftsOf(postId)
        .innerJoin('staff', 'staff.username', 'post_drafts.username')
        .select(sql<string>`coalesce(nullif(staff.name, ''), staff.username)`.as('name'))
        .select('kept_at as keptAt')
        .where('post_drafts.username', '!=', username)
        .orderBy('kept_at', 'desc')
        .execute();
    },

    /** @returns false where there is no such post */
    async keep(postId: string, username: string, changes: UnsavedChanges): Promise<boolean> {
      const post = db.selectFrom('posts').select('number').where('id', '=', postId);
      if (postId !== NEW_POST && !(await post.executeTakeFirst())) return false;
      const row = { kept_at: clock().toISOString(), draft: JSON.stringify(changes) };
      await db
        .insertInto('post_drafts')
        .values({ post_id: postId, username, ...row })
        .onConflict((conflict) => conflict.columns(['post_id', 'username']).doUpdateSet(row))
        .execute();
      return true;
    },

    async discard(postId: string, username: string): Promise<void> {
      await db
        .deleteFrom('post_drafts')
        .where('post_id', '=', postId)
        .where('username', '=', username)
        .execute();
    },

    async removeBefore(before: Date): Promise<void> {
      await db.deleteFrom('post_drafts').where('kept_at', '<', before.toISOString()).execute();
    },
  };
}
