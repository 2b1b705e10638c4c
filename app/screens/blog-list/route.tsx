import { data, Outlet, useLocation } from 'react-router';
import { articlePage, blogPage } from '../../../content/blog.ts';
import { paths } from '../../../contract/paths.ts';
import { pageRequestContext, useSentAsHtml } from '../../context.ts';
import { headOf } from '../../seo/describe-page.ts';
import { failedMeta } from '../../seo/page-meta.ts';
import { AsSent, orDocument } from '../../ui/as-sent.tsx';
import type { Route } from './+types/route';
import './blog-list.css';
import { readListQuery } from './list-query.ts';
import { Hero } from './sections/hero.tsx';
import { Failed } from './sections/nothing.tsx';
import type { SidebarProps } from './sections/sidebar.tsx';
import { useListNavigation } from './use-list-navigation.ts';

/** The page itself on the server; a browser fetches it only for a navigation within the site. */
const server = import.meta.env.SSR || import.meta.env.DEV ? await import('./page.tsx') : null;

// One more than is shown (specification section 9).
const RECENT_READ = 5;
const RECENT_SHOWN = 4;
const POPULAR_SHOWN = 4;

/** What stands around the list, whichever page of it is shown. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const pageRequest = context.get(pageRequestContext);
  const { blog, siteUrl } = pageRequest;
  const [{ total, categories }, recent, popular] = await Promise.all([
    blog.categories(),
    blog.recent(RECENT_READ),
    blog.popular(POPULAR_SHOWN),
  ]);
  const sidebar: SidebarProps = { total, categories, recent: recent.slice(0, RECENT_SHOWN), popular };
  pageRequest.sentAsHtml.sidebar = sidebar;
  // The document has the sidebar as HTML already; it is data only for a navigation within the site.
  const { pathname, searchParams } = new URL(request.url);
  const asData = pathname.endsWith('.data');
  const { category } = readListQuery(searchParams);
  const isKnown =
    category === '' ||
    categories.some(({ slug }) => slug === category) ||
    // Every article leads there, whether or not there are posts on it yet.
    articlePage.sidebar.topics.links.some(
      ({ href }) => href === paths.blogList({ page: 1, search: '', category }),
    );
  const loaded = {
    head: headOf({ path: paths.blog, seo: blogPage.seo }, siteUrl),
    categories: categories.map(({ name, slug }) => ({ name, slug })),
    sidebar: asData ? sidebar : null,
  };
  // A page that is not answered with 200 is not kept either: anybody can think of more categories.
  return data(loaded, { status: isKnown ? 200 : 404 });
}

export async function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs) {
  const [loaded, parts] = await Promise.all([serverLoader(), orDocument(import('./page.tsx'), request)]);
  return { ...loaded, parts };
}

/** Turning pages changes the list alone. */
export const shouldRevalidate = () => false;

export const meta: Route.MetaFunction = ({ error }) => (error ? failedMeta(blogPage.seo.title) : []);

function useListQuery() {
  return readListQuery(new URLSearchParams(useLocation().search));
}

export default function BlogScreen({ loaderData }: Route.ComponentProps) {
  const parts = 'parts' in loaderData ? loaderData.parts : server;
  const sidebar = useSentAsHtml<SidebarProps>('sidebar') ?? loaderData.sidebar;
  const { search } = useListQuery();
  return (
    <div {...useListNavigation()}>
      <Hero search={search} />
      <div className="page blog-columns">
        <Outlet />
        <aside>
          <AsSent>{parts && sidebar && <parts.Sidebar {...sidebar} />}</AsSent>
        </aside>
      </div>
    </div>
  );
}

/** The blog cannot be read at all. */
export function ErrorBoundary() {
  const query = useListQuery();
  return (
    <>
      <Hero search={query.search} />
      <div className="page blog-columns">
        <Failed query={query} />
      </div>
    </>
  );
}
