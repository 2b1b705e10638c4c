import type { PostList } from '../../../contract/blog.ts';
import { apiPaths, type ListedPosts } from '../../../contract/paths.ts';
import { POSTS_PER_PAGE } from '../../../contract/post-lists.ts';
import { createQueryClient } from '../../query-client.ts';
import { forgetSentResults } from './sent-results.ts';

const client = createQueryClient();

/** `GET /api/blog/posts` with `page`, `limit` and, where there is one, `search` (specification section 7). */
function keyOf({ page, search, category }: ListedPosts): [string] {
  const query = new URLSearchParams({ page: String(page), limit: String(POSTS_PER_PAGE) });
  if (search) query.set('search', search);
  if (category) query.set('category', category);
  return [`${apiPaths.blogPosts}?${query}`];
}

/**
 * A page of the list; one that was read before is not asked for again.
 *
 * @throws what the default fetch threw: an `ApiError`, or a network error
 */
export async function readList(query: ListedPosts): Promise<PostList> {
  const list = await client.fetchQuery<Omit<PostList, 'totalPages'> & Partial<PostList>>({
    queryKey: keyOf(query),
    // As long as the visit lasts, so that going back shows what was there.
    gcTime: Number.POSITIVE_INFINITY,
  });
  return { ...list, totalPages: list.totalPages ?? Math.ceil(list.total / POSTS_PER_PAGE) };
}

/** The next reading of this page asks the server. */
export function forgetList(query: ListedPosts): void {
  forgetSentResults(query);
  client.removeQueries({ queryKey: keyOf(query) });
}
