import { data, useNavigation, useRouteLoaderData } from 'react-router';
import { blogPage } from '../../../content/blog.ts';
import type { PostList } from '../../../contract/blog.ts';
import { paths } from '../../../contract/paths.ts';
import { POSTS_PER_PAGE } from '../../../contract/post-lists.ts';
import { pageRequestContext, useSentAsHtml } from '../../context.ts';
import { describePage } from '../../seo/describe-page.ts';
import { documentTitle, pageMeta } from '../../seo/page-meta.ts';
import { postListNodes } from '../../seo/structured-data-blog.ts';
import { AsSent } from '../../ui/as-sent.tsx';
import type { Route } from './+types/results';
import { listTitle, readListQuery } from './list-query.ts';
import type { loader as blogLoader } from './route.tsx';
import { Failed } from './sections/nothing.tsx';
import { sentResults, useSentResults } from './sent-results.ts';
import { useFocusOnChange } from './use-focus-on-change.ts';

const server = import.meta.env.SSR || import.meta.env.DEV ? await import('./page.tsx') : null;

/**
 * A page of the list for a document, which has it as HTML. Once the page runs in a browser, `clientLoader` asks the API
 * for another one, and goes back to this one as it was sent.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { blog, sentAsHtml } = context.get(pageRequestContext);
  const query = readListQuery(new URL(request.url).searchParams);
  const list = await blog.list({ ...query, limit: POSTS_PER_PAGE });
  sentAsHtml.list = list;
  const isEmpty = list.posts.length === 0;
  const head = describePage(context, {
    path: paths.blog,
    // What a search finds is no page of its own, and neither is a list of nothing.
    seo: { ...blogPage.seo, title: listTitle(query, list), noindex: query.search !== '' || isEmpty },
    kind: 'CollectionPage',
    nodes: postListNodes(list.posts),
  });
  const isBeyondTheLast = isEmpty && query.page > 1;
  return data({ query, head, sent: null, read: null }, { status: isBeyondTheLast ? 404 : 200 });
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const query = readListQuery(new URL(request.url).searchParams);
  const sent = sentResults(query);
  if (sent) return { query, head: null, sent, read: null };
  // The screen says what failed, the code or the call, and offers to try again.
  const [parts, list] = await Promise.all([
    import('./page.tsx').catch(() => null),
    import('./list-queries.ts').then(({ readList }) => readList(query)).catch(() => null),
  ]);
  return { query, head: null, sent: null, read: { list, parts } };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (loaderData?.head) return pageMeta(loaderData.head);
  const blog = matches.find((match) => match?.id === BLOG_ROUTE)?.loaderData as BlogData | undefined;
  if (!blog || !loaderData) return [];
  const { query, sent, read } = loaderData;
  const title = sent?.title ?? documentTitle(listTitle(query, read?.list ?? null));
  return pageMeta({ ...blog.head, title });
};

const BLOG_ROUTE = 'screens/blog-list/route';
type BlogData = Awaited<ReturnType<typeof blogLoader>>['data'];

export default function ResultsScreen({ loaderData }: Route.ComponentProps) {
  const { query, head, sent, read } = loaderData;
  const list = useSentAsHtml<PostList>('list');
  const { categories = [] } = useRouteLoaderData<BlogData>(BLOG_ROUTE) ?? {};
  const { location } = useNavigation();
  const isLoading = location !== undefined && location.pathname.replace(/\/?$/, '/') === paths.blog;
  const element = useFocusOnChange(loaderData);
  useSentResults(element, query, head !== null);
  return (
    <div ref={element} className="results" aria-busy={isLoading}>
      <p role="status" className="results-status">
        {isLoading && blogPage.states.loading}
      </p>
      {sent ? (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: it is what the server itself sent
        <div dangerouslySetInnerHTML={sent.html} />
      ) : head ? (
        <AsSent>
          {server && list && <server.Results query={query} list={list} categories={categories} />}
        </AsSent>
      ) : read?.parts ? (
        <AsSent>
          <read.parts.Results query={query} list={read.list} categories={categories} />
        </AsSent>
      ) : (
        <Failed query={query} />
      )}
    </div>
  );
}
