import { type QueryClient, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { apiPaths } from '../../../contract/paths.ts';
import type { DeletedPost, PostCounts } from '../../../contract/posts.ts';
import { staffApiPaths } from '../../../contract/staff-paths.ts';
import type { TermList } from '../../../contract/terms.ts';
import { dashboardStatsKey } from '../dashboard/use-dashboard-stats.ts';
import { refreshMetaTags } from '../meta-tags/use-meta-tags.ts';

const countsKey = [staffApiPaths.adminPostCounts] as const;
const termsKey = [staffApiPaths.adminTerms] as const;
const deletedKey = [staffApiPaths.adminDeletedPosts] as const;

export function usePostCounts(): UseQueryResult<PostCounts> {
  return useQuery<PostCounts>({ queryKey: countsKey });
}

export function useTerms(): UseQueryResult<TermList> {
  return useQuery<TermList>({ queryKey: termsKey });
}

export function useDeletedPosts(): UseQueryResult<DeletedPost[]> {
  return useQuery<DeletedPost[]>({ queryKey: deletedKey });
}

/** Reloads all lists and figures of posts, and the meta tags of their pages. */
export function refreshPosts(client: QueryClient): Promise<unknown> {
  const keys = [[apiPaths.blogPosts], countsKey, termsKey, deletedKey, dashboardStatsKey];
  return Promise.all([
    ...keys.map((queryKey) => client.invalidateQueries({ queryKey })),
    refreshMetaTags(client),
  ]);
}
