import { blogWords } from '../../../../content/blog.ts';
import type { PostSummary } from '../../../../contract/blog.ts';
import { newYorkLongDate } from '../../../../contract/new-york-time.ts';

/** When a post appeared, and how long it takes to read. */
export function PostLine({ publishedAt, readMinutes }: Pick<PostSummary, 'publishedAt' | 'readMinutes'>) {
  return (
    <p className="post-line">
      <time dateTime={publishedAt}>{newYorkLongDate(new Date(publishedAt))}</time>
      <span>
        {readMinutes} {blogWords.readTime}
      </span>
    </p>
  );
}
