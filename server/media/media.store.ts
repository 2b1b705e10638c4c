import { type Kysely, sql, type Transaction } from 'kysely';
import { decodedPath, encodedPath, MEDIA_POSTS_NAMED, type MediaPicture } from '../../contract/media.ts';
import { MEDIA_PATH } from '../../contract/pictures.ts';
import { lockContent } from '../db/content-version.store.ts';
import type { Database } from '../db/schema.ts';

/** The uses of a picture. */
type Uses = Pick<MediaPicture, 'uses' | 'posts'>;

export type DiscardOutcome = 'discarded' | 'in-use' | 'import-running';

/** A database limits the parameters of a query. */
const PATHS_AT_ONCE = 500;

/** @param bump raises the content version; its row lock also serialises concurrent changes */
export function createMediaStore(
  db: Kysely<Database>,
  bump: (trx: Transaction<Database>) => Promise<void>,
  now: () => string,
) {
  /**
   * Runs in a transaction in which no post is saved and no import runs: an import takes the files that are here for its
   * posts before it saves them.
   * @returns null while an import is running
   */
  function whileNoImportRuns<Result>(run: (trx: Transaction<Database>) => Promise<Result>) {
    return db.transaction().execute(async (trx) => {
      const { holder, expires_at } = await trx
        .updateTable('wordpress_import_lease')
        .set(({ ref }) => ({ cancelled: ref('cancelled') }))
        .where('id', '=', 1)
        .returning(['holder', 'expires_at'])
        .executeTakeFirstOrThrow();
      if (holder !== null && (expires_at ?? '') > now()) return null;
      // No page shows what such work changes.
      await lockContent(trx);
      return run(trx);
    });
  }

  return {
    whileNoImportRuns,

    /** The posts that name each of these decoded paths. */
    async usesOf(paths: readonly string[]): Promise<Map<string, Uses>> {
      const uses = new Map<string, { uses: number; posts: { id: string; title: string }[] }>();
      for (let from = 0; from < paths.length; from += PATHS_AT_ONCE) {
        const rows = await db
          .selectFrom('post_media')
          .innerJoin('posts', 'posts.number', 'post_media.number')
          .select(['post_media.path', 'posts.id', 'posts.title'])
          .where('post_media.path', 'in', paths.slice(from, from + PATHS_AT_ONCE))
          .orderBy('posts.published_at', 'desc')
          .orderBy('posts.number', 'desc')
          .execute();
        for (const { path, id, title } of rows) {
          const known = uses.get(path) ?? { uses: 0, posts: [] };
          known.uses++;
          if (known.posts.length < MEDIA_POSTS_NAMED) known.posts.push({ id, title });
          uses.set(path, known);
        }
      }
      return uses;
    },

    /** The decoded paths that posts name. */
    async pathsInUse(): Promise<Set<string>> {
      const rows = await db.selectFrom('post_media').select('path').distinct().execute();
      return new Set(rows.map(({ path }) => path));
    },

    /**
     * Marks a file for deletion unless anything names it.
     * @param path of its URL
     */
    async discard(
      path: string,
      record: (trx: Transaction<Database>) => Promise<void>,
    ): Promise<DiscardOutcome> {
      const outcome = await whileNoImportRuns(async (trx) => {
        if (await isNamed(trx, path.slice(MEDIA_PATH.length), null)) return 'in-use';
        await putDiscarded(trx, [path]);
        await record(trx);
        return 'discarded';
      });
      return outcome ?? 'import-running';
    },

    async discarded(): Promise<string[]> {
      const rows = await db.selectFrom('discarded_media').select('path').orderBy('path').execute();
      return rows.map(({ path }) => path);
    },

    /**
     * Forgets a discarded file after removing it, unless something names it again.
     * @param remove throws when the file stays, which keeps it among the discarded ones
     * @returns null while an import is running
     */
    removeDiscarded: (path: string, remove: () => Promise<void>) =>
      whileNoImportRuns(async (trx) => {
        const { numDeletedRows } = await trx
          .deleteFrom('discarded_media')
          .where('path', '=', path)
          .executeTakeFirstOrThrow();
        // Another process may have removed it.
        const isDiscarded = numDeletedRows > 0n && !(await isNamed(trx, path.slice(MEDIA_PATH.length), null));
        if (isDiscarded) await remove();
        return isDiscarded;
      }),

    /** Raises the content version, so that pages show the replaced file. */
    replaced: (record: (trx: Transaction<Database>) => Promise<void>) =>
      db.transaction().execute(async (trx) => {
        await bump(trx);
        await record(trx);
      }),
  };
}

export type MediaStore = ReturnType<typeof createMediaStore>;

/** @param paths of URLs */
export async function putDiscarded(db: Kysely<Database>, paths: readonly string[]): Promise<void> {
  if (paths.length === 0) return;
  await db
    .insertInto('discarded_media')
    .values(paths.map((path) => ({ path })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Whether anything but this deleted post names a file.
 * @param name the path below the media folder, perhaps without its extension, percent-encoded or not
 */
export async function isNamed(
  db: Kysely<Database>,
  name: string,
  deletedId: string | null,
): Promise<boolean> {
  const plain = decodedPath(name);
  for (const spelling of new Set([name, plain, encodedPath(plain), encodeURI(plain)])) {
    const pattern = `%${spelling.replace(/[\\%_]/g, '\\$&')}%`;
    const names = (column: string) => sql`${sql.ref(column)} like ${pattern} escape '\\'`;
    const isAnother = (column: string) =>
      deletedId === null ? sql`true` : sql`${sql.ref(column)} <> ${deletedId}`;
    const { rows } = await sql`
      select 1 from posts where ${names('content')} or ${names('featured_image')} or ${names('og_image')}
      union all select 1 from deleted_posts where ${isAnother('id')} and ${names('post')}
      union all select 1 from page_tags where ${names('og_image')} or ${names('custom_head_tags')}
      union all select 1 from post_previews where ${names('post')}
      union all select 1 from post_revisions where ${isAnother('post_id')} and ${names('fields')}
      union all select 1 from post_drafts where ${isAnother('post_id')} and ${names('draft')}
      union all select 1 from mailings where ${names('issue')}
      limit 1`.execute(db);
    if (rows.length > 0) return true;
  }
  return false;
}
