import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { type DraftAnswer, NEW_POST } from '../../../../contract/post-versions.ts';
import type { StaffPost } from '../../../../contract/posts.ts';
import { staffApiPaths, staffPaths } from '../../../../contract/staff-paths.ts';
import { isUnauthorized } from '../../../query-client.ts';
import { QueryStates } from '../../kit/query-states.tsx';
import { blogAbove, Screen } from '../../kit/screen.tsx';
import { ScreenHeading } from '../../screen-heading.tsx';
import { PostEditor } from './post-editor.tsx';

const NOTHING: DraftAnswer = { own: null, others: [] };

interface EditorScreenProps {
  /** Null for a new post. */
  id: string | null;
  onCreated: (id: string) => void;
}

/** Loads the post to be edited, and unsaved changes of it. */
export function EditorScreen({ id, onCreated }: EditorScreenProps) {
  const post = useQuery<StaffPost>({
    queryKey: [staffApiPaths.adminPost(id ?? '')],
    enabled: id !== null,
    // Another account may have changed it since the last edit here.
    gcTime: 0,
  });
  const { data, error } = post;
  const unsaved = useQuery<DraftAnswer>({
    queryKey: [staffApiPaths.adminPostDraft(id ?? NEW_POST)],
    gcTime: 0,
  });
  // Without an answer the draft of this browser is used.
  const kept = unsaved.data ?? (unsaved.error && !isUnauthorized(unsaved.error) ? NOTHING : undefined);
  const isLoaded = id === null || data !== undefined;
  return (
    <Screen above={blogAbove}>
      {isLoaded && kept ? (
        <PostEditor loaded={data ?? null} unsaved={kept} onCreated={onCreated} />
      ) : (
        <>
          <ScreenHeading title={id === null ? 'New post' : 'Edit post'} />
          {error ? (
            <QueryStates
              query={post}
              failure="The post could not be loaded."
              missing={
                <p className="mt-4 text-sm">
                  There is no such post. It may have been deleted: the list of{' '}
                  <Link to={`${staffPaths.adminBlog}?status=deleted`} className="link">
                    deleted posts
                  </Link>{' '}
                  has those of the last 30 days.
                </p>
              }
            />
          ) : (
            <p role="status" className="py-6 text-sm text-muted">
              Loading the post…
            </p>
          )}
        </>
      )}
    </Screen>
  );
}
