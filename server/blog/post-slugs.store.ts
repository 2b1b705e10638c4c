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

/** A post's own slug is never a former one of another, and a former one leads to the post itself. */
export async function moveSlug(
  trx: Transaction<Database>,
  id: string,
  before: string,
  now: string,
): Promise<void> {
  await trx.deleteFrom('former_slugs').where('slug', '=', now).execute();
  if (before === now) return;
  await trx
    .insertInto('former_slugs')
    .values({ slug: before, post_id: id })
    .onConflict((conflict) => conflict.column('slug').doUpdateSet({ post_id: id }))
    .execute();
}
