import { keepPreviousData, type QueryClient, type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { PostList } from '../../../contract/blog.ts';
import { apiPaths } from '../../../contract/paths.ts';
import type { DeletedPost, PostCounts } from '../../../contract/posts.ts';
import { staffApiPaths } from '../../../contract/staff-paths.ts';
import type { TermList } from '../../../contract/terms.ts';
import { dashboardStatsKey } from '../dashboard/use-dashboard-stats.ts';
import { writeFilters } from '../kit/filters.ts';
import { staffRequest } from '../kit/staff-request.ts';
import type { PostFilters } from './sections/posts-filter.tsx';

/** Specification section 9. */
const PAGE_SIZE = 50;

const POSTS = 'posts';
const countsKey = [staffApiPaths.adminPostCounts] as const;
const termsKey = [staffApiPaths.adminTerms] as const;
const deletedKey = [staffApiPaths.adminDeletedPosts] as const;

/** Loads a page of the posts that match. While another page loads, the last one stays. */
export function usePosts(filters: PostFilters): UseQueryResult<PostList> {
  const query = writeFilters({ limit: PAGE_SIZE, ...filters });
  return useQuery<PostList>({
    queryKey: [POSTS, String(query)],
    queryFn: () => staffRequest('GET', `${apiPaths.blogPosts}?${query}`),
    placeholderData: keepPreviousData,
  });
}

export function usePostCounts(): UseQueryResult<PostCounts> {
  return useQuery<PostCounts>({ queryKey: countsKey });
}

export function useTerms(): UseQueryResult<TermList> {
  return useQuery<TermList>({ queryKey: termsKey });
}

export function useDeletedPosts(): UseQueryResult<DeletedPost[]> {
  return useQuery<DeletedPost[]>({ queryKey: deletedKey });
}

/** Reloads whatever shows posts, after some have changed. */
export function refreshPosts(client: QueryClient): Promise<unknown> {
  const keys = [[POSTS], countsKey, termsKey, deletedKey, dashboardStatsKey];
  return Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
}
