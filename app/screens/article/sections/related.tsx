import { Link } from 'react-router';
import { articlePage, blogWords } from '../../../../content/blog.ts';
import type { PostSummary } from '../../../../contract/blog.ts';
import { EXCERPT_LENGTHS, excerptOf } from '../../../../contract/excerpt.ts';
import { newYorkLongDate } from '../../../../contract/new-york-time.ts';
import { paths } from '../../../../contract/paths.ts';

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
          {posts.map(({ id, slug, title, excerpt, categories, publishedAt, readMinutes }) => (
            <li key={id}>
              {categories[0] && <p className="eyebrow">{categories[0]}</p>}
              <h3 className="text-2xl">
                <Link to={paths.article(slug)} className="cover">
                  {title}
                </Link>
              </h3>
              <p className="text-slate">{excerptOf(excerpt, EXCERPT_LENGTHS.card)}</p>
              <p className="post-line">
                <time dateTime={publishedAt}>{newYorkLongDate(new Date(publishedAt))}</time>
                <span>
                  {readMinutes} {blogWords.readTime}
                </span>
              </p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
