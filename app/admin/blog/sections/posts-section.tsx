import { useRef } from 'react';
import type { PostCounts } from '../../../../contract/posts.ts';
import { useList } from '../../kit/list.tsx';
import { othersText } from '../imported-text.ts';
import { DeletedPosts } from './deleted-posts.tsx';
import { PostsFilter } from './posts-filter.tsx';
import { PostsList, posts } from './posts-list.tsx';

/** The filter, and the posts that match. */
export function PostsSection({ counts }: { counts: PostCounts | undefined }) {
  const list = useList(posts);
  // Focused when the pressed button is removed.
  const section = useRef<HTMLElement>(null);
  const focus = () => section.current?.focus();
  return (
    <section ref={section} tabIndex={-1} aria-labelledby="posts" className="min-w-0 outline-none">
      <h2 id="posts" className="text-xl">
        Imported Blog Posts
      </h2>
      {counts && <p className="text-xs text-muted tabular-nums">{othersText(counts)}</p>}
      <PostsFilter list={list} deleted={counts?.deleted ?? 0} />
      {list.filters.status === 'deleted' ? (
        <DeletedPosts onGone={focus} />
      ) : (
        <PostsList list={list} takeFocus={focus} />
      )}
    </section>
  );
}
