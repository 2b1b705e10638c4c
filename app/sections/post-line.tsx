import { firmLongDate } from '../../content/derive/firm-time.ts';
import { blogWords } from '../../content/interface/blog.ts';
import type { PostSummary } from '../../contract/blog.ts';

interface PostLineProps {
  post: Pick<PostSummary, 'publishedAt' | 'readMinutes'>;
  byline?: readonly string[];
}

/** The date and the reading time of a post, after a byline where given. */
export function PostLine({ post: { publishedAt, readMinutes }, byline = [] }: PostLineProps) {
  return (
    <p className="post-line">
      {byline.map((part) => (
        <span key={part}>{part}</span>
      ))}
      <time dateTime={publishedAt}>{firmLongDate(new Date(publishedAt))}</time>
      <span>
        {readMinutes} {blogWords.readTime}
      </span>
    </p>
  );
}
