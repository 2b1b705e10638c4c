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
 * A former slug leads to the post itself. One that another post takes leads on until that post is to be seen, and is
 * that post's own former one once it moves on; a post that nobody could see has led nobody anywhere.
 */
export async function moveSlug(
  trx: Transaction<Database>,
  id: string,
  before: { slug: string; wasSeen: boolean },
  now: string,
): Promise<void> {
  await trx.deleteFrom('former_slugs').where('slug', '=', now).where('post_id', '=', id).execute();
  if (before.slug === now) return;
  await trx
    .insertInto('former_slugs')
    .values({ slug: before.slug, post_id: id })
    .onConflict((conflict) =>
      before.wasSeen ? conflict.column('slug').doUpdateSet({ post_id: id }) : conflict.doNothing(),
    )
    .execute();
}
