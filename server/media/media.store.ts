import { type Kysely, sql, type Transaction } from 'kysely';
import {
  decodedUri,
  encodedPath,
  MEDIA_USES_NAMED,
  type MediaPicture,
  type MediaPlace,
  type MediaUse,
  mediaPlaces,
} from '../../contract/media.ts';
import {
  type ContentVersion,
  createContentTransaction,
  lockContent,
} from '../platform/content-version.store.ts';
import type { Database } from '../platform/database/schema.ts';

type Uses = Pick<MediaPicture, 'uses' | 'usedIn'>;

/** Sorts after every path. */
const LAST = '\u{10FFFF}';

const isNotUploadOf = (uploader: string) => sql<boolean>`not (place = 'upload' and owner = ${uploader})`;

export function createMediaStore(db: Kysely<Database>) {
  return {
    /**
     * The uses of each of these decoded paths.
     * @param uploader the account whose own uploads are none
     */
    async usesOf(paths: readonly string[], uploader: string): Promise<Map<string, Uses>> {
      if (paths.length === 0) return new Map();
      const rows = await db
        .selectFrom('media_uses')
        .leftJoin('posts', 'posts.id', 'owner')
        .leftJoin('deleted_posts', 'deleted_posts.id', 'owner')
        .leftJoin('mailings', 'mailings.id', 'owner')
        .leftJoin('staff', 'staff.username', 'owner')
        .select(['path', 'place', 'owner', 'posts.title as post', 'deleted_posts.title as deleted'])
        .select(['mailings.title as mailing', 'staff.name', 'posts.published_at', 'posts.number'])
        .distinct()
        .where('path', 'in', paths)
        .where(isNotUploadOf(uploader))
        .orderBy('posts.published_at', 'desc')
        .orderBy('posts.number', 'desc')
        .orderBy('owner')
        .execute();
      const uses = rows.map(({ path, place, owner, post, deleted, mailing, name }) => ({
        path,
        // Versions and unsaved changes of a deleted post go with it.
        place:
          (place === 'version' || place === 'draft') && deleted !== null && !post ? 'deleted-post' : place,
        id: owner,
        title: (place === 'upload' ? name || owner : (post ?? deleted ?? mailing)) || null,
      }));
      const byPath = Map.groupBy(onePerPost(uses), ({ path }) => path);
      return new Map(
        [...byPath].map(([path, all]) => {
          const usedIn = all.slice(0, MEDIA_USES_NAMED).map(({ path: _, ...use }) => use);
          return [path, { uses: all.length, usedIn }];
        }),
      );
    },

    /** The decoded paths that anything uses. @param uploader the account whose own uploads do not count */
    async pathsInUse(uploader: string): Promise<Set<string>> {
      const rows = await db
        .selectFrom('media_uses')
        .select('path')
        .distinct()
        .where(isNotUploadOf(uploader))
        .execute();
      return new Set(rows.map(({ path }) => path));
    },

    /**
     * Protects an upload for a day from deletion by others: the text that names it may not be saved yet.
     * @param at UTC ISO 8601
     */
    keepUpload: (path: string, uploader: string, at: string): Promise<void> =>
      db.transaction().execute(async (trx) => {
        await lockContent(trx);
        const use = { place: 'upload' as const, owner: uploader, part: at, path: decodedUri(path) };
        await trx.insertInto('media_uses').values(use).execute();
      }),

    /** Deletes older uploads, and the uses of versions, unsaved changes and previews that are gone. */
    async removeStaleUses(uploadedBefore: Date): Promise<void> {
      await sql`delete from media_uses where
        place = 'upload' and part < ${uploadedBefore.toISOString()}
        or place = 'version' and not exists (
          select 1 from post_revisions where post_id = owner and cast(number as text) = part)
        or place = 'draft' and not exists (select 1 from post_drafts where post_id = owner and username = part)
        or place = 'preview' and not exists (select 1 from post_previews where token_hash = owner)`.execute(
        db,
      );
    },

    async discarded(): Promise<string[]> {
      const rows = await db.selectFrom('discarded_media').select('path').orderBy('path').execute();
      return rows.map(({ path }) => path);
    },
  };
}

