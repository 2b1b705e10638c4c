import { type Kysely, sql } from 'kysely';
import type { CategoryCount } from '../../contract/blog.ts';
import type { Database } from '../db/schema.ts';
import type { PublishedUntil } from './posts.store.ts';

export interface PostCountStore {
  /** @param category a slug; empty: all posts */
  count(until: PublishedUntil, category: string): Promise<number>;
  /** Categories that have posts which visitors see, most posts first, named as the newest of them spells it. */
  categories(until: number): Promise<CategoryCount[]>;
}

/** What is kept counts posts in the future too; those are few and found in the index, so they are taken off here. */
export function createPostCountStore(db: Kysely<Database>): PostCountStore {
  return {
    async count(until, category) {
      const ahead =
        category === ''
          ? sql`select count(*) from posts where status = 'published' and position > ${until}`
          : sql`select count(*) from post_terms
              where kind = 'category' and slug = ${category} and status = 'published' and position > ${until}`;
      const { rows } = await sql<{ count: number | string | null }>`
        select sum(count) - ${until === null ? 0 : sql`(${ahead})`} as count from post_counts
        where kind = ${category === '' ? 'all' : 'category'} and slug = ${category}
          ${until === null ? sql`` : sql`and status = 'published'`}
      `.execute(db);
      return Number(rows[0]?.count ?? 0);
    },

    async categories(until) {
      const { rows } = await sql<{ slug: string; count: number | string; name: string }>`
        select slug, count - (
          select count(*) from post_terms where kind = 'category' and slug = post_counts.slug
            and status = 'published' and position > ${until}
        ) as count, (
          select name from post_terms where kind = 'category' and slug = post_counts.slug
            and status = 'published' and position <= ${until} order by position desc limit 1
        ) as name
        from post_counts where kind = 'category' and status = 'published'
      `.execute(db);
      return rows
        .map(({ slug, name, count }) => ({ slug, name, count: Number(count) }))
        .filter(({ count }) => count > 0)
        .sort((a, b) => b.count - a.count || (a.slug < b.slug ? -1 : 1));
    },
  };
}
