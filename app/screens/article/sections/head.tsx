import { blogWords } from '../../../../content/blog.ts';
import type { Link } from '../../../../content/types.ts';
import type { Post } from '../../../../contract/blog.ts';
import { Breadcrumbs } from '../../../layout/breadcrumbs.tsx';
import { PostLine } from '../../../layout/post-line.tsx';

interface HeadProps {
  post: Post;
  /** From the home page to this article. */
  trail: readonly Link[];
}

/** Breadcrumbs, title, byline and excerpt. */
export function Head({ post, trail }: HeadProps) {
  const { title, excerpt } = post;
  return (
    <div className="on-dark">
      <Breadcrumbs trail={trail} onDark />
      <h1 className="text-4xl">{title}</h1>
      <PostLine post={post} byline={blogWords.byline} />
      {excerpt && <p className="standfirst">{excerpt}</p>}
    </div>
  );
}
