import { type Kysely, sql } from 'kysely';
import {
  type DraftWriter,
  NEW_POST,
  type OthersChanges,
  type UnsavedChanges,
} from '../../contract/post-versions.ts';
import { lockContent } from '../platform/content-version.store.ts';
import { setMediaUses } from '../platform/database/media-uses.store.ts';
import type { Database } from '../platform/database/schema.ts';
import { found } from '../platform/refusal.ts';

export type PostDraftStore = ReturnType<typeof createPostDraftStore>;

/** Unsaved changes of posts, by post and account. A page overwrites only changes that it has written or seen. */
export function createPostDraftStore(db: Kysely<Database>, clock: () => Date) {
  const draftsOf = (executor: Kysely<Database>, postId: string) =>
    executor.selectFrom('post_drafts').where('post_id', '=', postId);

  async function find(executor: Kysely<Database>, postId: string, username: string) {
    const row = await draftsOf(executor, postId)
      .select('draft')
      .where('username', '=', username)
      .executeTakeFirst();
    return row ? (JSON.parse(row.draft) as UnsavedChanges) : null;
  }

  return {
    find: (postId: string, username: string): Promise<UnsavedChanges | null> => find(db, postId, username),

    /** The changes of all other accounts, newest first; each account has new posts of its own. */
    async ofOthers(postId: string, username: string): Promise<OthersChanges[]> {
      if (postId === NEW_POST) return [];
      return draftsOf(db, postId)
        .innerJoin('staff', 'staff.username', 'post_drafts.username')
        .select(sql<string>`coalesce(nullif(staff.name, ''), staff.username)`.as('name'))
        .select('kept_at as keptAt')
        .where('post_drafts.username', '!=', username)
        .orderBy('kept_at', 'desc')
        .execute();
    },

    /**
     * @returns the unchanged draft of another page; null if this one was stored
     * @throws {Refusal} `not-found` when there is no such post
     */
    keep(postId: string, username: string, changes: UnsavedChanges): Promise<UnsavedChanges | null> {
      return db.transaction().execute(async (trx) => {
        await lockContent(trx);
        const post = trx.selectFrom('posts').select('number').where('id', '=', postId);
        if (postId !== NEW_POST) found(await post.executeTakeFirst());
        const stored = await find(trx, postId, username);
        if (stored && isOfAnother(stored, changes)) return stored;
        const row = { kept_at: clock().toISOString(), draft: JSON.stringify(changes) };
        await trx
          .insertInto('post_drafts')
          .values({ post_id: postId, username, ...row })
          .onConflict((conflict) => conflict.columns(['post_id', 'username']).doUpdateSet(row))
          .execute();
        await setMediaUses(trx, { place: 'draft', owner: postId, part: username }, [row.draft]);
        return null;
      });
    },

    /** @returns the unchanged draft of another page; null if none is left */
    discard(postId: string, username: string, writer: DraftWriter): Promise<UnsavedChanges | null> {
      return db.transaction().execute(async (trx) => {
        await lockContent(trx);
        const stored = await find(trx, postId, username);
        if (stored && isOfAnother(stored, writer)) return stored;
        await trx
          .deleteFrom('post_drafts')
          .where('post_id', '=', postId)
          .where('username', '=', username)
          .execute();
        await setMediaUses(trx, { place: 'draft', owner: postId, part: username }, []);
        return null;
      });
    },

    async removeBefore(before: Date): Promise<void> {
      await db.deleteFrom('post_drafts').where('kept_at', '<', before.toISOString()).execute();
    },
  };
}

function isOfAnother({ page, keptAt }: UnsavedChanges, writer: DraftWriter): boolean {
  return page !== writer.page && !writer.seen.includes(keptAt);
}
