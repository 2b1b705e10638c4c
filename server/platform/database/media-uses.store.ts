import type { Kysely, Transaction } from 'kysely';
import { sql } from 'kysely';
import { decodedUri, mediaPathsIn } from '../../../contract/media.ts';
import type { MediaUsesTable } from './blog-tables.ts';
import type { Database } from './schema.ts';

/** A database limits the parameters of a query. */
const ROWS_AT_ONCE = 200;
/** Sorts after every path. */
const LAST = '\u{10FFFF}';

type Owner = Pick<MediaUsesTable, 'place' | 'owner'> & { part?: string };

/**
 * Records the files that texts name, in place of those that the same owner named before.
 * @param trx holds the lock on the content, under which files are deleted
 * @param texts HTML, URLs or JSON
 */
export async function setMediaUses(
  trx: Transaction<Database>,
  { place, owner, part = '' }: Owner,
  texts: readonly (string | null)[],
): Promise<void> {
  await trx
    .deleteFrom('media_uses')
    .where('place', '=', place)
    .where('owner', '=', owner)
    .where('part', '=', part)
    .execute();
  const rows = mediaPathsIn(texts).map((path) => ({ place, owner, part, path }));
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    await trx
      .insertInto('media_uses')
      .values(rows.slice(from, from + ROWS_AT_ONCE))
      .execute();
  }
}

/**
 * @param path the path of a URL
 * @param uploader an account whose own upload does not count
 */
export async function isMediaUsed(
  db: Kysely<Database>,
  path: string,
  uploader: string | null = null,
): Promise<boolean> {
  const use = db.selectFrom('media_uses').select('path').where('path', '=', decodedUri(path));
  const counted = uploader === null ? use : use.where(isNotUploadOf(uploader));
  return (await counted.limit(1).executeTakeFirst()) !== undefined;
}

/** Whether anything uses a file of this decoded path, in any size or format. */
export async function isAnySizeUsed(db: Kysely<Database>, path: string): Promise<boolean> {
  const stem = path.replace(/\.\w+$/, '');
  const use = db.selectFrom('media_uses').select('path').where('path', '>=', stem);
  return (
    (await use
      .where('path', '<', stem + LAST)
      .limit(1)
      .executeTakeFirst()) !== undefined
  );
}

export const isNotUploadOf = (uploader: string) =>
  sql<boolean>`not (place = 'upload' and owner = ${uploader})`;

/** Deletes older uploads, and the uses of versions, unsaved changes and previews that are gone. */
export async function removeStaleMediaUses(db: Kysely<Database>, uploadedBefore: Date): Promise<void> {
  await sql`delete from media_uses where
    place = 'upload' and part < ${uploadedBefore.toISOString()}
    or place = 'version' and not exists (
      select 1 from post_revisions where post_id = owner and cast(number as text) = part)
    or place = 'draft' and not exists (select 1 from post_drafts where post_id = owner and username = part)
    or place = 'preview' and not exists (select 1 from post_previews where token_hash = owner)`.execute(db);
}
