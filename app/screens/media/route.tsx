import { mediaPage } from '../../../content/media.ts';
import { paths } from '../../../contract/paths.ts';
import { describePage } from '../../seo/describe-page.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import { mediaNodes } from '../../seo/structured-data-media.ts';
import { AsSent, orDocument } from '../../ui/as-sent.tsx';
import type { Route } from './+types/route';

/** The page itself on the server; a browser fetches it only for a navigation within the site. */
const ServerPage = import.meta.env.SSR || import.meta.env.DEV ? (await import('./page.tsx')).MediaPage : null;

export function loader({ context }: Route.LoaderArgs) {
  return {
    page: describePage(context, {
      path: paths.media,
      seo: mediaPage.seo,
      kind: 'CollectionPage',
      nodes: mediaNodes,
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData.page);

export async function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs) {
  const [data, { MediaPage }] = await Promise.all([
    serverLoader(),
    orDocument(import('./page.tsx'), request),
  ]);
  return { ...data, Page: MediaPage };
}

export default function Media({ loaderData }: Route.ComponentProps) {
  const Page = 'Page' in loaderData ? loaderData.Page : ServerPage;
  return <AsSent>{Page && <Page />}</AsSent>;
}
