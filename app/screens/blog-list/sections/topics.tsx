import { blogPage } from '../../../../content/interface/blog.ts';
import type { CategoryCount } from '../../../../contract/blog.ts';
import { paths } from '../../../../contract/paths.ts';
import { Link } from '../../../sections/link.tsx';
import styles from './topics.module.css';

interface TopicsProps {
  topics: readonly CategoryCount[];
  /** The category that the list is filtered by; empty: none. */
  current: string;
}

/**
 * The first categories as chips. Choosing one only highlights it and reveals the link that filters
 * (specification section 2): radio buttons do that without JavaScript.
 */
export function Topics({ topics, current }: TopicsProps) {
  if (topics.length === 0) return null;
  return (
    <fieldset className={styles.topics}>
      <legend className="eyebrow">{blogPage.results.topics}</legend>
      {topics.map(({ name, slug }) => (
        <span key={slug}>
          <label>
            <input type="radio" name="topic" value={slug} defaultChecked={slug === current} />
            {name}
          </label>
          {slug !== current && (
            <Link
              to={paths.blogList({ page: 1, search: '', category: slug })}
              // The list scrolls to its heading once it has loaded.
              preventScrollReset
              className={`${styles.all} link`}
            >
              {blogPage.results.seeAll} {name}
            </Link>
          )}
        </span>
      ))}
    </fieldset>
  );
}
