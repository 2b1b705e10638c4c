import { useState } from 'react';
import type { PostList, PostSummary } from '../../../../contract/blog.ts';
import { apiPaths } from '../../../../contract/paths.ts';
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx';
import { choiceClass } from '../../kit/control.ts';
import { writeFilters } from '../../kit/filters.ts';
import { counted } from '../../kit/format.ts';
import { List, type ListOf, type ListSource, type Rows } from '../../kit/list.tsx';
import { staffRequest } from '../../kit/staff-request.ts';
import { ToolButton } from '../../kit/tool-button.tsx';
import { useDeletePosts } from '../delete-posts.ts';
import { PostItem } from './post-item.tsx';
import { type PostFilters, postFilters } from './posts-filter.tsx';

/** Specification section 9. */
const PAGE_SIZE = 50;

interface PostPage extends Rows<PostSummary> {
  partial?: true;
}

export const posts: ListSource<PostFilters, PostPage> = {
  schema: postFilters,
  path: apiPaths.blogPosts,
  perPage: PAGE_SIZE,
  async load(url) {
    const { posts: rows, ...others } = await staffRequest<PostList>('GET', url);
    return { rows, ...others };
  },
  queryOf: (filters) => writeFilters({ limit: PAGE_SIZE, ...filters }),
  // The deleted posts have a list of their own.
  isLoaded: ({ status }) => status !== 'deleted',
};

interface PostsListProps {
  list: ListOf<typeof posts>;
  /** Called when the pressed button disappears. */
  takeFocus: () => void;
}

export function PostsList({ list, takeFocus }: PostsListProps) {
  return (
    <List
      list={list}
      states={{ loading: 'Loading posts…', failure: 'Failed to fetch blog posts', isWhole: true }}
      toolbar={({ total, partial }) => (
        <div role="status" className="text-xs text-muted tabular-nums">
          {total > 0 && <p className="pt-3">{summary(total, list.filters)}</p>}
          {partial && <p>No post has all of these words. These have some of them.</p>}
        </div>
      )}
      none={
        list.isFiltered ? (
          <>
            <p>No posts match.</p>
            <ToolButton variant="outline" onClick={list.clear} className="mt-4">
              Show all posts
            </ToolButton>
          </>
        ) : (
          'No blog posts imported yet. Use the importer to get started.'
        )
      }
      noneClassName="border-b py-10"
      pages={{ label: 'Pages of the list' }}
    >
      {(shown) => <SelectablePosts shown={shown} takeFocus={takeFocus} />}
    </List>
  );
}

interface SelectablePostsProps extends Pick<PostsListProps, 'takeFocus'> {
  shown: readonly PostSummary[];
}

function SelectablePosts({ shown, takeFocus }: SelectablePostsProps) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  // Only rows of the current page and filters stay selected.
  const selected = shown.filter(({ slug }) => chosen.has(slug)).map(({ slug }) => slug);
  const choose = (slugs: readonly string[], isChosen: boolean) => {
    const rest = selected.filter((slug) => !slugs.includes(slug));
    setChosen(new Set(isChosen ? [...rest, ...slugs] : rest));
  };
  return (
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
            className={choiceClass}
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
  );
}

function summary(total: number, { search }: PostFilters): string {
  const posts = counted(total, 'post');
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
  const posts = counted(slugs.length, 'post');
  return (
    <>
      <ToolButton variant="danger" onClick={() => setAsks(true)}>
        Delete {posts}
      </ToolButton>
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
