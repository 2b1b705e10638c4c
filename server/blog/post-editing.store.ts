import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { Post } from '../../contract/blog.ts';
import type { DeletedPost, PostCounts } from '../../contract/posts.ts';
import { lockContent } from '../platform/content-version.store.ts';
import type { PostsTable } from '../platform/database/blog-tables.ts';
import { setMediaUses } from '../platform/database/media-uses.store.ts';
import { postFieldsOf } from '../platform/database/post-fields.ts';
import type { Database } from '../platform/database/schema.ts';
import { sha256 } from '../platform/hash.ts';
import type { PostToSave } from './prepare-post.ts';

/** A database limits the parameters of a query. */
const SLUGS_AT_ONCE = 500;

/** A stored post, whole. */
export interface StoredPost {
  post: Required<PostToSave> & { id: string };
  readMinutes: number;
  oncePublic: boolean;
  /** A hash of what is stored. */
  version: string;
}

type Row = Selectable<PostsTable>;

/** The parts of a deleted post that saving it again does not restore. */
export interface KeptPost {
  row: Row;
  formerSlugs: readonly string[];
}

export type PostEditingStore = ReturnType<typeof createPostEditingStore>;

export function createPostEditingStore(db: Kysely<Database>) {
  return {
    find: (id: string): Promise<StoredPost | null> => findStored(db, id),

    /** @param now UTC ISO 8601 */
    async counts(now: string): Promise<PostCounts> {
      const isPublished = sql`status = 'published'`;
      const row = await db
        .selectFrom('posts')
        .select(({ fn }) => [
          fn.countAll<number>().as('total'),
          sql<number>`count(case when ${isPublished} and published_at <= ${now} then 1 end)`.as('published'),
          sql<number>`count(case when ${isPublished} and published_at > ${now} then 1 end)`.as('scheduled'),
          fn.count<number>('wp_id').as('fromWordPress'),
        ])
        .executeTakeFirstOrThrow();
      const { deleted } = await db
        .selectFrom('deleted_posts')
        .select(({ fn }) => fn.countAll<number>().as('deleted'))
        .executeTakeFirstOrThrow();
      return { ...row, draft: row.total - row.published - row.scheduled, deleted };
    },

    async withSlugs(slugs: readonly string[]): Promise<{ id: string; slug: string; title: string }[]> {
      const found: { id: string; slug: string; title: string }[] = [];
      for (let at = 0; at < slugs.length; at += SLUGS_AT_ONCE) {
        const some = db.selectFrom('posts').where('slug', 'in', slugs.slice(at, at + SLUGS_AT_ONCE));
        found.push(...(await some.select(['id', 'slug', 'title']).execute()));
      }
      return found;
    },

    /** @param after UTC ISO 8601 */
    async listDeleted(after: string): Promise<DeletedPost[]> {
      return db
        .selectFrom('deleted_posts')
        .leftJoin('staff', 'staff.username', 'deleted_by')
        .select(['id', 'title', 'deleted_at as deletedAt'])
        .select(sql<string>`coalesce(nullif(staff.name, ''), deleted_by)`.as('deletedBy'))
        .where('deleted_at', '>', after)
        .orderBy('deleted_at', 'desc')
        .orderBy('id')
        .execute();
    },

    /** @param after UTC ISO 8601 */
    async findDeleted(
      id: string,
      after: string,
    ): Promise<{ post: StoredPost['post']; kept: KeptPost; deletedAt: string } | null> {
      const found = await db
        .selectFrom('deleted_posts')
        .select(['post', 'former_slugs', 'deleted_at'])
        .where('id', '=', id)
        .where('deleted_at', '>', after)
        .executeTakeFirst();
      if (!found) return null;
      const stored = JSON.parse(found.post) as Row;
      // Posts deleted before wp_id was read as a number hold it as text.
      const row = { ...stored, wp_id: stored.wp_id === null ? null : Number(stored.wp_id) };
      return {
        post: toStored(row).post,
        kept: { row, formerSlugs: JSON.parse(found.former_slugs) as string[] },
        deletedAt: found.deleted_at,
      };
    },

    /** @param until UTC ISO 8601 @returns its id; null when no post was deleted until then */
    async oldestDeleted(until: string): Promise<string | null> {
      const oldest = await db
        .selectFrom('deleted_posts')
        .select('id')
        .where('deleted_at', '<=', until)
        .orderBy('deleted_at')
        .limit(1)
        .executeTakeFirst();
      return oldest?.id ?? null;
    },

    async keepPreview(tokenHash: string, post: Post, expiresAt: string): Promise<void> {
      await db.transaction().execute(async (trx) => {
        await lockContent(trx);
        const row = { token_hash: tokenHash, post: JSON.stringify(post), expires_at: expiresAt };
        await trx.insertInto('post_previews').values(row).execute();
        await setMediaUses(trx, { place: 'preview', owner: tokenHash }, [row.post]);
      });
    },

    /** @param expiredUntil UTC ISO 8601 */
    async removePreviews(expiredUntil: string): Promise<void> {
      await db.deleteFrom('post_previews').where('expires_at', '<', expiredUntil).execute();
    },

    /** @param now UTC ISO 8601 */
    async findPreview(tokenHash: string, now: string): Promise<Post | null> {
      const found = await db
        .selectFrom('post_previews')
        .select('post')
        .where('token_hash', '=', tokenHash)
        .where('expires_at', '>=', now)
        .executeTakeFirst();
      return found ? (JSON.parse(found.post) as Post) : null;
    },
  };
}

