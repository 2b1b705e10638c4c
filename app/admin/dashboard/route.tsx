import { Link, useSearchParams } from 'react-router';
import { staffPaths } from '../../../contract/staff-paths.ts';
import { wholeNumber } from '../../ui/whole-number.ts';
import { elapsed } from '../kit/elapsed.ts';
import { Screen } from '../kit/screen.tsx';
import { toolButton } from '../kit/tool-button.tsx';
import { MailNotice } from '../mail-notice.tsx';
import { useAcceptedLeads } from '../requests/refresh-requests.ts';
import { useNewInquiries } from '../requests/use-new-inquiries.ts';
import { ScreenHeading } from '../screen-heading.tsx';
import { DashboardTabs } from './sections/dashboard-tabs.tsx';
import { OutboxNotice } from './sections/outbox-notice.tsx';
import { StatCards } from './sections/stat-cards.tsx';
import { tabs } from './tabs/tabs.ts';
import { useDashboardStats } from './use-dashboard-stats.ts';

/** The staff's start page (specification section 2, "Admin"). */
export default function Dashboard() {
  useAcceptedLeads();
  const query = useDashboardStats();
  const { data: stats } = query;
  const [parameters] = useSearchParams();
  const tab = tabs.find(({ key }) => key === parameters.get('tab'));
  return (
    <Screen above={[]}>
      <ScreenHeading title={tab ? `${tab.label} – Dashboard` : 'Dashboard'}>Dashboard</ScreenHeading>
      <NewRequests />
      <MailNotice />
      {stats && <OutboxNotice outbox={stats.outbox} webhook={stats.webhook} newsletter={stats.newsletter} />}
      <StatCards query={query} />
      <DashboardTabs />
    </Screen>
  );
}

/** The number of new inquiries and the longest wait, with a link to the list. */
function NewRequests() {
  const { data } = useNewInquiries();
  const waits = data?.oldest && `, the oldest waits ${elapsed(data.oldest, Date.now())}`;
  return (
    <div className="no-print mt-4 flex min-h-15 flex-wrap items-center justify-between gap-x-6 gap-y-2 border-y border-line py-3">
      <p role="status" className="font-display text-xl">
        {data && (data.total > 0 ? `${wholeNumber(data.total)} new${waits}` : 'No new requests')}
      </p>
      {/* Hidden until the number is known: a changing button would be pressed by mistake. */}
      {data && (
        <Link
          to={data.total > 0 ? staffPaths.adminNewRequests : staffPaths.adminRequests}
          className={toolButton(data.total > 0 ? 'primary' : 'outline')}
        >
          {data.total > 0 ? 'See new requests' : 'See all requests'}
        </Link>
      )}
    </div>
  );
}
