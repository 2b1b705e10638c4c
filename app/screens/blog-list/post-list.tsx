import { keepPreviousData, type QueryFunctionContext, useQuery } from '@tanstack/react-query';
import { blogPage } from '../../../content/interface/blog.ts';
import type { CategoryCount, ListedPost, PostList as PostListAnswer } from '../../../contract/blog.ts';
import { apiPaths, type ListedPosts, paths } from '../../../contract/paths.ts';
import { POSTS_PER_PAGE } from '../../../contract/post-lists.ts';
import { fetchByKey } from '../../query-client.ts';
import type { FirstPart } from './list-query.ts';
import styles from './post-list.module.css';
import { Failed } from './sections/empty-list.tsx';
import { Results } from './sections/results.tsx';
import { useFocusOnChange } from './use-focus-on-change.ts';

/** The answer of the call; without the number of pages it is computed (specification section 7). */
type FetchedList = Omit<PostListAnswer, 'posts' | 'totalPages'> &
  Partial<Pick<PostListAnswer, 'totalPages'>> & { posts: readonly ListedPost[] };

interface LoadedList {
  query: ListedPosts;
  list: PostListAnswer;
}

/** Key of `GET /api/blog/posts` with `page`, `limit` and, where given, `search` (specification section 7). */
export function listKey({ page, search, category }: ListedPosts): [address: string] {
  const query = new URLSearchParams({ page: String(page), limit: String(POSTS_PER_PAGE) });
  if (search) query.set('search', search);
  if (category) query.set('category', category);
  return [`${apiPaths.blogPosts}?${query}`];
}

const fetchAnswer = fetchByKey();

interface PostListProps {
  query: ListedPosts;
  first: FirstPart;
  categories: readonly CategoryCount[];
}

/** The page of the list at this URL, in each of its states: loading, error, loaded. */
export function PostList({ query, first, categories }: PostListProps) {
  const isFirst = paths.blogList(query) === paths.blogList(first.query);
  const fetchList = async (context: QueryFunctionContext): Promise<LoadedList> => {
    const list = (await fetchAnswer(context)) as FetchedList;
    const posts = list.posts.map((post) => ({ ...post, ...post.typeset }));
    return {
      query,
      list: { ...list, posts, totalPages: list.totalPages ?? Math.ceil(list.total / POSTS_PER_PAGE) },
    };
  };
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: listKey(query),
    queryFn: fetchList,
    placeholderData: keepPreviousData,
    ...(isFirst ? { initialData: first } : {}),
  });
  const results = useFocusOnChange(error ?? data);
  return (
    <div ref={results} className={styles.results} data-testid="posts" aria-busy={isFetching}>
      <p role="status" className={styles.status}>
        {isFetching && blogPage.states.loading}
      </p>
      <div>
        {data && !error ? (
          <Results {...data} categories={categories} />
        ) : (
          <Failed query={query} onAgain={() => void refetch()} />
        )}
      </div>
    </div>
  );
}
