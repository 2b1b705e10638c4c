import { data, useNavigation, useRouteLoaderData } from 'react-router';
import { blogPage } from '../../../content/blog.ts';
import type { PostList } from '../../../contract/blog.ts';
import { paths } from '../../../contract/paths.ts';
import { POSTS_PER_PAGE } from '../../../contract/post-lists.ts';
import { pageRequestContext } from '../../context.ts';
import { describePage } from '../../seo/describe-page.ts';
import { documentTitle, pageMeta } from '../../seo/page-meta.ts';
import { postListNodes } from '../../seo/structured-data-blog.ts';
import { AsSent } from '../../ui/as-sent.tsx';
import type { Route } from './+types/results';
import { listTitle, readListQuery } from './list-query.ts';
import type { loader as blogLoader } from './route.tsx';
import { Failed } from './sections/nothing.tsx';
import { useSentList } from './sent-list.ts';
import { useFocusOnChange } from './use-focus-on-change.ts';

const server = import.meta.env.SSR || import.meta.env.DEV ? await import('./page.tsx') : null;

/** A page of the list for a document. Once the page runs in a browser, `clientLoader` asks the API instead. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { blog } = context.get(pageRequestContext);
  const query = readListQuery(new URL(request.url).searchParams);
  const list: PostList | null = await blog.list({ ...query, limit: POSTS_PER_PAGE });
  const isEmpty = list.posts.length === 0;
  const head = describePage(context, {
    path: paths.blog,
    // What a search finds is no page of its own, and neither is a list of nothing.
    seo: { ...blogPage.seo, title: listTitle(query, list), noindex: query.search !== '' || isEmpty },
    kind: 'CollectionPage',
    nodes: postListNodes(list.posts),
  });
  const isBeyondTheLast = isEmpty && query.page > 1;
  return data({ query, list, head }, { status: isBeyondTheLast ? 404 : 200 });
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const query = readListQuery(new URL(request.url).searchParams);
  // The screen says what failed, the code or the call, and offers to try again.
  const [parts, list] = await Promise.all([
    import('./page.tsx').catch(() => null),
    import('./list-queries.ts').then(({ readList }) => readList(query)).catch(() => null),
  ]);
  return { query, list, head: null, parts };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (loaderData?.head) return pageMeta(loaderData.head);
  const blog = matches.find((match) => match?.id === BLOG_ROUTE)?.loaderData as BlogData | undefined;
  if (!blog || !loaderData) return [];
  return pageMeta({ ...blog.head, title: documentTitle(listTitle(loaderData.query, loaderData.list)) });
};

const BLOG_ROUTE = 'screens/blog-list/route';
type BlogData = Awaited<ReturnType<typeof blogLoader>>['data'];

export default function ResultsScreen({ loaderData }: Route.ComponentProps) {
  const { query, list } = loaderData;
  const parts = 'parts' in loaderData ? loaderData.parts : server;
  const { categories = [] } = useRouteLoaderData<BlogData>(BLOG_ROUTE) ?? {};
  const { location } = useNavigation();
  const isLoading = location !== undefined && location.pathname.replace(/\/?$/, '/') === paths.blog;
  useSentList(loaderData);
  return (
    <div ref={useFocusOnChange(loaderData)} className="results" aria-busy={isLoading}>
      <p role="status" className="results-status">
        {isLoading && blogPage.states.loading}
      </p>
      {parts || loaderData.head ? (
        <AsSent>{parts && <parts.Results query={query} list={list} categories={categories} />}</AsSent>
      ) : (
        <Failed query={query} />
      )}
    </div>
  );
}
