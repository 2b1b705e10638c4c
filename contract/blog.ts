import * as z from 'zod/mini';
import { POSTS_PER_PAGE } from './post-lists.ts';
import { searchedText, wholeNumber } from './query-fields.ts';

/** The payloads of the blog's calls (specification sections 3 and 7), and the reader of its posts. */

const LIMIT_MAX = 100;
/** In characters. */
export const POST_SEARCH_MAX = 200;

/** A published post with a future `publishedAt` is scheduled: hidden from visitors until then. */
export type PostStatus = 'published' | 'draft';

/** A post as lists show it: all but its body. */
export interface PostSummary {
  id: string;
  slug: string;
  title: string;
  /** Plain text, whole: whoever shows it cuts it. */
  excerpt: string;
  author: string;
  status: PostStatus;
  /** A path of this site or an absolute URL. */
  featuredImage: string | null;
  /** Names, in their order. */
  categories: readonly string[];
  tags: readonly string[];
  /** UTC, ISO 8601. */
  publishedAt: string;
  modifiedAt: string | null;
  /** Minutes: words / 200, rounded up (specification section 9). */
  readMinutes: number;
}

/** One post, whole. */
export interface Post extends PostSummary {
  /** Sanitized HTML. */
  content: string;
  metaTitle: string | null;
  metaDescription: string | null;
  metaKeywords: string | null;
  ogTitle: string | null;
  ogDescription: string | null;
  ogImage: string | null;
  /** Alternative text of the featured picture; null: none. */
  featuredImageAlt: string | null;
}

/** A post of the call's list: beside the stored texts, those with the quotation marks and dashes of a page. */
export interface ListedPost extends PostSummary {
  typeset: Pick<PostSummary, 'title' | 'excerpt'>;
}

export interface PostList {
  posts: readonly PostSummary[];
  total: number;
  totalPages: number;
  /** True where no post has all the words of the search: these have some of them. */
  partial?: true;
}

export interface CategoryCount {
  name: string;
  slug: string;
  count: number;
}

/** The query of `GET /api/blog/posts`. */
export const postListQuerySchema = z.object({
  page: wholeNumber(1, 1, 999_999_999, 'page must be a whole number from 1'),
  limit: wholeNumber(POSTS_PER_PAGE, 1, LIMIT_MAX, `limit must be a whole number from 1 to ${LIMIT_MAX}`),
  search: searchedText(POST_SEARCH_MAX),
  /** The slug of a category; empty: all. */
  category: z.pipe(
    z._default(z.string(), ''),
    z.transform((slug: string) => slug.replaceAll('\0', '').slice(0, POST_SEARCH_MAX)),
  ),
});
export type PostListQuery = z.infer<typeof postListQuerySchema>;

/** Reads published posts whose date has come, newest first unless stated otherwise. */
export interface BlogReader {
  /**
   * A page of the list or of a search: of the posts with all words or, where there are none, of those with some of
   * them. Beyond the last page there are no posts, but the totals are right.
   */
  list(query: PostListQuery): Promise<PostList>;
  /** @returns null when there is no such post yet; the server redirects former slugs */
  find(slug: string): Promise<Post | null>;
  exists(slug: string): Promise<boolean>;
  /** Categories with posts, most posts first, and the number of all posts. */
  categories(): Promise<{ total: number; categories: readonly CategoryCount[] }>;
  recent(limit: number): Promise<readonly PostSummary[]>;
  /** By views, most first; filled up with the newest, without the most recent. */
  popular(limit: number): Promise<readonly PostSummary[]>;
  /** By the number of categories and tags shared with the post of this slug, then newest; without that post. */
  related(slug: string, limit: number): Promise<readonly PostSummary[]>;
}
