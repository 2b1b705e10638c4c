import { newsletterPage } from '../../../content/newsletter.ts';
import { paths } from '../../../contract/paths.ts';
import { SubscribeForm, subscribeHeadingId } from '../../lead-forms/subscribe-form.tsx';
import { describePage } from '../../seo/describe-page.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import { AsSent, orDocument } from '../../ui/as-sent.tsx';
import type { Route } from './+types/route';

/** The head of the page on the server and, so that edits show, in development; else fetched only on navigation. */
const ServerOpening =
  import.meta.env.SSR || import.meta.env.DEV ? (await import('./opening.tsx')).Opening : null;

/** Without JavaScript, the box ends here wherever it stands: `?sent=requested`. */
export function loader({ request, context }: Route.LoaderArgs) {
  return {
    requested: new URL(request.url).searchParams.get('sent') === 'requested',
    page: describePage(context, { path: paths.newsletter, seo: newsletterPage.seo }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData.page);

export async function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs) {
  const [data, { Opening }] = await Promise.all([
    serverLoader(),
    orDocument(import('./opening.tsx'), request),
  ]);
  return { ...data, Opening };
}

export default function NewsletterScreen({ loaderData }: Route.ComponentProps) {
  const Opening = 'Opening' in loaderData ? loaderData.Opening : ServerOpening;
  return (
    <>
      <AsSent>{Opening && <Opening />}</AsSent>
      <section aria-labelledby={subscribeHeadingId} className="page band">
        <div className="max-w-md border-oxblood border-t-2 pt-8">
          <SubscribeForm requested={loaderData.requested} />
        </div>
      </section>
    </>
  );
}
