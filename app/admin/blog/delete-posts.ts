import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { DeletedCount } from '../../../contract/posts.ts';
import { staffApiPaths } from '../../../contract/staff-paths.ts';
import { toastStore } from '../../ui/toast-store.ts';
import { counted } from '../kit/format.ts';
import { reportSuccess } from '../kit/report-success.ts';
import { staffRequest } from '../kit/staff-request.ts';
import { useOneAtATime } from '../kit/use-one-at-a-time.ts';
import { refreshPosts } from './post-queries.ts';

interface NamedPost {
  id: string;
  title: string;
}

interface DeletePostOptions {
  /** Awaited before the deletion. */
  before?: () => Promise<unknown>;
  onDeleted: () => void;
}

/** Deletes a post at once; a toast offers to undo it. */
export function useDeletePost({ before, onDeleted }: DeletePostOptions) {
  const client = useQueryClient();
  const restore = useRestorePost();
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ id }: NamedPost) => {
      await before?.();
      return staffRequest('DELETE', staffApiPaths.adminPost(id));
    },
    onSuccess: async (_, post) => {
      toastStore.add({
        title: 'Post deleted',
        description: `“${post.title}” can be restored for 30 days under the status Deleted.`,
        variant: 'default',
        action: { label: 'Undo', run: () => restore.mutate(post) },
      });
      onDeleted();
      await refreshPosts(client);
    },
    meta: { failure: 'The post could not be deleted.' },
  });
  const mayStart = useOneAtATime(isPending);
  const remove = (post: NamedPost) => {
    if (mayStart()) mutate(post);
  };
  return { remove, isDeleting: isPending };
}

/** Deletes many posts; each can be restored for 30 days. */
export function useDeletePosts(onDeleted: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (slugs: () => Promise<readonly string[]>) =>
      staffRequest<DeletedCount>('POST', staffApiPaths.adminDeletePosts, { slugs: await slugs() }),
    onSuccess: async ({ deleted }) => {
      const description = `${counted(deleted, 'post')} can be restored for 30 days under the status Deleted.`;
      reportSuccess('Posts deleted', description);
      onDeleted();
      await refreshPosts(client);
    },
  });
}

/** Restores a deleted post. */
export function useRestorePost() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: NamedPost) => staffRequest('POST', staffApiPaths.adminPostRestore(id)),
    onSuccess: async (_, { title }) => {
      reportSuccess('Post restored', `“${title}” is back.`);
      await refreshPosts(client);
    },
    meta: { failure: 'The post could not be restored.' },
  });
}