/** Mutations of the deleted posts within a transaction that has locked the content. */
export function deletedPostMutations(trx: Transaction<Database>) {
  return {
    /**
     * Moves a post to the deleted ones.
     * @param at UTC ISO 8601
     * @returns its slug; null when there is no such post
     */
    async add(id: string, { at, by }: { at: string; by: string }): Promise<string | null> {
      const row = await rowOf(trx, id);
      if (!row) return null;
      const former = await trx
        .selectFrom('former_slugs')
        .select('slug')
        .where('number', '=', row.number)
        .execute();
      const deleted = {
        title: row.title,
        post: JSON.stringify(row),
        former_slugs: JSON.stringify(former.map(({ slug }) => slug)),
        deleted_at: at,
        deleted_by: by,
      };
      await trx
        .insertInto('deleted_posts')
        .values({ id, ...deleted })
        // A restore that an earlier version of the site left unfinished.
        .onConflict((conflict) => conflict.column('id').doUpdateSet(deleted))
        .execute();
      await trx.deleteFrom('posts').where('number', '=', row.number).execute();
      const { content, featured_image, og_image } = row;
      await setMediaUses(trx, { place: 'post', owner: id }, []);
      await setMediaUses(trx, { place: 'deleted-post', owner: id }, [content, featured_image, og_image]);
      return row.slug;
    },

    /**
     * Whether a post is among them.
     * @param deletedAt UTC ISO 8601; if given, the post must not have been deleted again since
     */
    async has(id: string, deletedAt?: string): Promise<boolean> {
      const deleted = trx.selectFrom('deleted_posts').select('id').where('id', '=', id);
      const found = deletedAt === undefined ? deleted : deleted.where('deleted_at', '=', deletedAt);
      return (await found.executeTakeFirst()) !== undefined;
    },

    /** Gives a post that was saved again its former slugs back, and takes it from the deleted ones. */
    async finishRestoring(id: string, { row, formerSlugs }: KeptPost): Promise<void> {
      const post = await trx
        .updateTable('posts')
        .set({ created_at: row.created_at, once_public: row.once_public })
        .where('id', '=', id)
        .returning('number')
        .executeTakeFirstOrThrow();
      if (formerSlugs.length > 0) {
        await trx
          .insertInto('former_slugs')
          .values(formerSlugs.map((slug) => ({ slug, number: post.number })))
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      }
      await trx.deleteFrom('deleted_posts').where('id', '=', id).execute();
      await setMediaUses(trx, { place: 'deleted-post', owner: id }, []);
    },

    /**
     * Deletes a deleted post for good, with its versions and unsaved changes.
     * @returns the decoded paths of the files that they named
     */
    async forget(id: string): Promise<string[]> {
      const named = await trx
        .deleteFrom('media_uses')
        .where('owner', '=', id)
        .where('place', 'in', ['deleted-post', 'version', 'draft'])
        .returning('path')
        .execute();
      await trx.deleteFrom('post_revisions').where('post_id', '=', id).execute();
      await trx.deleteFrom('post_drafts').where('post_id', '=', id).execute();
      await trx.deleteFrom('deleted_posts').where('id', '=', id).execute();
      return [...new Set(named.map(({ path }) => path))];
    },
  };
}

const rowOf = (db: Kysely<Database>, id: string) =>
  db.selectFrom('posts').selectAll().where('id', '=', id).executeTakeFirst();

export async function findStored(db: Kysely<Database>, id: string): Promise<StoredPost | null> {
  const row = await rowOf(db, id);
  return row ? toStored(row) : null;
}

function toStored(row: Row): StoredPost {
  const fields = postFieldsOf(row);
  const post = {
    id: row.id,
    wpId: row.wp_id,
    ...fields,
    publishedAt: new Date(fields.publishedAt),
    modifiedAt: fields.modifiedAt === null ? null : new Date(fields.modifiedAt),
  };
  const version = sha256(JSON.stringify(post)).slice(0, 32);
  return { post, readMinutes: row.read_minutes, oncePublic: row.once_public === 1, version };
}
