import { breadcrumbs } from '../../../content/breadcrumbs.ts';
import { siteMap } from '../../../content/site-map.ts';
import { paths } from '../../../contract/paths.ts';
import { describePage } from '../../seo/describe-page.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import { AsSent, orDocument } from '../../ui/as-sent.tsx';
import type { Route } from './+types/route';

/** The page itself on the server; a browser fetches it only for a navigation within the site. */
const ServerPage =
  import.meta.env.SSR || import.meta.env.DEV ? (await import('./page.tsx')).SiteMapPage : null;

export function loader({ context }: Route.LoaderArgs) {
  const { hero, seo } = siteMap;
  const trail = [...breadcrumbs.links, { label: hero.name, href: paths.sitemap }];
  return { page: describePage(context, { path: paths.sitemap, seo, trail }) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData.page);

export async function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs) {
  const [data, { SiteMapPage }] = await Promise.all([
    serverLoader(),
    orDocument(import('./page.tsx'), request),
  ]);
  return { ...data, Page: SiteMapPage };
}

export default function SiteMap({ loaderData }: Route.ComponentProps) {
  const Page = 'Page' in loaderData ? loaderData.Page : ServerPage;
  return <AsSent>{Page && <Page />}</AsSent>;
}
