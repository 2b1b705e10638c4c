import { Link } from 'react-router';
import { articlePage, blogWords } from '../../../../content/blog.ts';
import type { Post } from '../../../../contract/blog.ts';
import { newYorkLongDate } from '../../../../contract/new-york-time.ts';

/** Anchor of the article's body. */
export const ARTICLE_ID = 'article';

/** Breadcrumbs, title, byline, excerpt, and on a phone the link past the form. */
export function Head({ post }: { post: Post }) {
  const { label, links } = articlePage.breadcrumbs;
  const { title, excerpt, publishedAt, readMinutes } = post;
  return (
    <div className="on-dark">
      <nav aria-label={label} className="text-sm">
        <ol className="trail">
          {links.map(({ label: name, href }) => (
            <li key={href}>
              <Link to={href} className="hover:underline">
                {name}
              </Link>
            </li>
          ))}
          <li>
            <span aria-current="page">{title}</span>
          </li>
        </ol>
      </nav>
      <h1 className="text-4xl">{title}</h1>
      <p className="post-line">
        <span>{blogWords.byline}</span>
        <time dateTime={publishedAt}>{newYorkLongDate(new Date(publishedAt))}</time>
        <span>
          {readMinutes} {blogWords.readTime}
        </span>
      </p>
      {excerpt && <p className="standfirst">{excerpt}</p>}
      <a href={`#${ARTICLE_ID}`} className="link to-article">
        {articlePage.toArticle}
      </a>
    </div>
  );
}
