import type { Transaction } from 'kysely';
import { mediaPathsIn } from '../../../contract/media.ts';
import type { MediaUsesTable } from './blog-tables.ts';
import type { Database } from './schema.ts';

/** A database limits the parameters of a query. */
const ROWS_AT_ONCE = 200;

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
