import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { PostList } from '../../../contract/blog.ts';
import type { Mailing, MailingDetail, MailingList, MailingPreview } from '../../../contract/mailings.ts';
import { apiPaths } from '../../../contract/paths.ts';
import { staffApiPaths } from '../../../contract/staff-paths.ts';
import { apiRequest } from '../../browser/api-client.ts';
import { staffRequest } from '../kit/staff-request.ts';
import { answered } from '../session/no-answer.ts';

const REFRESH_MS = 2000;
const ARTICLES_SHOWN = 6;

/** The published articles that a search finds; the newest for an empty one. */
export function useArticles(search: string) {
  const query = new URLSearchParams({ search, limit: String(ARTICLES_SHOWN) });
  return useQuery({
    queryKey: [apiPaths.blogPosts, query.toString()],
    queryFn: async () => {
      // Without the session, the answer has what visitors see.
      const response = await answered(apiRequest('GET', `${apiPaths.blogPosts}?${query}`));
      return (await answered(response.json())) as PostList;
    },
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });
}

export function usePreview(slug: string) {
  const query = new URLSearchParams({ post: slug });
  return useQuery({
    queryKey: [staffApiPaths.newsletterPreview, slug],
    queryFn: () => staffRequest<MailingPreview>('GET', `${staffApiPaths.newsletterPreview}?${query}`),
    refetchOnMount: 'always',
  });
}

/** True while mails of it may still be sent. */
export function isRunning({ state, progress }: Mailing): boolean {
  return state === 'sending' || (state === 'cancelled' && progress.queued > 0);
}

/** The newest mailings, loaded again while one runs. */
export function useMailings() {
  return useQuery<MailingList>({
    queryKey: [staffApiPaths.newsletterMailings],
    refetchInterval: ({ state }) => (state.data?.mailings.some(isRunning) ? REFRESH_MS : false),
    refetchOnMount: 'always',
  });
}

/** One mailing with its failures. */
export function useMailing(id: string, running: boolean) {
  return useQuery<MailingDetail>({
    queryKey: [staffApiPaths.newsletterMailings, id],
    refetchInterval: running ? REFRESH_MS : false,
    refetchOnMount: 'always',
  });
}
