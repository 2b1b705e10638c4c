import { firmLongDate } from '../../content/derive/firm-time.ts';
import { blogWords } from '../../content/interface/blog.ts';
import type { PostSummary } from '../../contract/blog.ts';
import { EXCERPT_LENGTHS, excerptOf } from '../../contract/excerpt.ts';
import { paths } from '../../contract/paths.ts';
import { Link } from './link.tsx';
import styles from './post-line.module.css';

interface PostLineProps {
  post: Pick<PostSummary, 'publishedAt' | 'readMinutes'>;
  byline?: readonly string[];
  /** Above an article, in its color. */
  isLarge?: boolean;
}

/** The date and the reading time of a post, after a byline where given. */
export function PostLine({
  post: { publishedAt, readMinutes },
  byline = [],
  isLarge = false,
}: PostLineProps) {
  return (
    <p className={isLarge ? `${styles.line} ${styles.large}` : styles.line}>
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

/** Classes of an element with a post, and of the link of its title, which covers it. */
export const entryClass = styles.entry;
export const entryLinkClass = styles.title;

/** A post in a list: its category, title and excerpt, and its line. The title is the link of the whole entry. */
export function PostEntry({ post }: { post: PostSummary }) {
  return (
    <>
      {post.categories[0] && <p className="eyebrow">{post.categories[0]}</p>}
      <h3>
        <Link to={paths.article(post.slug)} className={entryLinkClass}>
          {post.title}
        </Link>
      </h3>
      <p className="text-muted">{excerptOf(post.excerpt, EXCERPT_LENGTHS.card)}</p>
      <PostLine post={post} />
    </>
  );
}
