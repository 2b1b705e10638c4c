import { type Kysely, type SelectQueryBuilder, sql } from 'kysely';
import type { CategoryCount, Post, PostSummary } from '../../contract/blog.ts';
import type { Database, PostsTable } from '../db/schema.ts';

/** Who asks: visitors see what is published up to this position; null: staff, who see everything. */
export type PublishedUntil = number | null;

export interface Slice {
  /** The slug of a category; empty: all. */
  category: string;
  offset: number;
  limit: number;
  /** How many there are, so that the end of a long list is reached from its end. */
  total: number;
}

export interface PostStore {
  /** Positions of posts, newest first. */
  positions(until: PublishedUntil, slice: Slice): Promise<number[]>;
  /** @param category a slug; empty: all */
  count(until: PublishedUntil, category: string): Promise<number>;
  categories(until: PublishedUntil): Promise<CategoryCount[]>;
  /** In the order of the positions. */
  summaries(positions: readonly number[]): Promise<PostSummary[]>;
  find(until: PublishedUntil, slug: string): Promise<Post | null>;
  /** Positions of posts by views of their page, most first. */
  mostViewed(until: number, limit: number): Promise<number[]>;
  /** For each post that has one of these terms: how many of them it has. Of each term, the newest posts count. */
  sharing(until: number, terms: readonly Term[], newestOfEach: number): Promise<Map<number, number>>;
}

export interface Term {
  kind: 'category' | 'tag';
  slug: string;
}

const SUMMARY_COLUMNS = [
  'posts.position',
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

export function createPostStore(db: Kysely<Database>): PostStore {
  return {
    async positions(until, { category, offset, limit, total }) {
      // The end of the list is nearer from the other side.
      const fromEnd = total - offset - limit;
      const backwards = offset > fromEnd;
      const skipped = backwards ? Math.max(0, fromEnd) : offset;
      const wanted = backwards ? Math.min(limit, total - offset) : limit;
      if (wanted <= 0) return [];
      const rows = await listed(db, until, category)
        .select('position')
        .orderBy('position', backwards ? 'asc' : 'desc')
        .offset(skipped)
        .limit(wanted)
        .execute();
      const positions = rows.map(({ position }) => Number(position));
      return backwards ? positions.reverse() : positions;
    },

    async count(until, category) {
      const { count } = await listed(db, until, category)
        .select(({ fn }) => fn.countAll().as('count'))
        .executeTakeFirstOrThrow();
      return Number(count);
    },

    async categories(until) {
      // From the index alone; names are looked up afterwards, as the newest post spells them.
      const counts = await db
        .selectFrom('post_terms')
        .select(({ fn }) => ['slug', fn.countAll().as('count'), fn.max('position').as('newest')])
        .where('kind', '=', 'category')
        .$if(until !== null, (query) =>
          query.where('status', '=', 'published').where('position', '<=', until ?? 0),
        )
        .groupBy('slug')
        .execute();
      const categories = counts.map(async ({ slug, count, newest }) => {
        const { name } = await db
          .selectFrom('post_terms')
          .select('name')
          .where('kind', '=', 'category')
          .where('slug', '=', slug)
          .where('position', '=', newest)
          .executeTakeFirstOrThrow();
        return { slug, name, count: Number(count) };
      });
      return (await Promise.all(categories)).sort((a, b) => b.count - a.count || (a.slug < b.slug ? -1 : 1));
    },

    async summaries(positions) {
      if (positions.length === 0) return [];
      const rows = await db
        .selectFrom('posts')
        .select(SUMMARY_COLUMNS)
        .where('position', 'in', positions)
        .execute();
      const byPosition = new Map(rows.map((row) => [Number(row.position), summary(row)]));
      return positions.flatMap((position) => byPosition.get(position) ?? []);
    },

    async find(until, slug) {
      const row = await visible(db.selectFrom('posts').where('slug', '=', slug), until)
        .innerJoin('post_bodies', 'post_bodies.post_id', 'posts.id')
        .select(SUMMARY_COLUMNS)
        .select(['content', 'meta_title', 'meta_description', 'meta_keywords'])
        .select(['og_title', 'og_description', 'og_image'])
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
          }
        : null;
    },

    async mostViewed(until, limit) {
      const rows = await db
        .selectFrom('page_view_totals')
        .innerJoin('posts', (join) =>
          join.on('posts.slug', '=', sql<string>`substr(path, 2, length(path) - 2)`),
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

    async sharing(until, terms, newestOfEach) {
      const candidates = new Set<number>();
      for (const { kind, slug } of terms) {
        const rows = await termRows(db, kind, slug, until)
          .select('position')
          .orderBy('position', 'desc')
          .limit(newestOfEach)
          .execute();
        for (const { position } of rows) candidates.add(Number(position));
      }
      const shared = new Map<number, number>();
      if (candidates.size === 0) return shared;
      const wanted = new Set(terms.map(({ kind, slug }) => `${kind} ${slug}`));
      const rows = await db
        .selectFrom('post_terms')
        .select(['position', 'kind', 'slug'])
        .where('position', 'in', [...candidates])
        .execute();
      for (const { position, kind, slug } of rows) {
        if (!wanted.has(`${kind} ${slug}`)) continue;
        shared.set(Number(position), (shared.get(Number(position)) ?? 0) + 1);
      }
      return shared;
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

function termRows(db: Kysely<Database>, kind: Term['kind'], slug: string, until: PublishedUntil) {
  const rows = db.selectFrom('post_terms').where('kind', '=', kind).where('slug', '=', slug);
  return until === null ? rows : rows.where('status', '=', 'published').where('position', '<=', until);
}

/** Both tables have a position and an index that answers alone. */
function listed(db: Kysely<Database>, until: PublishedUntil, category: string) {
  const rows =
    category === '' ? visible(db.selectFrom('posts'), until) : termRows(db, 'category', category, until);
  return rows as SelectQueryBuilder<Database, 'posts' | 'post_terms', object>;
}

type SummaryRow = Pick<
  PostsTable,
  | 'id'
  | 'slug'
  | 'title'
  | 'excerpt'
  | 'author'
  | 'status'
  | 'featured_image'
  | 'categories'
  | 'tags'
  | 'published_at'
  | 'modified_at'
  | 'read_minutes'
>;

function summary(row: SummaryRow): PostSummary {
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
