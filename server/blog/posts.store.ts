import { type Kysely, type SelectQueryBuilder, sql } from 'kysely';
import type { CategoryCount, Post, PostSummary } from '../../contract/blog.ts';
import type { PostsTable } from '../db/blog-tables.ts';
import type { Database } from '../db/schema.ts';

/** UTC ISO 8601: posts published by then, as visitors see them. `null`: every post, drafts too, as staff see them. */
export type VisibleAt = string | null;

export const SUMMARY_COLUMNS = [
  'posts.id',
  'posts.slug',
  'posts.title',
  'posts.excerpt',
  'posts.author',
  'posts.status',
  'posts.featured_image',
  'posts.categories',
  'posts.tags',
  'posts.published_at',
  'posts.modified_at',
  'posts.read_minutes',
] as const;

type SummaryColumn = (typeof SUMMARY_COLUMNS)[number] extends `posts.${infer Column}` ? Column : never;
export type SummaryRow = Pick<PostsTable, SummaryColumn>;

export function toSummary(row: SummaryRow): PostSummary {
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    excerpt: row.excerpt,
    author: row.author,
    status: row.status,
    featuredImage: row.featured_image,
    categories: JSON.parse(row.categories),
    tags: JSON.parse(row.tags),
    publishedAt: row.published_at,
    modifiedAt: row.modified_at,
    readMinutes: row.read_minutes,
  };
}

export type PostStore = ReturnType<typeof createPostStore>;

export function createPostStore(db: Kysely<Database>) {
  /** Posts, or a category's rows of `post_terms`: both have status, date and number, in this order in an index. */
  function listed(visibleAt: VisibleAt, category: string) {
    const terms = db.selectFrom('post_terms').where('kind', '=', 'category').where('slug', '=', category);
    const rows = category === '' ? db.selectFrom('posts') : terms;
    return (rows as SelectQueryBuilder<Database, 'posts' | 'post_terms', object>).$if(
      visibleAt !== null,
      (query) => query.where('status', '=', 'published').where('published_at', '<=', visibleAt),
    );
  }

  return {
    /**
     * Newest first.
     * @param category a slug; empty: all
     */
    async list(visibleAt: VisibleAt, category: string, page: { limit: number; offset: number }) {
      // Skipping to a page reads the index only; then that page's posts are read.
      const numbers = listed(visibleAt, category)
        .select('number')
        .orderBy('published_at', 'desc')
        .orderBy('number', 'desc')
        .limit(page.limit)
        .offset(page.offset);
      const rows = await db
        .selectFrom('posts')
        .select(SUMMARY_COLUMNS)
        .where('number', 'in', numbers)
        .orderBy('published_at', 'desc')
        .orderBy('number', 'desc')
        .execute();
      return rows.map(toSummary);
    },

    /** @param category a slug; empty: all */
    async count(visibleAt: VisibleAt, category: string): Promise<number> {
      const { count } = await listed(visibleAt, category)
        .select(({ fn }) => fn.countAll().as('count'))
        .executeTakeFirstOrThrow();
      return Number(count);
    },

    /** Categories with visible posts, most posts first, named as the newest of them spells it. */
    async categories(now: string): Promise<CategoryCount[]> {
      const rows = await db
        .selectFrom('post_terms as term')
        .where('kind', '=', 'category')
        .where('status', '=', 'published')
        .where('published_at', '<=', now)
        .groupBy('slug')
        .select(({ fn, selectFrom }) => [
          'slug',
          fn.countAll().as('count'),
          selectFrom('post_terms as newest')
            .where('newest.kind', '=', 'category')
            .whereRef('newest.slug', '=', 'term.slug')
            .where('newest.status', '=', 'published')
            .where('newest.published_at', '<=', now)
            .orderBy('newest.published_at', 'desc')
            .orderBy('newest.number', 'desc')
            .limit(1)
            .select('newest.name')
            .$asScalar()
            .$notNull()
            .as('name'),
        ])
        .orderBy('count', 'desc')
        .orderBy('slug')
        .execute();
      return rows.map(({ slug, name, count }) => ({ slug, name, count: Number(count) }));
    },

    async find(visibleAt: VisibleAt, slug: string): Promise<Post | null> {
      const row = await db
        .selectFrom('posts')
        .where('slug', '=', slug)
        .$if(visibleAt !== null, (query) =>
          query.where('status', '=', 'published').where('published_at', '<=', visibleAt),
        )
        .select(SUMMARY_COLUMNS)
        .select(['content', 'meta_title', 'meta_description', 'meta_keywords'])
        .select(['og_title', 'og_description', 'og_image', 'featured_image_alt'])
        .executeTakeFirst();
      return row
        ? {
            ...toSummary(row),
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
        .where('status', '=', 'published')
        .where('published_at', '<=', now)
        .select(SUMMARY_COLUMNS)
        .orderBy('count', 'desc')
        .orderBy('path')
        .limit(limit)
        .execute();
      return rows.map(toSummary);
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
        .where('other.status', '=', 'published')
        .where('other.published_at', '<=', now)
        .groupBy(['other.number', 'other.published_at'])
        .select(({ fn }) => ['other.number', fn.countAll().as('shared_terms')])
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
      return rows.map(toSummary);
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
