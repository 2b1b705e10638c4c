import type { AnalyticsRange, AnalyticsReport, DayFigures } from '../../contract/analytics.ts';
import { analyticsRanges } from '../../contract/analytics.ts';
import { newYorkDay, newYorkDayStart } from '../../contract/new-york-time.ts';
import type { PageViewsStore } from './page-views.store.ts';

const PAGES_MAX = 50;
const REFERRERS_MAX = 20;
const DAY_MS = 24 * 60 * 60 * 1000;

export interface Analytics {
  /** Views and requests of the last days, today included. */
  report(days: AnalyticsRange): Promise<AnalyticsReport>;
}

export interface AnalyticsOptions {
  views: Pick<PageViewsStore, 'byDay' | 'byPage' | 'topReferrers'>;
  /** Counts of requests since an instant (ISO 8601): by UTC hour (`YYYY-MM-DDTHH`), and by path. */
  requests: {
    byHour: (since: string) => Promise<Map<string, number>>;
    byPage: (since: string) => Promise<Map<string, number>>;
  };
  clock: () => Date;
}

export function createAnalytics({ views, requests, clock }: AnalyticsOptions): Analytics {
  return {
    async report(range) {
      const days = lastDays(range, clock());
      const since = days[0] ?? '';
      const sinceInstant = newYorkDayStart(since).toISOString();
      const everything = range === analyticsRanges.at(-1);
      const [viewsByDay, viewsByPage, referrers, requestsByHour, requestsByPage] = await Promise.all([
        views.byDay(since),
        views.byPage(everything ? null : since),
        views.topReferrers(since, REFERRERS_MAX),
        requests.byHour(sinceInstant),
        requests.byPage(sinceInstant),
      ]);
      const requestsByDay = inDays(requestsByHour, days);
      const toFigures = (day: string, index: number): DayFigures => ({
        day,
        views: viewsByDay.get(day) ?? 0,
        requests: requestsByDay[index] ?? 0,
      });
      const pages = [...viewsByPage].map(([page, count]) => ({
        page,
        views: count,
        requests: requestsByPage.get(page) ?? 0,
      }));
      pages.sort((a, b) => b.views - a.views || (a.page < b.page ? -1 : 1));
      return { days: days.map(toFigures), pages: pages.slice(0, PAGES_MAX), referrers };
    },
  };
}

/** Calendar days in New York, oldest first. */
function lastDays(count: number, now: Date): string[] {
  // Noon, so that no change of clocks skips or repeats a day.
  const noon = newYorkDayStart(newYorkDay(now)).getTime() + DAY_MS / 2;
  return Array.from({ length: count }, (_, i) => newYorkDay(new Date(noon - (count - 1 - i) * DAY_MS)));
}

/**
 * Adds the counts of UTC hours up by day of New York, which begins at a full hour of UTC.
 * @param days oldest first; no hour is before the first one
 */
function inDays(byHour: Map<string, number>, days: readonly string[]): number[] {
  const firstHours = days.map((day) => newYorkDayStart(day).toISOString().slice(0, 13));
  const counts = days.map(() => 0);
  for (const [hour, count] of byHour) {
    const index = firstHours.findLastIndex((first) => first <= hour);
    counts[index] = (counts[index] ?? 0) + count;
  }
  return counts;
}
