import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../platform/database/schema.ts';
import type { ReservedSlugs } from './reserved-slugs.ts';

/** The slug itself, or the first of slug-2, slug-3 … that no other post has and the site does not answer itself. */
export async function freeSlug(
  db: Kysely<Database>,
  reserved: ReservedSlugs,
  wanted: string,
  number: number | null,
): Promise<string> {
  const owner = await db.selectFrom('posts').select('number').where('slug', '=', wanted).executeTakeFirst();
  if (!reserved.has(wanted) && (!owner || owner.number === number)) return wanted;
  const others = await db
    .selectFrom('posts')
    .select('slug')
    .where(sql<boolean>`slug like ${`${wanted.replace(/[\\%_]/g, '\\$&')}-%`} escape '\\'`)
    .where('number', 'is distinct from', number)
    .execute();
  const taken = new Set(others.map(({ slug }) => slug));
  for (let suffix = 2; ; suffix++) {
    const slug = `${wanted}-${suffix}`;
    if (!taken.has(slug) && !reserved.has(slug)) return slug;
  }
}

/**
 * Gives posts whose slug the site answers itself the next free one. Visitors have never seen them at the old slug, so
 * nothing redirects from it.
 */
export function createMoveReserved(
  db: Kysely<Database>,
  reserved: ReservedSlugs,
  bump: (trx: Transaction<Database>) => Promise<void>,
) {
  const hidden = (connection: Kysely<Database>) =>
    connection
      .selectFrom('posts')
      .select(['number', 'slug'])
      .where('slug', 'in', [...reserved])
      .execute();
  return async (): Promise<{ from: string; to: string }[]> => {
    if (reserved.size === 0 || (await hidden(db)).length === 0) return [];
    return db.transaction().execute(async (trx) => {
      await bump(trx);
      const moved = [];
      for (const { number, slug } of await hidden(trx)) {
        const to = await freeSlug(trx, reserved, slug, number);
        await trx.updateTable('posts').set({ slug: to }).where('number', '=', number).execute();
        moved.push({ from: slug, to });
      }
      return moved;
    });
  };
}

/**
 * Keeps a post's former slug as a redirect. When another post takes the slug, the redirect lasts until
 * that post is visible.
 * @param former `isVisible`: visitors saw the post at this slug
 */
export async function keepFormerSlug(
  trx: Transaction<Database>,
  number: number,
  former: { slug: string; isVisible: boolean },
  present: string,
): Promise<void> {
  if (former.isVisible) await trx.deleteFrom('former_slugs').where('slug', '=', former.slug).execute();
  await trx.deleteFrom('former_slugs').where('slug', '=', present).where('number', '=', number).execute();
  if (former.slug === present) return;
  await trx
    .insertInto('former_slugs')
    .values({ slug: former.slug, number })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
