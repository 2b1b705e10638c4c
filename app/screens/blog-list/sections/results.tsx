import type { PostList } from '../../../../contract/blog.ts';
import type { ListedPosts } from '../../../../contract/paths.ts';
import { listHeading, listPosition } from '../list-query.ts';
import { Featured } from './featured.tsx';
import { Empty, Failed } from './nothing.tsx';
import { Pagination } from './pagination.tsx';
import { PostGrid } from './post-grid.tsx';
import { type Topic, Topics } from './topics.tsx';

const TOPICS_SHOWN = 8;

interface ResultsProps {
  query: ListedPosts;
  /** Null when it could not be read. */
  list: PostList | null;
  /** All categories, most posts first. */
  categories: readonly Topic[];
}

/** A page of the list in each of its states: failed, empty, loaded. */
export function Results({ query, list, categories }: ResultsProps) {
  const posts = list?.posts ?? [];
  const isFirst = query.page === 1 && !query.search && !query.category;
  const [featured] = isFirst ? posts : [];
  return (
    <>
      <div className="results-head">
        {/* Takes the focus when the list has changed. */}
        <h2 tabIndex={-1}>{listHeading(query, list)}</h2>
        {list && list.total > 0 && <p>{listPosition(query, list)}</p>}
      </div>
      {list === null && <Failed query={query} />}
      {list?.posts.length === 0 && <Empty query={query} total={list.total} />}
      {featured && <Featured post={featured} />}
      {list && !query.search && (
        <Topics topics={categories.slice(0, TOPICS_SHOWN)} current={query.category} />
      )}
      {posts.length > (featured ? 1 : 0) && <PostGrid posts={featured ? posts.slice(1) : posts} />}
      {list && <Pagination query={query} totalPages={list.totalPages} />}
    </>
  );
}
