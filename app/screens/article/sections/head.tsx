import { blogWords } from '../../../../content/blog.ts';
import type { Link } from '../../../../content/types.ts';
import type { Post } from '../../../../contract/blog.ts';
import { newYorkLongDate } from '../../../../contract/new-york-time.ts';
import { Breadcrumbs } from '../../../layout/breadcrumbs.tsx';

interface HeadProps {
  post: Post;
  /** From the home page to this article. */
  trail: readonly Link[];
}

/** Breadcrumbs, title, byline and excerpt. */
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
    </div>
  );
}
