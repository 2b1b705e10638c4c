import { firmDayStart } from '../../content/derive/firm-instants.ts';
import { firmDay } from '../../content/derive/firm-time.ts';
import type { AnalyticsRange, AnalyticsReport, DayFigures } from '../../contract/analytics.ts';
import { analyticsRanges } from '../../contract/analytics.ts';
import { paths } from '../../contract/paths.ts';
import type { PageViewsStore } from './page-views.store.ts';
import { pageOf } from './page-views.ts';
import type { VisitCounts } from './visit-counts.ts';

const PAGES_MAX = 50;
const REFERRERS_MAX = 20;
/** Pages that search engines do not list, so they compete with none. */
const LINKS_IN_MAILS: readonly string[] = [paths.newsletterConfirm, paths.newsletterUnsubscribe];
const DAY_MS = 24 * 60 * 60 * 1000;

export interface AnalyticsOptions {
  views: Pick<PageViewsStore, 'byDay' | 'byPage' | 'topReferrers'>;
  /** Counts of requests from each instant (ISO 8601) to the next, and since an instant by path as it was sent. */
  requests: {
    between: (instants: readonly string[]) => Promise<number[]>;
    byPage: (since: string) => Promise<Map<string, number>>;
  };
  visits: Pick<VisitCounts, 'report'>;
  /** Titles by path; a page that is gone has none. */
  titles: (paths: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  clock: () => Date;
}

export function createAnalytics({ views, requests, visits, titles, clock }: AnalyticsOptions) {
  return {
    /** Views and requests of the last days, today included. */
    async report(range: AnalyticsRange): Promise<AnalyticsReport> {
      const days = lastDays(range, clock());
      const since = days[0] ?? '';
      const instants = days.map((day) => firmDayStart(day).toISOString());
      const everything = range === analyticsRanges.at(-1);
      const [viewsByDay, viewsByPage, referrers, requestsByDay, requestsByPage, counted] = await Promise.all([
        views.byDay(since),
        views.byPage(everything ? null : since),
        views.topReferrers(since, REFERRERS_MAX),
        requests.between(instants),
        requests.byPage(instants[0] ?? ''),
        visits.report(since),
      ]);
      const toFigures = (day: string, index: number): DayFigures => ({
        day,
        views: viewsByDay.get(day) ?? 0,
        requests: requestsByDay[index] ?? 0,
      });
      const requestsOf = sumByPage(requestsByPage);
      const pages = [...viewsByPage]
        .filter(([page]) => !LINKS_IN_MAILS.includes(page))
        .sort(([a, views], [b, others]) => others - views || (a < b ? -1 : 1))
        .slice(0, PAGES_MAX);
      const titleOf = await titles(pages.map(([page]) => page));
      const figures = pages.map(([page, count]) => ({
        page,
        title: titleOf.get(page) ?? null,
        views: count,
        requests: requestsOf.get(page) ?? 0,
      }));
      return { days: days.map(toFigures), pages: figures, referrers, ...counted };
    },
  };
}

export type Analytics = ReturnType<typeof createAnalytics>;

/** Adds up the counts of paths that are one page. */
function sumByPage(counts: Map<string, number>): Map<string, number> {
  const byPage = new Map<string, number>();
  for (const [path, count] of counts) byPage.set(pageOf(path), (byPage.get(pageOf(path)) ?? 0) + count);
  return byPage;
}

/** Calendar days in the firm's zone, oldest first. */
function lastDays(count: number, now: Date): string[] {
  // Noon, so that no change of clocks skips or repeats a day.
  const noon = firmDayStart(firmDay(now)).getTime() + DAY_MS / 2;
  return Array.from({ length: count }, (_, i) => firmDay(new Date(noon - (count - 1 - i) * DAY_MS)));
}
