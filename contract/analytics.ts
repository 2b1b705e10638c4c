import * as z from 'zod/mini';

/** Numbers of days that a report can cover. The longest is all that is kept: thirteen months. */
export const analyticsRanges = [30, 90, 396] as const;
export type AnalyticsRange = (typeof analyticsRanges)[number];

/** The query of `GET /api/admin/analytics`. */
export const analyticsQuerySchema = z.object({
  days: z.pipe(
    z._default(z.string(), '30'),
    z.pipe(z.transform(Number), z.literal(analyticsRanges, `days must be ${analyticsRanges.join(', ')}`)),
  ),
});

export interface DayFigures {
  /** Calendar day in the firm's zone, `YYYY-MM-DD`. */
  day: string;
  views: number;
  requests: number;
}

export interface PageFigures {
  page: string;
  /** Null: a page that is gone. */
  title: string | null;
  views: number;
  /** Requests sent from a form of this page. */
  requests: number;
}

export interface AnalyticsReport {
  /** Each day of the range, oldest first, today last. */
  days: DayFigures[];
  /** Most views first. */
  pages: PageFigures[];
  /** Hosts of other sites whose links were followed, most views first; an empty host: no site is known. */
  referrers: { host: string; views: number }[];
}
