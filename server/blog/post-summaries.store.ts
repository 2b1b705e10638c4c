import type { Kysely } from 'kysely';
import type { PostSummary } from '../../contract/blog.ts';
import type { PostsTable } from '../db/blog-tables.ts';
import type { Database } from '../db/schema.ts';

/** A post as lists show it, and where it stands in them. */
export interface ListedPost {
  position: number;
  post: PostSummary;
}

export const SUMMARY_COLUMNS = [
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

type SummaryColumn = (typeof SUMMARY_COLUMNS)[number] extends `posts.${infer Column}` ? Column : never;

export type SummaryRow = Pick<PostsTable, Exclude<SummaryColumn, 'position'>> & { position: number | string };

export function listedPost(row: SummaryRow): ListedPost {
  return { position: Number(row.position), post: summary(row) };
}

export function summary(row: Omit<SummaryRow, 'position'>): PostSummary {
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

/** In the order of the positions. */
export async function readListed(db: Kysely<Database>, positions: readonly number[]): Promise<ListedPost[]> {
  if (positions.length === 0) return [];
  const rows = await db
    .selectFrom('posts')
    .select(SUMMARY_COLUMNS)
    .where('position', 'in', positions)
    .execute();
  const byPosition = new Map(rows.map((row) => [Number(row.position), listedPost(row)]));
  return positions.flatMap((position) => byPosition.get(position) ?? []);
}
