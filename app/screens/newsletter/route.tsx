import { breadcrumbs } from '../../../content/derive/breadcrumbs.ts';
import { newsletterPage } from '../../../content/interface/newsletter.ts';
import { paths } from '../../../contract/paths.ts';
import { pageRequestContext } from '../../context.ts';
import { handlePostedForm, readPostedForm } from '../../forms/posted-form.ts';
import { SubscribeForm, subscribeHeadingId } from '../../forms/subscribe-form.tsx';
import { describePage } from '../../head/describe-page.ts';
import { pageMeta } from '../../head/page-meta.ts';
import { PageOpening } from '../../sections/page-opening.tsx';
import type { Route } from './+types/route';
import { Steps } from './sections/steps.tsx';

/** Shows the notice for `?sent=requested`, where the action redirects to. */
export function loader({ request, context }: Route.LoaderArgs) {
  return {
    requested: new URL(request.url).searchParams.get('sent') === 'requested',
    page: describePage(context, {
      path: paths.newsletter,
      seo: newsletterPage.seo,
      trail: breadcrumbs.newsletter,
    }),
  };
}

/** Takes the subscription form without JavaScript. */
export async function action({ request, context }: Route.ActionArgs) {
  const { newsletter } = context.get(pageRequestContext);
  const { email = '', website = '' } = await readPostedForm(request);
  return handlePostedForm(context, { form: 'subscribe', values: { email } }, async () => {
    await newsletter.subscribe({ email, antispam: { website } });
    return `${paths.newsletter}?sent=requested`;
  });
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData.page);

export default function NewsletterScreen({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageOpening {...newsletterPage.hero} trail={breadcrumbs.newsletter} />
      <div className="page band grid gap-x-16 gap-y-16 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <section aria-labelledby={subscribeHeadingId}>
          <div className="max-w-lg border-action border-t-2 pt-8">
            <SubscribeForm requested={loaderData.requested} refused={actionData} />
          </div>
        </section>
        <Steps />
      </div>
    </>
  );
}
