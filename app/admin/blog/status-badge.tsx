import type { Post } from '../../../contract/blog.ts';
import type { ListedState } from '../../../contract/posts.ts';

type State = Exclude<ListedState, 'all'>;

const badges: Record<State, { label: string; className: string }> = {
  published: { label: 'Published', className: 'border-success text-success' },
  scheduled: { label: 'Scheduled', className: 'border-ornament text-ornament-text' },
  draft: { label: 'Draft', className: 'border-line-strong text-muted' },
};

/** The state of a post for visitors now. */
export function stateOf({ status, publishedAt }: Pick<Post, 'status' | 'publishedAt'>): State {
  if (status === 'draft') return 'draft';
  return Date.parse(publishedAt) > Date.now() ? 'scheduled' : 'published';
}

export function StatusBadge({ post }: { post: Pick<Post, 'status' | 'publishedAt'> }) {
  const { label, className } = badges[stateOf(post)];
  return (
    <span className={`border px-1.5 font-sans text-xs leading-5 font-medium tracking-normal ${className}`}>
      {label}
    </span>
  );
}
