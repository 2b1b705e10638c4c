import { Link } from 'react-router';
import { articlePage } from '../../../../content/interface/blog.ts';
import type { PostSummary } from '../../../../contract/blog.ts';
import { EXCERPT_LENGTHS, excerptOf } from '../../../../contract/excerpt.ts';
import { paths } from '../../../../contract/paths.ts';
import { PostLine } from '../../../sections/post-line.tsx';

/** Up to three other articles that share categories and tags with this one. */
export function Related({ posts }: { posts: readonly PostSummary[] }) {
  if (posts.length === 0) return null;
  return (
    <section aria-labelledby="related-heading" className="related no-print">
      <div className="page band">
        <h2 id="related-heading" className="text-3xl">
          {articlePage.related.heading}
        </h2>
        <ol>
          {posts.map((post) => (
            <li key={post.id}>
              {post.categories[0] && <p className="eyebrow">{post.categories[0]}</p>}
              <h3 className="text-2xl">
                <Link to={paths.article(post.slug)} className="cover">
                  {post.title}
                </Link>
              </h3>
              <p className="text-muted">{excerptOf(post.excerpt, EXCERPT_LENGTHS.card)}</p>
              <PostLine post={post} />
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
