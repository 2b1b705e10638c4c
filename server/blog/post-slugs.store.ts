import type { Transaction } from 'kysely';
import type { Database } from '../db/schema.ts';

/** The slug itself, or the first of slug-2, slug-3 … that no other post and no page has. */
export async function freeSlug(
  trx: Transaction<Database>,
  wished: string,
  id: string,
  isTaken: (slug: string) => boolean,
): Promise<string> {
  for (let number = 1; ; number++) {
    const slug = number === 1 ? wished : `${wished}-${number}`;
    if (isTaken(slug)) continue;
    const owner = await trx.selectFrom('posts').select('id').where('slug', '=', slug).executeTakeFirst();
    if (!owner || owner.id === id) return slug;
  }
}

/**
 * A former slug leads to the post itself. One that another post takes leads on until that post is to be seen, and from
 * then on it is that post's.
 * @param before as the post was until now; `isSeen`: visitors found it there
 */
export async function moveSlug(
  trx: Transaction<Database>,
  id: string,
  before: { slug: string; isSeen: boolean },
  now: string,
): Promise<void> {
  if (before.isSeen) await trx.deleteFrom('former_slugs').where('slug', '=', before.slug).execute();
  await trx.deleteFrom('former_slugs').where('slug', '=', now).where('post_id', '=', id).execute();
  if (before.slug === now) return;
  await trx
    .insertInto('former_slugs')
    .values({ slug: before.slug, post_id: id })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
