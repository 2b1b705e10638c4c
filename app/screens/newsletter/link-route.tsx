import { confirmPage, unsubscribePage } from '../../../content/newsletter.ts';
import { paths } from '../../../contract/paths.ts';
import { pageRequestContext } from '../../context.ts';
import { describePage } from '../../seo/describe-page.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import { AsSent, orDocument } from '../../ui/as-sent.tsx';
import type { Route } from './+types/link-route';

/** The page itself on the server; a browser fetches it only for a navigation within the site. */
const ServerPage =
  import.meta.env.SSR || import.meta.env.DEV ? (await import('./link-page.tsx')).LinkPage : null;

/**
 * Two routes share this screen. What a link's button has done is in `?sent=`; the link's token plays no part in
 * rendering, so that the page is the same for everybody and no copy of it holds a token.
 */
export function loader({ request, context, pattern }: Route.LoaderArgs) {
  const path = `/${pattern}/`;
  const { rejectedForm } = context.get(pageRequestContext);
  const { seo } = path === paths.newsletterConfirm ? confirmPage : unsubscribePage;
  return {
    path,
    sent: new URL(request.url).searchParams.get('sent'),
    failure: rejectedForm?.form === 'newsletter-link' ? rejectedForm.error : null,
    page: describePage(context, { path, seo }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData.page);

export async function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs) {
  const [data, { LinkPage }] = await Promise.all([
    serverLoader(),
    orDocument(import('./link-page.tsx'), request),
  ]);
  return { ...data, Page: LinkPage };
}

export default function NewsletterLink({ loaderData }: Route.ComponentProps) {
  const Page = 'Page' in loaderData ? loaderData.Page : ServerPage;
  const { path, sent, failure } = loaderData;
  return <AsSent>{Page && <Page path={path} sent={sent} failure={failure} />}</AsSent>;
}
