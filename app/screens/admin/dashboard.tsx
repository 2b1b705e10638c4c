import { useEffect, useRef } from 'react';
import { DashboardHeader } from './sections/dashboard-header.tsx';
import { DashboardTabs } from './sections/dashboard-tabs.tsx';
import { OutboxNotice } from './sections/outbox-notice.tsx';
import { StatCards } from './sections/stat-cards.tsx';
import { useAcceptedLeads } from './use-accepted-leads.ts';
import { useDashboardStats } from './use-dashboard-stats.ts';

interface DashboardProps {
  /** Moves the focus to the heading, after a login. */
  takeFocus: boolean;
}

export function Dashboard({ takeFocus }: DashboardProps) {
  useAcceptedLeads();
  const { data: stats, isFetching, isError, refetch } = useDashboardStats();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takeFocus) heading.current?.focus();
  }, [takeFocus]);
  return (
    <>
      <DashboardHeader />
      <main id="content" tabIndex={-1} className="page pt-7 pb-20 outline-none lg:pt-9">
        <h1 ref={heading} tabIndex={-1} className="text-2xl outline-none">
          Dashboard
        </h1>
        {stats && <OutboxNotice outbox={stats.outbox} />}
        <StatCards
          stats={stats}
          state={isError ? 'failed' : isFetching ? 'loading' : 'ready'}
          onRetry={() => void refetch()}
        />
        <DashboardTabs />
      </main>
    </>
  );
}
