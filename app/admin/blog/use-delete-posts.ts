import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { DeletedCount } from '../../../contract/posts.ts';
import { staffApiPaths } from '../../../contract/staff-paths.ts';
import { staffRequest } from '../kit/staff-request.ts';
import { toast } from '../kit/toast.ts';
import { postsInWords } from './imported-text.ts';
import { refreshPosts } from './use-posts.ts';

/** Deletes many posts; each can be restored for 30 days. */
export function useDeletePosts(onDeleted: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (slugs: () => Promise<readonly string[]>) =>
      staffRequest<DeletedCount>('POST', staffApiPaths.adminDeletePosts, { slugs: await slugs() }),
    onSuccess: async ({ deleted }) => {
      const description = `${postsInWords(deleted)} can be restored for 30 days under the status Deleted.`;
      toast('Posts deleted', description);
      onDeleted();
      await refreshPosts(client);
    },
  });
}
