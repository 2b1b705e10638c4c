import { useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { staffApiPaths, staffPaths } from '../../../contract/staff-paths.ts';
import { dashboardStatsKey, useDashboardStats } from '../dashboard/use-dashboard-stats.ts';
import { adminLoader } from '../kit/admin-page.ts';
import { counted } from '../kit/format.ts';
import { ResendNotice } from '../kit/resend-notice.tsx';
import { Screen } from '../kit/screen.tsx';
import { MailNotice } from '../mail-notice.tsx';
import { deliveryReason } from '../requests/delivery-reason.ts';
import { ScreenHeading } from '../screen-heading.tsx';
import { ChooseArticle } from './sections/choose-article.tsx';
import { Mailings } from './sections/mailings.tsx';
import { SendArticle } from './sections/send-article.tsx';
import { Subscribers } from './sections/subscribers.tsx';

export const loader = adminLoader(staffPaths.adminNewsletter, 'Newsletter');

export { meta, shouldRevalidate } from '../kit/admin-meta.ts';

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

/** Sends failed confirmations and tests again. */
function Undelivered() {
  const client = useQueryClient();
  const { data } = useDashboardStats();
  const { failed = 0, lastError = null } = data?.newsletter ?? {};
  const reason = lastError ? `: ${deliveryReason(lastError, 'mail server')}` : '';
  return (
    <ResendNotice
      url={staffApiPaths.newsletterResend}
      count={failed}
      text={`${counted(failed, 'email')} with a confirmation link or a test could not be delivered${reason}.`}
      label="Resend"
      className="border-alert bg-alert-tint"
      done={(resent) => `Sending ${counted(resent, 'email')} again.`}
      onDone={() => void client.invalidateQueries({ queryKey: dashboardStatsKey })}
    />
  );
}
