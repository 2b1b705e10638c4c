import { newsletterPage } from '../../../content/newsletter.ts';
import { paths } from '../../../contract/paths.ts';
import { SubscribeForm, subscribeHeadingId } from '../../lead-forms/subscribe-form.tsx';
import { describePage } from '../../seo/describe-page.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import { AsSent, orDocument } from '../../ui/as-sent.tsx';
import type { Route } from './+types/route';

/** What stands around the box, on the server and, so that edits show, in development; else fetched on navigation. */
const serverParts = import.meta.env.SSR || import.meta.env.DEV ? await import('./page.tsx') : null;

/** Without JavaScript, the box ends here wherever it stands: `?sent=requested`. */
export function loader({ request, context }: Route.LoaderArgs) {
  return {
    requested: new URL(request.url).searchParams.get('sent') === 'requested',
    page: describePage(context, { path: paths.newsletter, seo: newsletterPage.seo }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData.page);

export async function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs) {
  const [data, parts] = await Promise.all([serverLoader(), orDocument(import('./page.tsx'), request)]);
  return { ...data, parts };
}

export default function NewsletterScreen({ loaderData }: Route.ComponentProps) {
  const parts = 'parts' in loaderData ? loaderData.parts : serverParts;
  return (
    <>
      <AsSent>{parts && <parts.Opening />}</AsSent>
      <div className="page band grid gap-x-16 gap-y-16 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <section aria-labelledby={subscribeHeadingId}>
          <div className="max-w-lg border-oxblood border-t-2 pt-8">
            <SubscribeForm requested={loaderData.requested} />
          </div>
        </section>
        <AsSent>{parts && <parts.Steps />}</AsSent>
      </div>
    </>
  );
}
