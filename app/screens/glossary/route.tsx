import { breadcrumbs } from '../../../content/breadcrumbs.ts';
import { glossary } from '../../../content/resources/glossary.ts';
import { paths } from '../../../contract/paths.ts';
import { describePage } from '../../seo/describe-page.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import { glossaryNodes } from '../../seo/structured-data-reading.ts';
import { AsSent, orDocument } from '../../ui/as-sent.tsx';
import type { Route } from './+types/route';

/** The page itself on the server; a browser fetches it only for a navigation within the site. */
const ServerPage =
  import.meta.env.SSR || import.meta.env.DEV ? (await import('./page.tsx')).GlossaryPage : null;

export function loader({ context }: Route.LoaderArgs) {
  const { hero, seo } = glossary;
  const trail = [...breadcrumbs.links, { label: hero.name, href: paths.glossary }];
  return { page: describePage(context, { path: paths.glossary, seo, trail, nodes: glossaryNodes }) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData.page);

export async function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs) {
  const [data, { GlossaryPage }] = await Promise.all([
    serverLoader(),
    orDocument(import('./page.tsx'), request),
  ]);
  return { ...data, Page: GlossaryPage };
}

export default function Glossary({ loaderData }: Route.ComponentProps) {
  const Page = 'Page' in loaderData ? loaderData.Page : ServerPage;
  return <AsSent>{Page && <Page />}</AsSent>;
}
