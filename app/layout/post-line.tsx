import { blogWords } from '../../content/blog.ts';
import type { PostSummary } from '../../contract/blog.ts';
import { newYorkLongDate } from '../../contract/new-york-time.ts';

interface PostLineProps {
  post: Pick<PostSummary, 'publishedAt' | 'readMinutes'>;
  byline?: string;
}

/** When a post appeared, and how long it takes to read. */
export function PostLine({ post: { publishedAt, readMinutes }, byline }: PostLineProps) {
  return (
    <p className="post-line">
      {byline && <span>{byline}</span>}
      <time dateTime={publishedAt}>{newYorkLongDate(new Date(publishedAt))}</time>
      <span>
        {readMinutes} {blogWords.readTime}
      </span>
    </p>
  );
}
