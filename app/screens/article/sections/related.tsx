import { articlePage } from '../../../../content/interface/blog.ts';
import type { PostSummary } from '../../../../contract/blog.ts';
import { entryClass, PostEntry } from '../../../sections/post-line.tsx';
import styles from './related.module.css';

/** Up to three other articles that share categories and tags with this one. */
export function Related({ posts }: { posts: readonly PostSummary[] }) {
  if (posts.length === 0) return null;
  return (
    <section aria-labelledby="related-heading" className={`${styles.related} no-print`}>
      <div className="page band">
        <h2 id="related-heading" className="text-3xl">
          {articlePage.related.heading}
        </h2>
        <ol>
          {posts.map((post) => (
            <li key={post.id} className={entryClass}>
              <PostEntry post={post} />
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
