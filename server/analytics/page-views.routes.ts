import { Hono } from 'hono';
import { pageViewSchema } from '../../contract/admin.ts';
import { apiPaths } from '../../contract/paths.ts';
import type { AppContext, AppRoutes } from '../platform/http/app-context.ts';
import { readJson } from '../platform/http/read-body.ts';
import { type LimitRate, rateRules } from '../platform/rate-limits.ts';
import { checked } from '../platform/refusal.ts';
import type { countsAsPageView } from './page-views.ts';

export interface PageViewCounting {
  record: (path: string) => void;
  counts: typeof countsAsPageView;
  /** Whether the path is the canonical one of a page; rejects invented paths. */
  isPage: (path: string) => Promise<boolean>;
}

/** `POST /api/page-views`: the beacon of a page that was reached without a page load. */
export function pageViewRoutes({ record, counts, isPage }: PageViewCounting, limit: LimitRate): AppRoutes {
  return new Hono<AppContext>().post(apiPaths.pageViews, limit(rateRules.pageView), async (c) => {
    const { path } = checked(pageViewSchema, await readJson(c));
    const userAgent = c.req.header('User-Agent');
    const counted = counts({ path, method: 'GET', status: 200, userAgent, purposeHeader: undefined });
    if (counted && (await isPage(path))) record(path);
    return c.body(null, 204);
  });
}
