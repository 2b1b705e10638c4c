import type { CategoryCount, Post, PostList, PostListQuery, PostSummary } from '../../contract/blog.ts';

/** What a visitor sees of the blog: published posts whose time has come, newest first unless said otherwise. */
export interface BlogReader {
  /** A page of the list; a search is ranked. Beyond the last page there are no posts, but the totals hold. */
  list(query: PostListQuery): Promise<PostList>;
  /** @returns null when there is no such post, or not yet; former slugs are redirected before a page is asked */
  find(slug: string): Promise<Post | null>;
  /** Categories that have posts, most posts first, and how many posts there are in all. */
  categories(): Promise<{ total: number; categories: readonly CategoryCount[] }>;
  recent(limit: number): Promise<readonly PostSummary[]>;
  /** By page views of the article, most first; filled up with the newest when too few have been looked at. */
  popular(limit: number): Promise<readonly PostSummary[]>;
  /** By the number of categories and tags that they share with this post, then newest; never the post itself. */
  related(
    post: Pick<PostSummary, 'id' | 'categories' | 'tags'>,
    limit: number,
  ): Promise<readonly PostSummary[]>;
}

export interface Blog {
  /** What screens and the API read for visitors. */
  visitors: BlogReader;
}

export function createBlog(): Blog {
  return {
    visitors: {
      list: async () => ({ posts: [], total: 0, totalPages: 0 }),
      find: async () => null,
      categories: async () => ({ total: 0, categories: [] }),
      recent: async () => [],
      popular: async () => [],
      related: async () => [],
    },
  };
}
