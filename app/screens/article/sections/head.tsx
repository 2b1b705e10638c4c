import { articlePage, blogWords } from '../../../../content/blog.ts';
import type { Link } from '../../../../content/types.ts';
import type { Post } from '../../../../contract/blog.ts';
import { newYorkLongDate } from '../../../../contract/new-york-time.ts';
import { Breadcrumbs } from '../../../layout/breadcrumbs.tsx';

/** Anchor of the article's body. */
export const ARTICLE_ID = 'article';

interface HeadProps {
  post: Post;
  /** From the home page to this article. */
  trail: readonly Link[];
}

/** Breadcrumbs, title, byline, excerpt, and on a phone the link past the form. */
export function Head({ post, trail }: HeadProps) {
  const { title, excerpt, publishedAt, readMinutes } = post;
  return (
    <div className="on-dark">
      <Breadcrumbs trail={trail} onDark />
      <h1 className="text-4xl">{title}</h1>
      <p className="post-line">
        <span>{blogWords.byline}</span>
        <time dateTime={publishedAt}>{newYorkLongDate(new Date(publishedAt))}</time>
        <span>
          {readMinutes} {blogWords.readTime}
        </span>
      </p>
      {excerpt && <p className="standfirst">{excerpt}</p>}
      <a href={`#${ARTICLE_ID}`} className="no-print link to-article">
        {articlePage.toArticle}
      </a>
    </div>
  );
}
