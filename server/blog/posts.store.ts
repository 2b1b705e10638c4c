import { type Kysely, type SelectQueryBuilder, sql } from 'kysely';
import type { CategoryCount, Post, PostSummary } from '../../contract/blog.ts';
import { withParsedTerms } from '../platform/database/post-fields.ts';
import type { Database } from '../platform/database/schema.ts';
import type { Pagination } from '../platform/pagination.ts';

/**
 * UTC ISO 8601: posts published by then, as visitors see them. `null`: every post, drafts too, as staff see them; or the
 * drafts, or the posts that are scheduled for after an instant.
 */
export type VisibleAt = string | null | 'draft' | { scheduledAfter: string };

/** The columns of a `PostSummary` by its names. */
export const SUMMARY_COLUMNS = [
  'posts.id',
  'posts.slug',
  'posts.title',
  'posts.excerpt',
  'posts.author',
  'posts.status',
  'posts.featured_image as featuredImage',
  'posts.categories',
  'posts.tags',
  'posts.published_at as publishedAt',
  'posts.modified_at as modifiedAt',
  'posts.read_minutes as readMinutes',
] as const;

/**
 * The condition for visible rows of `posts`, of `post_terms` or of an alias of them. A scheduled post becomes visible by
 * the time alone; blog-version.ts then empties the page cache.
 */
export function isVisible(table: string, at: VisibleAt) {
  if (at === null) return sql<boolean>`true`;
  const [status, publishedAt] = [sql.ref(`${table}.status`), sql.ref(`${table}.published_at`)];
  if (at === 'draft') return sql<boolean>`${status} = 'draft'`;
  if (typeof at === 'object')
    return sql<boolean>`${status} = 'published' and ${publishedAt} > ${at.scheduledAfter}`;
  return sql<boolean>`${status} = 'published' and ${publishedAt} <= ${at}`;
}

export type PostStore = ReturnType<typeof createPostStore>;

