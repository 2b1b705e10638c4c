import { useSearchParams } from 'react-router';
import { staffPaths } from '../../../contract/staff-paths.ts';
import { pageMeta } from '../../head/page-meta.ts';
import { adminPage } from '../kit/admin-page.ts';
import { Screen } from '../kit/screen.tsx';
import { MailNotice } from '../mail-notice.tsx';
import { ScreenHeading } from '../screen-heading.tsx';
import type { Route } from './+types/route';
import { ChooseArticle } from './sections/choose-article.tsx';
import { Mailings } from './sections/mailings.tsx';
import { SendArticle } from './sections/send-article.tsx';
import { Subscribers } from './sections/subscribers.tsx';
import { Undelivered } from './undelivered.tsx';

export function loader({ context }: Route.LoaderArgs) {
  return { page: adminPage(context, staffPaths.adminNewsletter, 'Newsletter') };
}

/** The filters are in the address, and nothing on the server depends on them. */
export const shouldRevalidate = () => false;

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData.page);

/** The newsletter: sends an article to the subscribers, and shows what was sent and to whom. */
export default function NewsletterScreen() {
  const [parameters] = useSearchParams();
  const slug = parameters.get('post') ?? '';
  return (
    <Screen>
      <ScreenHeading title="Newsletter" />
      <MailNotice />
      <Undelivered />
      {slug === '' ? <ChooseArticle /> : <SendArticle key={slug} slug={slug} />}
      <Mailings openSlug={slug} />
      <Subscribers />
    </Screen>
  );
}
