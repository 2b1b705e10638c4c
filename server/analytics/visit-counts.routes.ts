import { Hono } from 'hono';
import { visitSpeedSchema } from '../../contract/analytics.ts';
import { apiPaths } from '../../contract/paths.ts';
import type { AppContext, AppRoutes } from '../platform/http/app-context.ts';
import { readJson } from '../platform/http/read-body.ts';
import { type LimitRate, rateRules } from '../platform/rate-limits.ts';
import { checked } from '../platform/refusal.ts';
import type { PageViewCounting } from './page-views.routes.ts';
import type { VisitCounts } from './visit-counts.ts';

/** The beacon of a visit's speed, and the reports of the content security policy. */
export function visitCountRoutes(
  { recordSpeed, recordBlocked }: Pick<VisitCounts, 'recordSpeed' | 'recordBlocked'>,
  { counts, isPage }: Pick<PageViewCounting, 'counts' | 'isPage'>,
  limit: LimitRate,
): AppRoutes {
  const isPerson = (path: string, userAgent: string | undefined) =>
    counts({ path, method: 'GET', status: 200, userAgent, purposeHeader: undefined });
  return new Hono<AppContext>()
    .post(apiPaths.visitSpeeds, limit(rateRules.visitSpeed), async (c) => {
      const speed = checked(visitSpeedSchema, await readJson(c));
      if (isPerson(speed.path, c.req.header('User-Agent')) && (await isPage(speed.path))) recordSpeed(speed);
      return c.body(null, 204);
    })
    .post(apiPaths.policyReports, limit(rateRules.policyReport), async (c) => {
      const report = await readJson(c, 'application/csp-report');
      if (isPerson('/', c.req.header('User-Agent'))) recordBlocked(report);
      return c.body(null, 204);
    });
}
