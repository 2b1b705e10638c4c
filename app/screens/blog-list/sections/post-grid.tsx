import type { PostSummary } from '../../../../contract/blog.ts';
import { entryClass, PostEntry } from '../../../sections/post-line.tsx';
import { showsPictures } from '../pictured-posts.ts';
import styles from './post-grid.module.css';
import { PostPicture } from './post-picture.tsx';

interface PostGridProps {
  posts: readonly PostSummary[];
  /** The picture above the grid, which the grid does not repeat. */
  shownAbove: string | null;
}

/** The posts of a page. */
export function PostGrid({ posts, shownAbove }: PostGridProps) {
  const pictured = showsPictures(posts, shownAbove);
  return (
    <ul className={styles.grid}>
      {posts.map((post) => (
        <li key={post.id} className={entryClass}>
          {pictured && (
            <PostPicture
              src={post.featuredImage}
              widths={[320, 640, 960]}
              sizes="(min-width: 40rem) 25rem, 7.5rem"
            />
          )}
          <PostEntry post={post} />
        </li>
      ))}
    </ul>
  );
}
