import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { shownPages } from '../../../../content/derive/shown-pages.ts';
import type { DashboardStats } from '../../../../contract/admin.ts';
import { staffPaths } from '../../../../contract/staff-paths.ts';
import { wholeNumber } from '../../../ui/whole-number.ts';
import { counted } from '../../kit/format.ts';
import { RetryNotice } from '../../kit/retry-notice.tsx';

interface StatCardsProps {
  query: Pick<UseQueryResult<DashboardStats>, 'data' | 'isFetching' | 'isError' | 'error' | 'refetch'>;
}

export function StatCards({ query }: StatCardsProps) {
  const { data: stats, isError, error, refetch } = query;
  const isLoading = query.isFetching && !isError;
  const missing = isLoading ? '…' : '–';
  const today = (value: number | undefined) => (value === undefined ? null : `${wholeNumber(value)} today`);
  return (
    <section tabIndex={-1} aria-labelledby="figures" aria-busy={isLoading} className="mt-5">
      <h2 id="figures" className="sr-only">
        Totals
      </h2>
      <dl
        className={`grid grid-cols-2 border-y border-line max-lg:*:odd:border-r max-lg:*:nth-[n+3]:border-t lg:divide-x lg:divide-line ${shownPages.blog ? 'lg:grid-cols-4' : 'lg:grid-cols-3'}`}
      >
        <StatCard
          label="Total Page Views"
          to={staffPaths.adminTab('analytics')}
          value={stats?.pageViews}
          missing={missing}
          note={today(stats?.todayPageViews)}
        />
        <StatCard
          label="Contact Forms"
          to={staffPaths.adminRequestsOfKind('contact')}
          value={stats?.totalContacts}
          missing={missing}
          note={today(stats?.todayContacts)}
        />
        <StatCard
          label="Consultations"
          to={staffPaths.adminRequestsOfKind('consultation')}
          value={stats?.totalConsultations}
          missing={missing}
          note={today(stats?.todayConsultations)}
        />
        {shownPages.blog && (
          <StatCard
            label="Blog Posts"
            value={stats?.totalBlogPosts}
            missing={missing}
            note={
              <Link
                to={staffPaths.adminBlog}
                className="link -my-3 inline-flex min-h-11 items-center font-semibold text-action lg:-my-1 lg:min-h-0 lg:py-1"
              >
                Manage Blog
              </Link>
            }
          />
        )}
      </dl>
      {stats !== undefined && stats.totalEntered > 0 && (
        <p className="mt-2 text-xs text-muted tabular-nums">
          <Link to={staffPaths.adminRequestsOfKind('entered')} className="link inline-block py-3 lg:py-1">
            {counted(stats.totalEntered, 'call or walk-in', 'calls and walk-ins')}
          </Link>{' '}
          entered by hand, {today(stats.todayEntered)}
        </p>
      )}
      {isError && (
        <RetryNotice
          text={stats ? 'The totals could not be refreshed.' : 'The totals could not be loaded.'}
          error={error}
          onRetry={() => void refetch()}
        />
      )}
    </section>
  );
}

interface StatCardProps {
  label: string;
  /** The list that the card counts; the card is its link. */
  to?: string;
  value: number | undefined;
  /** Shown while there is no value. */
  missing: string;
  note: ReactNode;
}

function StatCard({ label, to, value, missing, note }: StatCardProps) {
  return (
    <div className="relative border-line px-4 py-4 max-lg:odd:pl-0 lg:px-6 lg:first:pl-0 has-[dt_a]:hover:bg-tint/60">
      <dt className="text-xs font-medium text-muted">
        {to ? (
          <Link to={to} className="link after:absolute after:inset-0">
            {label}
          </Link>
        ) : (
          label
        )}
      </dt>
      <dd className="mt-1 font-display text-2xl tabular-nums">
        {value === undefined ? <span className="text-line-strong">{missing}</span> : wholeNumber(value)}
      </dd>
      <dd className="min-h-6 text-xs text-muted tabular-nums">{note}</dd>
    </div>
  );
}
