import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { StaffPost } from '../../../../../contract/posts.ts';
import { staffApiPaths, staffPaths } from '../../../../../contract/staff-paths.ts';
import { ApiError } from '../../../../api-client.ts';
import { RetryNotice } from '../../retry-notice.tsx';
import { blogAbove, Screen } from '../../screen.tsx';
import { ScreenHeading } from '../../screen-heading.tsx';
import { PostEditor } from './post-editor.tsx';

/** Loads the post to be edited. `id` is null for a new one. */
export function EditorScreen({ id }: { id: string | null }) {
  const { data, error, refetch } = useQuery<StaffPost>({
    queryKey: [staffApiPaths.adminPost(id ?? '')],
    enabled: id !== null,
    // Another person may have changed it since it was edited here.
    gcTime: 0,
  });
  const isMissing = error instanceof ApiError && error.status === 404;
  const isReady = id === null || data !== undefined;
  return (
    <Screen above={blogAbove}>
      {isReady ? (
        <PostEditor loaded={data ?? null} />
      ) : (
        <>
          <ScreenHeading title="Edit post" />
          {!error && (
            <p role="status" className="py-6 text-sm text-muted">
              Loading the post…
            </p>
          )}
          {isMissing && (
            <p className="mt-4 text-sm">
              There is no such post. It may have been deleted: the list of{' '}
              <Link to={`${staffPaths.adminBlog}?status=deleted`} className="link">
                deleted posts
              </Link>{' '}
              has those of the last 30 days.
            </p>
          )}
          {error && !isMissing && (
            <RetryNotice text="The post could not be loaded." error={error} onRetry={() => void refetch()} />
          )}
        </>
      )}
    </Screen>
  );
}
