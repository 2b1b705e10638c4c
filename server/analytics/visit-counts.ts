import { type AnalyticsReport, speedMetrics, type VisitSpeed } from '../../contract/analytics.ts';
import { searchWords } from '../platform/search-words.ts';
import { type CountBufferOptions, createCountBuffer } from './count-buffer.ts';
import type { VisitCountsStore, VisitSubject } from './visit-counts.store.ts';
import { speedFigures, speedName } from './visit-speeds.ts';

const SEARCH_MAX = 60;
/** An e-mail address, a URL, or as many digits as a phone number has. */
const PRIVATE_OR_SPAM = /@|:\/\/|www\.|(\d\D{0,3}){7}/;
const HOST_MAX = 100;
const DIRECTIVE = /^(default|script|style|img|media|font|connect|frame|manifest)-src|^(form-action|base-uri)/;

const LISTED_MAX = 20;

/** The stored form of a search; null: not stored. */
function keptWords(search: string): string | null {
  const words = searchWords(search).join(' ');
  return PRIVATE_OR_SPAM.test(search) || words === '' || words.length > SEARCH_MAX ? null : words;
}

/**
 * The name of a report of the policy (CSP Level 3, section 5.3): directive, and host or scheme.
 * @returns null for anything else
 */
function blockedName(report: unknown): string | null {
  const fields = (report as { 'csp-report'?: unknown } | null)?.['csp-report'];
  const { 'effective-directive': directive, 'blocked-uri': blocked } = (fields ?? {}) as Record<
    string,
    unknown
  >;
  const [known] = (typeof directive === 'string' && DIRECTIVE.exec(directive)) || [];
  if (!known || typeof blocked !== 'string') return null;
  if (!URL.canParse(blocked)) return /^[a-z-]{2,30}$/.test(blocked) ? `${known} ${blocked}` : null;
  const { hostname, protocol } = new URL(blocked);
  return `${known} ${(/^(http|ws)s?:$/.test(protocol) ? hostname : protocol.slice(0, -1)).slice(0, HOST_MAX)}`;
}

/** Counts of visits besides page views: speed, blocked content, and searches without a result. */
export function createVisitCounts(options: CountBufferOptions<VisitSubject> & { store: VisitCountsStore }) {
  const { store } = options;
  const { count, flush } = createCountBuffer(options);
  return {
    flush,
    recordSpeed({ path, ...figures }: VisitSpeed): void {
      for (const metric of speedMetrics) {
        const value = figures[metric];
        if (value !== undefined) count('speed', speedName(path, metric, value));
      }
    },
    /** @param report as a browser sends it */
    recordBlocked(report: unknown): void {
      const name = blockedName(report);
      if (name) count('blocked', name);
    },
    recordSearch(search: string): void {
      const words = keptWords(search);
      if (words) count('search', words);
    },
    /** @param day the first one of the report */
    async report(day: string): Promise<Pick<AnalyticsReport, 'speeds' | 'blocked' | 'searches'>> {
      const [speeds, blocked, searches] = await Promise.all([
        store.since('speed', day),
        store.since('blocked', day),
        store.since('search', day),
      ]);
      return {
        speeds: speedFigures(speeds),
        blocked: blocked.slice(0, LISTED_MAX).map(({ name, count }) => {
          const [directive = '', source = ''] = name.split(' ');
          return { directive, source, count };
        }),
        searches: searches.slice(0, LISTED_MAX).map(({ name, count }) => ({ words: name, count })),
      };
    },
  };
}

export type VisitCounts = ReturnType<typeof createVisitCounts>;
