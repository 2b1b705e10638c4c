import { Link } from 'react-router';
import type { MediaPicture, MediaPlace, MediaUse } from '../../../../contract/media.ts';
import { staffPaths } from '../../../../contract/staff-paths.ts';

const words: Record<MediaPlace, string> = {
  post: '',
  'deleted-post': 'Deleted post',
  draft: 'Unsaved changes',
  version: 'Version of a post',
  preview: 'Preview of a post',
  newsletter: 'Newsletter',
  'meta-tags': 'Meta tags',
  upload: 'Uploaded in the last 24 hours by',
};

/** Lists the uses of a picture, with links to the posts. */
export function UsedIn({ picture: { uses, usedIn } }: { picture: MediaPicture }) {
  return (
    <ul className="grid gap-x-2">
      {usedIn.map((use) => (
        <li key={`${use.place} ${use.id}`} className="py-2 wrap-anywhere lg:py-1">
          {words[use.place]}
          {words[use.place] && title(use) && (use.place === 'upload' ? ' ' : ': ')}
          {isOpen(use) ? (
            <Link to={staffPaths.adminPost(use.id)} dir="auto" className="link inline-block">
              {title(use)}
            </Link>
          ) : (
            <bdi>{title(use)}</bdi>
          )}
        </li>
      ))}
      {uses > usedIn.length && <li className="py-1 text-muted">and {uses - usedIn.length} more</li>}
    </ul>
  );
}

/** True for a post that the editor can open. */
function isOpen({ place, title }: MediaUse): boolean {
  return title !== null && (place === 'post' || place === 'version' || place === 'draft');
}

function title({ place, id, title: known }: MediaUse): string {
  if (known !== null) return known;
  if (place === 'draft') return 'a new post';
  return place === 'meta-tags' ? id : '';
}
