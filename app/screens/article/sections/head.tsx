import { firm } from '#firm/identity.ts';
import { blogWords } from '../../../../content/interface/blog.ts';
import type { Link } from '../../../../content/schema/firm.ts';
import type { Post } from '../../../../contract/blog.ts';
import { Breadcrumbs } from '../../../sections/breadcrumbs.tsx';
import { PostLine } from '../../../sections/post-line.tsx';
import styles from '../article.module.css';

interface HeadProps {
  post: Post;
  /** From the home page to this article. */
  trail: readonly Link[];
}

/** Breadcrumbs, title, byline with the author beside the firm, and excerpt. */
export function Head({ post, trail }: HeadProps) {
  const { title, excerpt, author } = post;
  const isFirm = author === firm.name || author === firm.shortName;
  return (
    <div className="on-dark">
      <Breadcrumbs trail={trail} onDark />
      <h1 className="text-4xl">{title}</h1>
      <PostLine post={post} isLarge byline={isFirm ? [blogWords.byline] : [blogWords.byline, author]} />
      {excerpt && <p className={styles.standfirst}>{excerpt}</p>}
    </div>
  );
}
