import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../platform/database/schema.ts';

export interface SamplePost {
  id: string;
  slug: string;
  title: string;
  /** Changed by staff, saved or not. */
  edited: boolean;
}

export type SamplePostStore = ReturnType<typeof createSamplePostStore>;

/** Records which posts are samples of the demonstration. */
export function createSamplePostStore(db: Kysely<Database>) {
  return {
    async wereImported(): Promise<boolean> {
      const first = await db.selectFrom('sample_posts').select('post_id').limit(1).executeTakeFirst();
      return first !== undefined;
    },

    /** The samples in the blog, by title. */
    async list(): Promise<SamplePost[]> {
      const rows = await db
        .selectFrom('posts')
        .innerJoin('sample_posts', 'sample_posts.post_id', 'posts.id')
        .select(['id', 'slug', 'title'])
        .select(({ exists, or, selectFrom }) =>
          or([
            exists(selectFrom('post_revisions').select('number').whereRef('post_id', '=', 'posts.id')),
            exists(selectFrom('post_drafts').select('username').whereRef('post_id', '=', 'posts.id')),
          ]).as('edited'),
        )
        .orderBy('title')
        .execute();
      return rows.map((row) => ({ ...row, edited: Boolean(row.edited) }));
    },
  };
}

/** Mutations within a transaction. */
export function samplePostMutations(trx: Transaction<Database>) {
  return {
    async mark(ids: readonly string[]): Promise<void> {
      if (ids.length === 0) return;
      await trx
        .insertInto('sample_posts')
        .values(ids.map((id) => ({ post_id: id })))
        .execute();
    },
  };
}
