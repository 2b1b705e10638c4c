import type { ColumnType } from 'kysely';
import type { PostStatus } from '../../contract/blog.ts';

/* The tables of the blog's posts; those of the search belong to server/blog/search.store.ts. */

/** What lists show of a post. Its body lies elsewhere, so that lists read little. */
export interface PostsTable {
  /**
   * The moment of publication in whole seconds since 1970, times 1,000,000, plus a number that tells posts of one
   * second apart: one number that orders posts by age, in this table, in every index and in the search.
   */
  position: PositionColumn;
  id: string;
  wp_id: number | null;
  slug: string;
  status: PostStatus;
  title: string;
  excerpt: string;
  author: string;
  author_email: string | null;
  featured_image: string | null;
  /** Names, as JSON, in their order. */
  categories: string;
  tags: string;
  read_minutes: number;
  published_at: string;
  modified_at: string | null;
  created_at: string;
  updated_at: string;
  /** When search engines are to be told of this post, next; `null`: there is nothing to tell. */
  announce_at: string | null;
}

/** PostgreSQL answers such a number as text. */
type PositionColumn = ColumnType<number | string, number, number>;

export interface PostBodiesTable {
  post_id: string;
  meta_title: string | null;
  meta_description: string | null;
  meta_keywords: string | null;
  og_title: string | null;
  og_description: string | null;
  og_image: string | null;
  content: string;
  /** JSON. */
  yoast_data: string | null;
  featured_image_alt: string | null;
}

/** The categories and tags of each post. Position and status are those of the post. */
export interface PostTermsTable {
  kind: 'category' | 'tag';
  slug: string;
  status: PostStatus;
  position: PositionColumn;
  name: string;
}

/**
 * How many posts there are (`all`, without a slug), and how many have each category and tag; those whose time has not
 * come count too. Triggers of the database keep it with every change of `posts` and `post_terms`.
 */
export interface PostCountsTable {
  kind: 'all' | 'category' | 'tag';
  slug: string;
  status: PostStatus;
  count: number;
}

/** Slugs that WordPress had given to categories and tags, where their names make others here. */
export interface WordPressTermsTable {
  kind: 'category' | 'tag';
  slug: string;
  name: string;
}

/** Slugs that posts had before. One that another post has now leads on until visitors see that post. */
export interface FormerSlugsTable {
  slug: string;
  post_id: string;
}
