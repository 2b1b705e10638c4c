import { useState } from 'react';
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx';
import { RetryNotice } from '../../kit/retry-notice.tsx';
import { toolButton } from '../../kit/tool-button.ts';
import { postsInWords } from '../imported-text.ts';
import { useDeletePosts } from '../use-delete-posts.ts';
import { usePosts } from '../use-posts.ts';
import { PostItem } from './post-item.tsx';
import { type PostFilters, postFilters } from './posts-filter.tsx';

interface PostsListProps {
  filters: PostFilters;
  onChange: (changes: Partial<PostFilters>) => void;
  /** Called when the pressed button disappears. */
  takeFocus: () => void;
}

export function PostsList({ filters, onChange, takeFocus }: PostsListProps) {
  const { data, isPending, isError, isFetching, refetch } = usePosts(filters);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const shown = data?.posts ?? [];
  // Only rows of the current page and filters stay selected.
  const selected = shown.filter(({ slug }) => chosen.has(slug)).map(({ slug }) => slug);
  const choose = (slugs: readonly string[], isChosen: boolean) => {
    const rest = selected.filter((slug) => !slugs.includes(slug));
    setChosen(new Set(isChosen ? [...rest, ...slugs] : rest));
  };
  const showPage = (page: number) => {
    onChange({ page });
    takeFocus();
    scrollTo({ top: 0 });
  };
  return (
    <div aria-busy={isFetching}>
      <div role="status" className="text-xs text-muted tabular-nums">
        {isPending && <p className="py-6 text-sm">Loading posts…</p>}
        {data && data.total > 0 && <p className="pt-3">{summary(data.total, filters)}</p>}
        {data?.partial && <p>No post has all of these words. These have some of them.</p>}
      </div>
      {isError && <RetryNotice text="Failed to fetch blog posts" onRetry={() => void refetch()} />}
      {data?.total === 0 && <Nothing filters={filters} onChange={onChange} />}
      {data && data.posts.length > 0 && (
        <>
          <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line py-1.5">
            <label className="flex min-h-11 items-center gap-3 text-xs font-medium text-muted lg:min-h-9">
              <input
                type="checkbox"
                checked={selected.length === shown.length}
                onChange={({ target }) =>
                  choose(
                    shown.map(({ slug }) => slug),
                    target.checked,
                  )
                }
                className="size-4 accent-action"
              />
              Select all on this page
            </label>
            {selected.length > 0 && <DeleteSelected slugs={selected} onDeleted={takeFocus} />}
          </div>
          <ul>
            {shown.map((post) => (
              <PostItem
                key={post.id}
                post={post}
                isChosen={chosen.has(post.slug)}
                onChoose={(isChosen) => choose([post.slug], isChosen)}
                onDeleted={takeFocus}
              />
            ))}
          </ul>
        </>
      )}
      {data && data.totalPages > 1 && <Pages page={filters.page} last={data.totalPages} onPage={showPage} />}
    </div>
  );
}

function Nothing({ filters, onChange }: Pick<PostsListProps, 'filters' | 'onChange'>) {
  const filtered = Boolean(filters.search || filters.status || filters.category);
  return (
    <div className="border-b border-line py-10 text-center text-sm text-muted">
      <p>{filtered ? 'No posts match.' : 'No blog posts imported yet. Use the importer to get started.'}</p>
      {filtered && (
        <button
          type="button"
          onClick={() => onChange(postFilters.parse({}))}
          className={toolButton('outline', 'mt-4')}
        >
          Show all posts
        </button>
      )}
    </div>
  );
}

function Pages({ page, last, onPage }: { page: number; last: number; onPage: (page: number) => void }) {
  return (
    <nav aria-label="Pages of the list" className="mt-5 flex items-center justify-between gap-4 text-sm">
      <button type="button" disabled={page <= 1} onClick={() => onPage(page - 1)} className={pageButton}>
        Previous
      </button>
      <p className="text-xs text-muted tabular-nums">
        Page {page} of {last}
      </p>
      <button type="button" disabled={page >= last} onClick={() => onPage(page + 1)} className={pageButton}>
        Next
      </button>
    </nav>
  );
}

const pageButton = toolButton(
  'outline',
  'disabled:cursor-default disabled:border-line disabled:text-line-strong',
);

function summary(total: number, { search }: PostFilters): string {
  const posts = postsInWords(total);
  return search ? `${posts} for “${search}”` : posts;
}

interface DeleteSelectedProps {
  slugs: readonly string[];
  onDeleted: () => void;
}

/** Deletes the chosen posts after a question. */
function DeleteSelected({ slugs, onDeleted }: DeleteSelectedProps) {
  const [asks, setAsks] = useState(false);
  const deletion = useDeletePosts(() => {
    setAsks(false);
    onDeleted();
  });
  const posts = postsInWords(slugs.length);
  return (
    <>
      <button type="button" onClick={() => setAsks(true)} className={toolButton('danger')}>
        Delete {posts}
      </button>
      {asks && (
        <ConfirmDialog
          title={`Delete ${posts}?`}
          confirmLabel={`Delete ${posts}`}
          mutation={deletion}
          onConfirm={() => deletion.mutate(async () => slugs)}
          onClose={() => setAsks(false)}
        >
          Visitors no longer see them. For 30 days they can be restored under the status Deleted.
        </ConfirmDialog>
      )}
    </>
  );
}
