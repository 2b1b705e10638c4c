import { useState } from 'react';
import { firmDateTime } from '../../kit/format.ts';
import { Pagination } from '../../kit/pagination.tsx';
import { QueryStates } from '../../kit/query-states.tsx';
import { ToolButton } from '../../kit/tool-button.tsx';
import { useRestorePost } from '../delete-posts.ts';
import { useDeletedPosts } from '../post-queries.ts';

const PAGE_SIZE = 50;

/** The deleted posts that can be restored. `onGone` is called when the pressed button disappears. */
export function DeletedPosts({ onGone }: { onGone: () => void }) {
  const query = useDeletedPosts();
  const { data } = query;
  const restore = useRestorePost();
  const [page, setPage] = useState(1);
  const total = data?.length ?? 0;
  // The last post of the last page may be restored.
  const shown = Math.min(page, Math.max(1, Math.ceil(total / PAGE_SIZE)));
  return (
    <>
      <p className="pt-3 text-xs text-muted">Deleted posts are kept for 30 days.</p>
      <QueryStates query={query} loading="Loading posts…" failure="The deleted posts could not be loaded." />
      {data?.length === 0 && (
        <p className="border-b border-line py-10 text-center text-sm text-muted">No deleted posts.</p>
      )}
      <ul>
        {data?.slice((shown - 1) * PAGE_SIZE, shown * PAGE_SIZE).map((post) => (
          <li
            key={post.id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-3.5"
          >
            <div className="min-w-0">
              <h3 dir="auto" className="text-lg leading-snug wrap-anywhere">
                {post.title}
              </h3>
              <p className="mt-0.5 text-xs text-muted tabular-nums">
                Deleted <time dateTime={post.deletedAt}>{firmDateTime(post.deletedAt)}</time> by{' '}
                {post.deletedBy}
              </p>
            </div>
            <ToolButton
              variant="outline"
              aria-label={`Restore ${post.title}`}
              busy={restore.isPending}
              onClick={() => restore.mutate(post, { onSuccess: onGone })}
            >
              Restore
            </ToolButton>
          </li>
        ))}
      </ul>
      <Pagination
        label="Pages of the deleted posts"
        previous="Newer"
        next="Older"
        page={shown}
        perPage={PAGE_SIZE}
        total={total}
        onPage={setPage}
      />
    </>
  );
}
