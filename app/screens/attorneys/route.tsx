import { attorneysPage } from '../../../content/attorney-profiles.ts';
import { paths } from '../../../contract/paths.ts';
import { describePage } from '../../seo/describe-page.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import { profileNodes } from '../../seo/structured-data-people.ts';
import { AsSent, orDocument } from '../../ui/as-sent.tsx';
import type { Route } from './+types/route';

/** The page itself on the server; a browser fetches it only for a navigation within the site. */
const ServerPage =
  import.meta.env.SSR || import.meta.env.DEV ? (await import('./page.tsx')).AttorneysPage : null;

export function loader({ context }: Route.LoaderArgs) {
  return {
    page: describePage(context, {
      path: paths.attorneys,
      seo: attorneysPage.seo,
      kind: 'AboutPage',
      nodes: profileNodes,
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData.page);

export async function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs) {
  const [data, { AttorneysPage }] = await Promise.all([
    serverLoader(),
    orDocument(import('./page.tsx'), request),
  ]);
  return { ...data, Page: AttorneysPage };
}

export default function Attorneys({ loaderData }: Route.ComponentProps) {
  const Page = 'Page' in loaderData ? loaderData.Page : ServerPage;
  return <AsSent>{Page && <Page />}</AsSent>;
}
