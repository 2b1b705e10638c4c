import { Link } from 'react-router';
import type { PostSummary } from '../../../../contract/blog.ts';
import { staffPaths } from '../../../../contract/staff-paths.ts';
import { Icon } from '../../../ui/icon.tsx';
import { choiceClass } from '../../kit/control.ts';
import { firmDate } from '../../kit/format.ts';
import { useDeletePost } from '../delete-posts.ts';
import { isShowable } from '../editor/visual/showable.ts';
import { currentPicture } from '../media/current-picture.ts';
import { StatusBadge, stateOf } from '../status-badge.tsx';

interface PostItemProps {
  post: PostSummary;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
  /** Called when the post and its buttons disappear. */
  onDeleted: () => void;
}

const action =
  'link inline-flex min-h-11 min-w-11 items-center whitespace-nowrap sm:justify-center lg:min-h-8';

export function PostItem({ post, isChosen, onChoose, onDeleted }: PostItemProps) {
  const { id, slug, title, excerpt, author, publishedAt, categories, featuredImage } = post;
  const { remove, isDeleting } = useDeletePost({ onDeleted });
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 border-b border-line py-2.5 has-checked:bg-panel sm:grid-cols-[auto_auto_minmax(0,1fr)_auto]">
      <label className="-my-1 flex min-h-11 min-w-7 items-center lg:min-h-0">
        <input
          type="checkbox"
          aria-label={`Select ${title}`}
          checked={isChosen}
          onChange={({ target }) => onChoose(target.checked)}
          className={choiceClass}
        />
      </label>
      <div className="grid h-14 w-20 place-items-center self-center overflow-hidden bg-tint text-line-strong max-sm:hidden">
        {isShowable(featuredImage) ? (
          <img src={currentPicture(featuredImage)} alt="" loading="lazy" className="size-full object-cover" />
        ) : (
          <Icon name="document" />
        )}
      </div>
      <div className="min-w-0">
        <h3 className="text-base leading-snug sm:pl-1">
          <Link to={staffPaths.adminPost(id)} dir="auto" className="wrap-anywhere hover:text-action">
            {title}
          </Link>
        </h3>
        <p dir="auto" className="line-clamp-1 text-xs text-muted sm:pl-1">
          {excerpt || 'No excerpt available'}
        </p>
        <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-muted sm:pl-1">
          <StatusBadge post={post} />
          <span>{author}</span>
          <time dateTime={publishedAt} className="tabular-nums">
            {firmDate(publishedAt)}
          </time>
          {categories.length > 0 && (
            <ul aria-label="Categories" className="flex flex-wrap gap-x-2 gap-y-1">
              {categories.map((name) => (
                <li key={name} className="bg-tint px-1.5 text-text">
                  {name}
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
      <div className="flex items-center gap-x-4 text-xs font-semibold max-sm:col-start-2">
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
          className={`${action} ml-2 justify-end text-alert max-sm:ml-auto`}
        >
          Delete
        </button>
      </div>
    </li>
  );
}
