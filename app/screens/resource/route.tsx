import { breadcrumbs } from '../../../content/breadcrumbs.ts';
import { describePage } from '../../seo/describe-page.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import { AsSent, orDocument } from '../../ui/as-sent.tsx';
import type { Route } from './+types/route';
import { resourcePageAt } from './pages.ts';

/** The page itself on the server; a browser fetches it only for a navigation within the site. */
const ServerPage =
  import.meta.env.SSR || import.meta.env.DEV ? (await import('./page.tsx')).ResourcePage : null;

/** Six routes share this screen; the one that matched says which page it is. */
export function loader({ context, pattern }: Route.LoaderArgs) {
  const path = `/${pattern}/`;
  const { hero, seo } = resourcePageAt(path);
  const trail = [...breadcrumbs.links, { label: hero.name, href: path }];
  return { path, page: describePage(context, { path, seo, trail }) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData.page);

export async function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs) {
  const [data, { ResourcePage }] = await Promise.all([
    serverLoader(),
    orDocument(import('./page.tsx'), request),
  ]);
  return { ...data, Page: ResourcePage };
}

export default function Resource({ loaderData }: Route.ComponentProps) {
  const Page = 'Page' in loaderData ? loaderData.Page : ServerPage;
  return <AsSent>{Page && <Page path={loaderData.path} />}</AsSent>;
}
