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

/** Kinds of pages whose speed is measured, in the order of the report. */
export const pageKinds = [
  'home',
  'practice-area',
  'what-happened',
  'calculators',
  'blog',
  'article',
  'contact',
  'other',
] as const;
export type PageKind = (typeof pageKinds)[number];

/** Measured speed of a visit: LCP and INP in milliseconds, and CLS (https://web.dev/articles/vitals). */
export const speedMetrics = ['lcp', 'inp', 'cls'] as const;
export type SpeedMetric = (typeof speedMetrics)[number];

const figure = z.optional(z.number().check(z.nonnegative()));

/** The body of `POST /api/visit-speeds`. */
export const visitSpeedSchema = z.object({
  path: z.string('The path is required').check(z.maxLength(300, 'The path is too long')),
  lcp: figure,
  inp: figure,
  cls: figure,
});
export type VisitSpeed = z.output<typeof visitSpeedSchema>;

/** Measured speed of the pages of one kind. */
export interface SpeedFigures {
  kind: PageKind;
  /** Measured visits. */
  visits: number;
  /** The main part of the page appeared within this time in three of four visits; null: later than can be counted. */
  appearsWithinMs: number | null;
  /** Shares of the visits over Google's limit for a good visit, from 0 to 1; null: none was measured. */
  slow: Record<SpeedMetric, number | null>;
}

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
  /** Kinds of pages without a measured visit are left out. */
  speeds: SpeedFigures[];
  /** Blocked by the content security policy, most often first: its directive, and the host or scheme. */
  blocked: { directive: string; source: string; count: number }[];
  /** Searches of the blog without a result, most often first. */
  searches: { words: string; count: number }[];
}