export function createPostStore(db: Kysely<Database>) {
  /** Posts, or a category's rows of `post_terms`: both have status, date and number, in this order in an index. */
  function listed(visibleAt: VisibleAt, category: string) {
    const terms = db.selectFrom('post_terms').where('kind', '=', 'category').where('slug', '=', category);
    const rows = category === '' ? db.selectFrom('posts') : terms;
    return (rows as SelectQueryBuilder<Database, 'posts' | 'post_terms', object>).where(
      isVisible(category === '' ? 'posts' : 'post_terms', visibleAt),
    );
  }

  return {
    /**
     * Newest first.
     * @param category a slug; empty: all
     * @param total the number of posts in the whole list
     */
    async list(visibleAt: VisibleAt, category: string, { limit, offset }: Pagination, total = Infinity) {
      const rest = Math.max(0, total - offset - limit);
      const fromEnd = rest < offset;
      const direction = fromEnd ? 'asc' : 'desc';
      // Skipping to a page reads the index only, from its nearer end; then that page's posts are read.
      const numbers = listed(visibleAt, category)
        .select('number')
        .orderBy('published_at', direction)
        .orderBy('number', direction)
        .limit(fromEnd ? Math.max(0, Math.min(limit, total - offset)) : limit)
        .offset(fromEnd ? rest : offset);
      const rows = await db
        .selectFrom('posts')
        .select(SUMMARY_COLUMNS)
        .where('number', 'in', numbers)
        .orderBy('published_at', 'desc')
        .orderBy('number', 'desc')
        .execute();
      return rows.map(withParsedTerms);
    },

    /** @param category a slug; empty: all */
    async count(visibleAt: VisibleAt, category: string): Promise<number> {
      const { count } = await listed(visibleAt, category)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      return count;
    },

    /** Categories with visible posts, most posts first, named as the newest of them spells it. */
    categories(now: string): Promise<CategoryCount[]> {
      return db
        .selectFrom('post_terms as term')
        .where('kind', '=', 'category')
        .where(isVisible('term', now))
        .groupBy('slug')
        .select(({ fn, selectFrom }) => [
          'slug',
          selectFrom('post_terms as newest')
            .where('newest.kind', '=', 'category')
            .whereRef('newest.slug', '=', 'term.slug')
            .where(isVisible('newest', now))
            .orderBy('newest.published_at', 'desc')
            .orderBy('newest.number', 'desc')
            .limit(1)
            .select('newest.name')
            .$asScalar()
            .$notNull()
            .as('name'),
          fn.countAll<number>().as('count'),
        ])
        .orderBy('count', 'desc')
        .orderBy('slug')
        .execute();
    },

    async find(visibleAt: VisibleAt, slug: string): Promise<Post | null> {
      const row = await db
        .selectFrom('posts')
        .where('slug', '=', slug)
        .where(isVisible('posts', visibleAt))
        .select(SUMMARY_COLUMNS)
        .select(['content', 'meta_title as metaTitle', 'meta_description as metaDescription'])
        .select(['meta_keywords as metaKeywords', 'og_title as ogTitle', 'og_description as ogDescription'])
        .select(['og_image as ogImage', 'featured_image_alt as featuredImageAlt'])
        .executeTakeFirst();
      return row ? withParsedTerms(row) : null;
    },

    async exists(visibleAt: VisibleAt, slug: string): Promise<boolean> {
      const row = await db
        .selectFrom('posts')
        .where('slug', '=', slug)
        .where(isVisible('posts', visibleAt))
        .select('number')
        .executeTakeFirst();
      return row !== undefined;
    },

    /** Visible posts whose page has been viewed, most views first. */
    async mostViewed(now: string, limit: number): Promise<PostSummary[]> {
      const rows = await db
        .selectFrom('page_view_totals')
        .innerJoin('posts', (join) =>
          // PostgreSQL rejects the negative length that the path `/` would give.
          join.on(
            'posts.slug',
            '=',
            sql<string>`case when length(path) > 2 then substr(path, 2, length(path) - 2) end`,
          ),
        )
        .where(isVisible('posts', now))
        .select(SUMMARY_COLUMNS)
        .orderBy('count', 'desc')
        .orderBy('path')
        .limit(limit)
        .execute();
      return rows.map(withParsedTerms);
    },

    /** Visible posts that share categories or tags with the post of this slug, most shared first, then newest. */
    async related(now: string, slug: string, limit: number): Promise<PostSummary[]> {
      const related = db
        .selectFrom('posts as post')
        .innerJoin('post_terms as term', 'term.number', 'post.number')
        .innerJoin('post_terms as other', (join) =>
          join
            .onRef('other.kind', '=', 'term.kind')
            .onRef('other.slug', '=', 'term.slug')
            .onRef('other.number', '!=', 'term.number'),
        )
        .where('post.slug', '=', slug)
        .where(isVisible('other', now))
        .groupBy(['other.number', 'other.published_at'])
        .select(({ fn }) => ['other.number', fn.countAll<number>().as('shared_terms')])
        .orderBy('shared_terms', 'desc')
        .orderBy('other.published_at', 'desc')
        .orderBy('other.number', 'desc')
        .limit(limit);
      const rows = await db
        .selectFrom(related.as('related'))
        .innerJoin('posts', 'posts.number', 'related.number')
        .select(SUMMARY_COLUMNS)
        .orderBy('related.shared_terms', 'desc')
        .orderBy('posts.published_at', 'desc')
        .orderBy('posts.number', 'desc')
        .execute();
      return rows.map(withParsedTerms);
    },

    /** The dates of the last post published by now and of the next scheduled one. */
    async datesAround(now: string): Promise<{ last: string | null; next: string | null }> {
      const published = db.selectFrom('posts').select('published_at').where('status', '=', 'published');
      const [last, next] = await Promise.all([
        published
          .where('published_at', '<=', now)
          .orderBy('published_at', 'desc')
          .limit(1)
          .executeTakeFirst(),
        published.where('published_at', '>', now).orderBy('published_at').limit(1).executeTakeFirst(),
      ]);
      return { last: last?.published_at ?? null, next: next?.published_at ?? null };
    },
  };
}
