import { type Kysely, type SelectQueryBuilder, sql } from 'kysely';
import type { Post } from '../../contract/blog.ts';
import type { Database } from '../db/schema.ts';
import type { Walk } from './known-places.ts';
import { type ListedPost, listedPost, readListed, SUMMARY_COLUMNS, summary } from './post-summaries.store.ts';

/** Who asks: visitors see what is published up to this position; null: staff, who see everything. */
export type PublishedUntil = number | null;

export interface PostStore {
  /**
   * In the order of the walk.
   * @param category a slug; empty: all
   */
  list(until: PublishedUntil, category: string, walk: Walk): Promise<ListedPost[]>;
  /** In the order of the positions. */
  listed(positions: readonly number[]): Promise<ListedPost[]>;
  find(until: PublishedUntil, slug: string): Promise<Post | null>;
  /** Positions of posts by views of their page, most first. */
  mostViewed(until: number, limit: number): Promise<number[]>;
}

export function createPostStore(db: Kysely<Database>): PostStore {
  return {
    async list(until, category, { backwards, from, skip, take }) {
      // Of two upper bounds SQLite begins at the first, and walks to the other.
      const newest = backwards ? until : (from ?? until);
      const direction = backwards ? 'asc' : 'desc';
      const positions = inList(db, category)
        .select('position')
        .$if(until !== null, (list) => list.where('status', '=', 'published'))
        .$if(newest !== null, (list) => list.where('position', '<=', newest))
        .$if(backwards && from !== null, (list) => list.where('position', '>=', from))
        .orderBy('position', direction)
        .offset(skip)
        .limit(take);
      const rows = await db
        .selectFrom('posts')
        .select(SUMMARY_COLUMNS)
        .where('position', 'in', positions)
        .orderBy('position', direction)
        .execute();
      return rows.map(listedPost);
    },

    listed: (positions) => readListed(db, positions),

    async find(until, slug) {
      const row = await visible(db.selectFrom('posts').where('slug', '=', slug), until)
        .innerJoin('post_bodies', 'post_bodies.post_id', 'posts.id')
        .select(SUMMARY_COLUMNS)
        .select(['content', 'meta_title', 'meta_description', 'meta_keywords'])
        .select(['og_title', 'og_description', 'og_image', 'featured_image_alt'])
        .executeTakeFirst();
      return row
        ? {
            ...summary(row),
            content: row.content,
            metaTitle: row.meta_title,
            metaDescription: row.meta_description,
            metaKeywords: row.meta_keywords,
            ogTitle: row.og_title,
            ogDescription: row.og_description,
            ogImage: row.og_image,
            featuredImageAlt: row.featured_image_alt,
          }
        : null;
    },

    async mostViewed(until, limit) {
      const rows = await db
        .selectFrom('page_view_totals')
        .innerJoin('posts', (join) =>
          // PostgreSQL refuses the negative length that the path of the home page would make.
          join.on(
            'posts.slug',
            '=',
            sql<string>`case when length(path) > 2 then substr(path, 2, length(path) - 2) end`,
          ),
        )
        .select('posts.position')
        .where('posts.status', '=', 'published')
        .where('posts.position', '<=', until)
        .orderBy('page_view_totals.count', 'desc')
        .orderBy('page_view_totals.path')
        .limit(limit)
        .execute();
      return rows.map(({ position }) => Number(position));
    },
  };
}

function visible<O>(
  query: SelectQueryBuilder<Database, 'posts', O>,
  until: PublishedUntil,
): SelectQueryBuilder<Database, 'posts', O> {
  return until === null
    ? query
    : query.where('posts.status', '=', 'published').where('posts.position', '<=', until);
}

/** Both tables have a position and an index that answers alone. */
function inList(db: Kysely<Database>, category: string) {
  const filed = db.selectFrom('post_terms').where('kind', '=', 'category').where('slug', '=', category);
  const rows = category === '' ? db.selectFrom('posts') : filed;
  return rows as SelectQueryBuilder<Database, 'posts' | 'post_terms', object>;
}
