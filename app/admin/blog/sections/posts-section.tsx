import { useRef } from 'react';
import type { PostCounts } from '../../../../contract/posts.ts';
import { useAddressChoice } from '../../kit/use-address-choice.ts';
import { othersText } from '../imported-text.ts';
import { readFilter, writeFilter } from '../post-filter.ts';
import { DeletedPosts } from './deleted-posts.tsx';
import { PostsFilter } from './posts-filter.tsx';
import { PostsList } from './posts-list.tsx';

/** The filter, and the posts that match. */
export function PostsSection({ counts }: { counts: PostCounts | undefined }) {
  const [filter, change] = useAddressChoice(readFilter, writeFilter);
  // Focused when the pressed button is removed.
  const section = useRef<HTMLElement>(null);
  const focus = () => section.current?.focus();
  return (
    <section ref={section} tabIndex={-1} aria-labelledby="posts" className="min-w-0 outline-none">
      <h2 id="posts" className="text-xl">
        Imported Blog Posts
      </h2>
      {counts && <p className="text-xs text-muted tabular-nums">{othersText(counts)}</p>}
      <PostsFilter filter={filter} onChange={change} deleted={counts?.deleted ?? 0} />
      {filter.status === 'deleted' ? (
        <DeletedPosts onGone={focus} />
      ) : (
        <PostsList filter={filter} onChange={change} takeFocus={focus} />
      )}
    </section>
  );
}