export type MediaStore = ReturnType<typeof createMediaStore>;

export function createMediaTransaction(
  db: Kysely<Database>,
  clock: () => Date,
  contentVersion: Pick<ContentVersion, 'forget'>,
) {
  return createContentTransaction(db, clock, contentVersion, (trx) => ({ media: mediaMutations(trx) }));
}

export type MediaTransaction = ReturnType<typeof createMediaTransaction>;

/** Mutations within a transaction. */
export function mediaMutations(trx: Transaction<Database>) {
  return {
    /**
     * Excludes saves of posts and imports: an import reuses local files before it saves its posts.
     * @param now UTC ISO 8601
     * @returns false while an import is running
     */
    async lockOutImports(now: string): Promise<boolean> {
      const { holder, expires_at } = await trx
        .updateTable('wordpress_import_lease')
        .set(({ ref }) => ({ cancelled: ref('cancelled') }))
        .where('id', '=', 1)
        .returning(['holder', 'expires_at'])
        .executeTakeFirstOrThrow();
      if (holder !== null && (expires_at ?? '') > now) return false;
      // Nothing visible changes, so no cached page goes stale.
      await lockContent(trx);
      return true;
    },

    /** @param path the path of its URL @param uploader the account whose own upload does not count */
    isUsed: (path: string, uploader: string): Promise<boolean> => isUsed(trx, path, uploader),

    /** Marks a file for deletion. @param path the path of its URL */
    async discard(path: string): Promise<void> {
      await trx.deleteFrom('media_uses').where('path', '=', decodedUri(path)).execute();
      await putDiscarded(trx, path);
    },

    /** Marks those of these decoded paths for deletion that nothing uses in any size. */
    async discardUnused(paths: readonly string[]): Promise<void> {
      for (const path of paths) {
        if (!(await isAnySizeUsed(trx, path))) await putDiscarded(trx, encodedPath(path));
      }
    },

    /** @returns whether the file is to be removed: it was still discarded, and nothing uses it again */
    async forgetDiscarded(path: string): Promise<boolean> {
      const { numDeletedRows } = await trx
        .deleteFrom('discarded_media')
        .where('path', '=', path)
        .executeTakeFirstOrThrow();
      // Another process may have removed it.
      return numDeletedRows > 0n && !(await isUsed(trx, path));
    },
  };
}

export type MediaMutations = typeof mediaMutations;

/** @param uploader an account whose own upload does not count */
async function isUsed(trx: Transaction<Database>, path: string, uploader: string | null = null) {
  const use = trx.selectFrom('media_uses').select('path').where('path', '=', decodedUri(path));
  const counted = uploader === null ? use : use.where(isNotUploadOf(uploader));
  return (await counted.limit(1).executeTakeFirst()) !== undefined;
}

/** Whether anything uses a file of this decoded path, in any size or format. */
async function isAnySizeUsed(trx: Transaction<Database>, path: string): Promise<boolean> {
  const stem = path.replace(/\.\w+$/, '');
  const use = trx.selectFrom('media_uses').select('path').where('path', '>=', stem);
  return (
    (await use
      .where('path', '<', stem + LAST)
      .limit(1)
      .executeTakeFirst()) !== undefined
  );
}

/** @param path the path of its URL */
async function putDiscarded(trx: Transaction<Database>, path: string): Promise<void> {
  await trx
    .insertInto('discarded_media')
    .values({ path })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

const OF_POSTS: ReadonlySet<MediaPlace> = new Set(['post', 'deleted-post', 'draft', 'version']);

/** Orders uses by place, and keeps the first of each post. */
function onePerPost<Use extends MediaUse & { path: string }>(uses: readonly Use[]): Use[] {
  const known = new Set<string>();
  return uses
    .toSorted((a, b) => mediaPlaces.indexOf(a.place) - mediaPlaces.indexOf(b.place))
    .filter(({ path, place, id }) => {
      const key = JSON.stringify([path, OF_POSTS.has(place) ? 'post' : place, id]);
      return !known.has(key) && known.add(key);
    });
}
