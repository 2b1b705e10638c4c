import { Link } from 'react-router';
import type { PostSummary } from '../../../../contract/blog.ts';
import { EXCERPT_LENGTHS, excerptOf } from '../../../../contract/excerpt.ts';
import { paths } from '../../../../contract/paths.ts';
import { PostLine } from '../../../sections/post-line.tsx';
import { picturedPosts } from '../pictured-posts.ts';
import { PostPicture } from './post-picture.tsx';

interface PostGridProps {
  posts: readonly PostSummary[];
  /** The picture above the grid, which the grid does not repeat. */
  shownAbove: string | null;
}

/** The posts of a page. */
export function PostGrid({ posts, shownAbove }: PostGridProps) {
  const pictured = picturedPosts(posts, shownAbove);
  return (
    <ul className="post-grid">
      {posts.map((post) => (
        <li key={post.id}>
          {pictured.has(post) && (
            <PostPicture
              src={post.featuredImage}
              widths={[320, 640, 960]}
              sizes="(min-width: 40rem) 25rem, 100vw"
            />
          )}
          {post.categories[0] && <p className="eyebrow">{post.categories[0]}</p>}
          <h3>
            <Link to={paths.article(post.slug)} className="cover">
              {post.title}
            </Link>
          </h3>
          <p className="text-muted">{excerptOf(post.excerpt, EXCERPT_LENGTHS.card)}</p>
          <PostLine post={post} />
        </li>
      ))}
    </ul>
  );
}
