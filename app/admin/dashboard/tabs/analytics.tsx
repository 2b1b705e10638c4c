import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import {
  type AnalyticsRange,
  type AnalyticsReport,
  analyticsRanges,
} from '../../../../contract/analytics.ts';
import { staffApiPaths } from '../../../../contract/staff-paths.ts';
import { QueryStates } from '../../kit/query-states.tsx';
import { Section } from '../../kit/screen.tsx';
import { BlockedContent } from '../analytics/blocked-content.tsx';
import { CountTable } from '../analytics/count-table.tsx';
import { FiguresByDay } from '../analytics/figures-by-day.tsx';
import { SlowPages } from '../analytics/slow-pages.tsx';
import { TopPages } from '../analytics/top-pages.tsx';

const rangeLabels: Record<AnalyticsRange, string> = { 30: '30 days', 90: '90 days', 396: '13 months' };

/** The visits of the last days: views, requests, pages, referrers, speed, empty searches, blocked resources. */
export function AnalyticsTab() {
  const [parameters, setParameters] = useSearchParams();
  const days =
    analyticsRanges.find((range) => String(range) === parameters.get('days')) ?? analyticsRanges[0];
  const setDays = (range: AnalyticsRange) =>
    setParameters({ tab: 'analytics', days: String(range) }, { replace: true, preventScrollReset: true });
  const query = useQuery<AnalyticsReport>({
    queryKey: [`${staffApiPaths.analytics}?days=${days}`],
    placeholderData: keepPreviousData,
    // Opening the tab reloads the figures.
    refetchOnMount: 'always',
  });
  const { data: report } = query;
  return (
    <div tabIndex={-1} className="outline-none" aria-busy={query.isFetching}>
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">Time</legend>
        {analyticsRanges.map((range) => (
          <label
            key={range}
            className="inline-flex min-h-11 cursor-pointer items-center rounded-sm border border-line-strong px-4 text-xs font-semibold has-checked:border-text has-checked:bg-text has-checked:text-ground has-focus-visible:outline-2 has-focus-visible:outline-offset-2 lg:min-h-9 print:not-has-checked:hidden"
          >
            <input
              type="radio"
              name="analytics-days"
              className="sr-only"
              checked={days === range}
              onChange={() => setDays(range)}
            />
            {rangeLabels[range]}
          </label>
        ))}
      </fieldset>
      <QueryStates query={query} loading="Loading figures…" failure="The figures could not be loaded." />
      {report && <Figures report={report} />}
    </div>
  );
}

function Figures({ report }: { report: AnalyticsReport }) {
  const { days, pages, referrers, speeds, searches, blocked } = report;
  return (
    <>
      <FiguresByDay days={days} />
      <div className="mt-9 grid items-start gap-x-10 gap-y-8 lg:grid-cols-[2fr_1fr]">
        <Section id="top-pages" heading="Top Pages" className="lg:last:col-span-full">
          {pages.length > 0 ? (
            <TopPages pages={pages} />
          ) : (
            <p className="mt-2 border-y border-line py-10 text-center text-sm text-muted">
              No analytics data available
            </p>
          )}
        </Section>
        {referrers.length > 0 && (
          <Section id="referrers" heading="Referrers">
            <CountTable
              caption="Referrers"
              head={['Site', 'Views']}
              rows={referrers.map(({ host, views }) => ({ name: host || 'Direct or unknown', count: views }))}
            />
          </Section>
        )}
      </div>
      {speeds.length > 0 && <SlowPages speeds={speeds} />}
      <div className="mt-9 grid items-start gap-x-10 gap-y-8 empty:hidden lg:grid-cols-2">
        {searches.length > 0 && (
          <Section id="searches" heading="Searches without results">
            <p className="mt-2 text-xs text-muted">
              Words that visitors searched the blog for, and no article has.
            </p>
            <CountTable
              caption="Searches without results"
              head={['Words', 'Searches']}
              rows={searches.map(({ words, count }) => ({ name: words, count }))}
            />
          </Section>
        )}
        {blocked.length > 0 && <BlockedContent blocked={blocked} />}
      </div>
    </>
  );
}
