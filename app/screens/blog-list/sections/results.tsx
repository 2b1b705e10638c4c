import { blogPage } from '../../../../content/interface/blog.ts';
import type { CategoryCount, PostList } from '../../../../contract/blog.ts';
import type { ListedPosts } from '../../../../contract/paths.ts';
import { listHeading, listPosition } from '../list-query.ts';
import styles from '../post-list.module.css';
import { Empty } from './empty-list.tsx';
import { Featured } from './featured.tsx';
import { Pagination } from './pagination.tsx';
import { PostGrid } from './post-grid.tsx';
import { Topics } from './topics.tsx';

const TOPICS_SHOWN = 8;
/** Id of the count, which is read with the heading. */
const POSITION_ID = 'list-position';

interface ResultsProps {
  query: ListedPosts;
  list: PostList;
  /** The categories with the most posts, and the chosen one. */
  categories: readonly CategoryCount[];
}

/** One page of the list; empty lists say why. */
export function Results({ query, list, categories }: ResultsProps) {
  const { posts, total, totalPages, partial } = list;
  const isFirst = query.page === 1 && !query.search && !query.category;
  const featured = isFirst ? posts[0] : undefined;
  const others = featured ? posts.slice(1) : posts;
  return (
    <>
      <div className={styles.head}>
        {/* Focused when the list has changed. */}
        <h2 tabIndex={-1} aria-describedby={posts.length > 0 ? POSITION_ID : undefined}>
          {listHeading(query, categories)}
        </h2>
        {posts.length > 0 && <p id={POSITION_ID}>{listPosition(query, list)}</p>}
      </div>
      {partial && <p className="measure mt-4 text-muted">{blogPage.results.partial}</p>}
      {posts.length === 0 && <Empty query={query} total={total} categories={categories} />}
      {featured && <Featured post={featured} />}
      {!query.search && <Topics topics={categories.slice(0, TOPICS_SHOWN)} current={query.category} />}
      {others.length > 0 && <PostGrid posts={others} shownAbove={featured?.featuredImage ?? null} />}
      <Pagination query={query} totalPages={totalPages} />
    </>
  );
}
