import { Link } from 'react-router';
import { staffPaths } from '../../../contract/staff-paths.ts';
import { Screen } from './screen.tsx';
import { ScreenHeading } from './screen-heading.tsx';
import { DashboardTabs } from './sections/dashboard-tabs.tsx';
import { OutboxNotice } from './sections/outbox-notice.tsx';
import { StatCards } from './sections/stat-cards.tsx';
import { toolButton } from './tool-button.ts';
import { useAcceptedLeads } from './use-accepted-leads.ts';
import { useDashboardStats } from './use-dashboard-stats.ts';

/** The staff's start page (specification section 2, "Admin"). */
export default function Dashboard() {
  useAcceptedLeads();
  const { data: stats, isFetching, isError, error, refetch } = useDashboardStats();
  return (
    <Screen above={[]}>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <ScreenHeading>Dashboard</ScreenHeading>
        <Link to={staffPaths.adminRequests} className={toolButton('outline')}>
          Requests
        </Link>
      </div>
      {stats && <OutboxNotice outbox={stats.outbox} webhook={stats.webhook} />}
      <StatCards
        stats={stats}
        state={isError ? 'failed' : isFetching ? 'loading' : 'ready'}
        error={error}
        onRetry={() => void refetch()}
      />
      <DashboardTabs />
    </Screen>
  );
}
