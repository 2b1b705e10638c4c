import { type Kysely, sql, type Transaction } from 'kysely';
import { isPageSlug } from '../../content/page-slugs.ts';
import type { Database } from '../db/schema.ts';

/** The slug itself, or the first of slug-2, slug-3 … that no other post and no page has. */
export async function freeSlug(db: Kysely<Database>, wanted: string, number: number | null): Promise<string> {
  const owner = await db.selectFrom('posts').select('number').where('slug', '=', wanted).executeTakeFirst();
  if (!isPageSlug(wanted) && (!owner || owner.number === number)) return wanted;
  const others = await db
    .selectFrom('posts')
    .select('slug')
    .where(sql<boolean>`slug like ${`${wanted.replace(/[\\%_]/g, '\\$&')}-%`} escape '\\'`)
    .where('number', 'is distinct from', number)
    .execute();
  const taken = new Set(others.map(({ slug }) => slug));
  for (let suffix = 2; ; suffix++) {
    const slug = `${wanted}-${suffix}`;
    if (!taken.has(slug) && !isPageSlug(slug)) return slug;
  }
}

/**
 * Keeps a post's former slug as a redirect. Where another post takes a slug over, the redirect lasts until visitors
 * see that post.
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
