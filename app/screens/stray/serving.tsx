import { servingPage } from '../../../content/stray/serving.ts';
import { paths } from '../../../contract/paths.ts';
import { describePage } from '../../seo/describe-page.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import { AsSent, orDocument } from '../../ui/as-sent.tsx';
import type { Route } from './+types/serving';

/** The page itself on the server; a browser fetches it only for a navigation within the site. */
const ServerPage =
  import.meta.env.SSR || import.meta.env.DEV ? (await import('./serving-page.tsx')).ServingPage : null;

export function loader({ context }: Route.LoaderArgs) {
  return { page: describePage(context, { path: paths.serving, seo: servingPage.seo }) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData.page);

export async function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs) {
  const [data, { ServingPage }] = await Promise.all([
    serverLoader(),
    orDocument(import('./serving-page.tsx'), request),
  ]);
  return { ...data, Page: ServingPage };
}

export default function Serving({ loaderData }: Route.ComponentProps) {
  const Page = 'Page' in loaderData ? loaderData.Page : ServerPage;
  return <AsSent>{Page && <Page />}</AsSent>;
}
