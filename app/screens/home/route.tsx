import { homePage } from '../../../content/home.ts';
import { mediaInterviews } from '../../../content/home-closing.ts';
import { paths } from '../../../contract/paths.ts';
import { pageRequestContext } from '../../context.ts';
import { describePage } from '../../seo/describe-page.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import type { PageNodes } from '../../seo/structured-data.ts';
import { videoNodes } from '../../seo/structured-data-media.ts';
import { attorneyNodes } from '../../seo/structured-data-people.ts';
import { faqNodes } from '../../seo/structured-data-reading.ts';
import { AsSent, orDocument } from '../../ui/as-sent.tsx';
import type { Route } from './+types/route';

/** The page itself, on the server and, so that edits show, in development; else a browser fetches it only on navigation. */
const ServerPage = import.meta.env.SSR || import.meta.env.DEV ? (await import('./page.tsx')).HomePage : null;

export function loader({ context }: Route.LoaderArgs) {
  const videos = videoNodes(mediaInterviews.map(({ videoId }) => videoId));
  const nodes: PageNodes = (graph) => [...attorneyNodes(graph), ...videos(graph), ...faqNodes(graph)];
  const page = describePage(context, { path: paths.home, seo: homePage.seo, nodes });
  return { page, prerender: context.get(pageRequestContext).prerender };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData.page);

export async function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs) {
  const [data, { HomePage }] = await Promise.all([serverLoader(), orDocument(import('./page.tsx'), request)]);
  return { ...data, Page: HomePage };
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const Page = 'Page' in loaderData ? loaderData.Page : ServerPage;
  return <AsSent>{Page && <Page expandFaq={loaderData.prerender} />}</AsSent>;
}
