import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../platform/database/schema.ts';
import type { ReservedSlugs } from './reserved-slugs.ts';

/**
 * The slug itself, or slug-2, slug-3 … with a number that no other post has and that the site does not answer itself.
 * @param number the post, which keeps its numbered slug while `wanted` is not free; null: a new one
 */
export async function freeSlug(
  db: Kysely<Database>,
  reserved: ReservedSlugs,
  wanted: string,
  number: number | null,
): Promise<string> {
  const rows = await db
    .selectFrom('posts')
    .select(['number', 'slug'])
    .where((eb) => eb.or([eb('slug', '=', wanted), eb('number', '=', number)]))
    .execute();
  const isTaken = rows.some((row) => row.slug === wanted && row.number !== number);
  if (!reserved.has(wanted) && !isTaken) return wanted;
  const own = rows.find((row) => row.number === number)?.slug;
  if (own?.startsWith(`${wanted}-`) && /^\d+$/.test(own.slice(wanted.length + 1)) && !reserved.has(own))
    return own;
  for (let suffix = 1; ; ) {
    suffix = await freeSuffix(db, wanted, suffix);
    const slug = `${wanted}-${suffix}`;
    if (!reserved.has(slug)) return slug;
  }
}

/** Doubles the number after `first` until one is free and then bisects, because thousands of posts may have one slug. */
async function freeSuffix(db: Kysely<Database>, wanted: string, first: number): Promise<number> {
  const next = sql`coalesce((taken + free) / 2, taken * 2)`;
  const { rows } = await sql<{ free: number }>`
    with recursive steps (taken, free) as (
      select cast(${first} as integer), cast(null as integer)
      union all
      select
        case when posts.slug is null then taken else ${next} end,
        case when posts.slug is null then ${next} else free end
      from steps
      left join posts on posts.slug = cast(${`${wanted}-`} as text) || ${next}
      where free is null or free - taken > 1
    )
    select min(free) as free from steps`.execute(db);
  return rows[0]?.free as number;
}

/** Finds posts whose slug is reserved. */
export async function findReserved(
  db: Kysely<Database>,
  reserved: ReservedSlugs,
): Promise<{ number: number; slug: string }[]> {
  if (reserved.size === 0) return [];
  return db
    .selectFrom('posts')
    .select(['number', 'slug'])
    .where('slug', 'in', [...reserved])
    .execute();
}

/**
 * Gives posts whose slug the site answers itself the next free one. Visitors have never seen them at the old slug, so
 * nothing redirects from it.
 */
export async function moveReserved(
  trx: Transaction<Database>,
  reserved: ReservedSlugs,
): Promise<{ from: string; to: string }[]> {
  const moved: { from: string; to: string }[] = [];
  for (const { number, slug } of await findReserved(trx, reserved)) {
    const to = await freeSlug(trx, reserved, slug, number);
    await trx.updateTable('posts').set({ slug: to }).where('number', '=', number).execute();
    moved.push({ from: slug, to });
  }
  return moved;
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
