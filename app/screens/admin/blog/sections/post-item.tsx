import { Link } from 'react-router';
import type { PostSummary } from '../../../../../contract/blog.ts';
import { staffPaths } from '../../../../../contract/staff-paths.ts';
import { newYorkDate } from '../../format.ts';
import { StatusBadge, stateOf } from '../status-badge.tsx';
import { useDeletePost } from '../use-delete-post.ts';

interface PostItemProps {
  post: PostSummary;
  /** Called when the post and its buttons disappear. */
  onDeleted: () => void;
}

const action = 'link inline-flex min-h-11 min-w-11 items-center whitespace-nowrap sm:min-h-8';

export function PostItem({ post, onDeleted }: PostItemProps) {
  const { id, slug, title, excerpt, author, publishedAt, categories } = post;
  const { remove, isDeleting } = useDeletePost(onDeleted);
  return (
    <li className="grid gap-x-8 border-b border-line pt-4 pb-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:pb-4">
      <div className="min-w-0">
        <h3 className="text-lg leading-snug">
          <Link to={staffPaths.adminPost(id)} dir="auto" className="wrap-anywhere hover:text-oxblood">
            {title}
          </Link>
        </h3>
        <p dir="auto" className="mt-1 line-clamp-2 max-w-[72ch] text-sm text-slate">
          {excerpt || 'No excerpt available'}
        </p>
        <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1.5 text-xs text-slate">
          <StatusBadge post={post} />
          <span>{author}</span>
          <time dateTime={publishedAt} className="tabular-nums">
            {newYorkDate(publishedAt)}
          </time>
          {categories.length > 0 && (
            <ul aria-label="Categories" className="flex flex-wrap gap-x-3 gap-y-1.5">
              {categories.map((name) => (
                <li key={name} className="bg-sand px-1.5 text-ink">
                  {name}
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
      <div className="flex items-start gap-x-5 text-xs font-semibold max-sm:mt-1">
        <Link to={staffPaths.adminPost(id)} aria-label={`Edit ${title}`} className={action}>
          Edit
        </Link>
        {stateOf(post) === 'published' && (
          <a href={`/blog/${encodeURIComponent(slug)}`} className={action}>
            View Post<span className="sr-only">: {title}</span>
          </a>
        )}
        <button
          type="button"
          aria-label={`Delete ${title}`}
          aria-disabled={isDeleting}
          onClick={() => remove({ id, title })}
          className={`${action} text-slate hover:text-oxblood`}
        >
          Delete
        </button>
      </div>
    </li>
  );
}
