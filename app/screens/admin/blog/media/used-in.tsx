import { Link } from 'react-router';
import type { MediaPicture } from '../../../../../contract/media.ts';
import { staffPaths } from '../../../../../contract/staff-paths.ts';

/** Links to the posts that use a picture. */
export function UsedIn({ picture: { uses, posts } }: { picture: MediaPicture }) {
  return (
    <ul className="grid gap-x-2">
      {posts.map(({ id, title }) => (
        <li key={id}>
          <Link
            to={staffPaths.adminPost(id)}
            dir="auto"
            className="link inline-block py-2 wrap-anywhere lg:py-1"
          >
            {title}
          </Link>
        </li>
      ))}
      {uses > posts.length && <li className="py-1 text-muted">and {uses - posts.length} more</li>}
    </ul>
  );
}
