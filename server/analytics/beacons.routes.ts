import { type Context, Hono } from 'hono';
import { pageViewSchema } from '../../contract/admin.ts';
import { visitSpeedSchema } from '../../contract/analytics.ts';
import { apiPaths } from '../../contract/paths.ts';
import type { AppContext, AppRoutes } from '../platform/http/app-context.ts';
import { readJson } from '../platform/http/read-body.ts';
import { type LimitRate, rateRules } from '../platform/rate-limits.ts';
import { checked } from '../platform/refusal.ts';
import { countsAsPageView, type PageViews } from './page-views.ts';
import type { VisitCounts } from './visit-counts.ts';

interface BeaconServices {
  pageViews: Pick<PageViews, 'record'>;
  visitCounts: Pick<VisitCounts, 'recordSpeed' | 'recordBlocked'>;
}

/**
 * The beacons of a page that was reached without a page load and of a visit's speed, and the reports of the content
 * security policy.
 * @param isPage whether the path is the canonical one of a page; rejects invented paths
 */
export function beaconRoutes(
  { pageViews, visitCounts }: BeaconServices,
  isPage: (path: string) => Promise<boolean>,
  limit: LimitRate,
): AppRoutes {
  const isPerson = (c: Context<AppContext>, path: string) =>
    countsAsPageView({
      ...{ path, method: 'GET', status: 200 },
      userAgent: c.req.header('User-Agent'),
      purposeHeader: undefined,
    });
  return new Hono<AppContext>()
    .post(apiPaths.pageViews, limit(rateRules.pageView), async (c) => {
      const { path } = checked(pageViewSchema, await readJson(c));
      if (isPerson(c, path) && (await isPage(path))) pageViews.record(path);
      return c.body(null, 204);
    })
    .post(apiPaths.visitSpeeds, limit(rateRules.visitSpeed), async (c) => {
      const speed = checked(visitSpeedSchema, await readJson(c));
      if (isPerson(c, speed.path) && (await isPage(speed.path))) visitCounts.recordSpeed(speed);
      return c.body(null, 204);
    })
    .post(apiPaths.policyReports, limit(rateRules.policyReport), async (c) => {
      const report = await readJson(c, 'application/csp-report');
      if (isPerson(c, '/')) visitCounts.recordBlocked(report);
      return c.body(null, 204);
    });
}
