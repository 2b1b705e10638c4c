import { data } from 'react-router';
import { breadcrumbs } from '../../../content/derive/breadcrumbs.ts';
import { hasPage } from '../../../content/derive/links.ts';
import { confirmPage, unsubscribePage } from '../../../content/interface/newsletter.ts';
import type { Link } from '../../../content/schema/firm.ts';
import { errorStatuses } from '../../../contract/errors.ts';
import { paths } from '../../../contract/paths.ts';
import { pageRequestContext } from '../../context.ts';
import { handlePostedForm, readPostedForm } from '../../forms/posted-form.ts';
import { describePage } from '../../head/describe-page.ts';
import { pageMeta } from '../../head/page-meta.ts';
import { Breadcrumbs } from '../../sections/breadcrumbs.tsx';
import { button } from '../../ui/button.ts';
import type { Route } from './+types/link-route';

const pathOf = (pattern: string) => `/${pattern}/`;
const trailOf = (path: string) =>
  path === paths.newsletterConfirm ? breadcrumbs.newsletterConfirm : breadcrumbs.newsletterUnsubscribe;
const textsOf = (path: string) => (path === paths.newsletterConfirm ? confirmPage : unsubscribePage);

/**
 * Loads one of the two pages that links in mail open. The token is not used here, so that the cached page is the same
 * for everyone and holds no token; `?sent=` names the result of the button.
 */
export function loader({ request, context, pattern }: Route.LoaderArgs) {
  const path = pathOf(pattern);
  return {
    path,
    sent: new URL(request.url).searchParams.get('sent'),
    page: describePage(context, { path, seo: textsOf(path).seo, trail: trailOf(path) }),
  };
}

/**
 * Takes the page's button, and the POST that a mail program sends to the List-Unsubscribe address (RFC 8058, section
 * 3.1), which is answered without a redirect and without a rate limit: a provider sends it for many readers.
 */
export async function action({ request, context, pattern }: Route.ActionArgs) {
  const { newsletter } = context.get(pageRequestContext);
  const path = pathOf(pattern);
  const token = new URL(request.url).searchParams.get('token') ?? '';
  const fields = await readPostedForm(request);
  if (path === paths.newsletterUnsubscribe && fields['List-Unsubscribe'] === 'One-Click') {
    const result = await newsletter.unsubscribe(token);
    const status = result === 'unsubscribed' ? 200 : errorStatuses['not-found'];
    return data({ error: unsubscribePage.answers[result].heading }, { status });
  }
  return handlePostedForm(context, { form: 'newsletter-link', values: {} }, async () => {
    const result =
      path === paths.newsletterConfirm
        ? await newsletter.confirm(token)
        : await newsletter.unsubscribe(token);
    return `${path}?sent=${result}`;
  });
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData.page);

interface Answer {
  heading: string;
  text: string;
  link: Link;
}

/** The button that confirms or unsubscribes, or its result. */
export default function NewsletterLink({ loaderData, actionData }: Route.ComponentProps) {
  const { path, sent } = loaderData;
  const { ask, answers } = textsOf(path);
  const answer = Object.entries<Answer>(answers).find(([result]) => result === sent)?.[1];
  return (
    <div className="page pt-3 pb-20 lg:pb-28">
      <Breadcrumbs trail={trailOf(path)} />
      <div
        className={`measure mt-10 border-t-2 pt-8 lg:mt-16 ${answer && sent !== 'link-unknown' ? 'border-success' : 'border-alert'}`}
      >
        <h1 className="text-4xl">{(answer ?? ask).heading}</h1>
        <p className="mt-6 text-lg">{(answer ?? ask).text}</p>
        {actionData && (
          <p role="alert" className="mt-6 border-alert border-l-4 pl-4 font-medium text-alert">
            {actionData.error}
          </p>
        )}
        {answer ? (
          hasPage(answer.link.href) && (
            <a
              href={answer.link.href}
              className="link mt-8 inline-flex min-h-11 items-center font-semibold text-action"
            >
              {answer.link.label}
            </a>
          )
        ) : (
          // Posts to the open address, which has the token.
          <form method="post" encType="multipart/form-data" className="mt-10">
            <button type="submit" className={button('primary', 'w-full sm:w-auto sm:min-w-56')}>
              {ask.submit}
            </button>
          </form>
        )}
      </div>
    </div>
  );
}
