import { Link } from 'react-router';
import type { PostSummary } from '../../../../contract/blog.ts';
import { EXCERPT_LENGTHS, shorten } from '../../../../contract/excerpt.ts';
import { paths } from '../../../../contract/paths.ts';
import { PostLine } from './post-line.tsx';
import { PostPicture } from './post-picture.tsx';

/** Shows pictures at alternating positions: first and fourth, fifth and eighth. */
const hasPicture = (index: number) => index % 4 === 0 || index % 4 === 3;

/** The posts of a page. */
export function PostGrid({ posts }: { posts: readonly PostSummary[] }) {
  return (
    <ul className="post-grid">
      {posts.map((post, index) => (
        <li key={post.id}>
          {hasPicture(index) && (
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
          <p className="text-slate">{shorten(post.excerpt, EXCERPT_LENGTHS.card)}</p>
          <PostLine {...post} />
        </li>
      ))}
    </ul>
  );
}
