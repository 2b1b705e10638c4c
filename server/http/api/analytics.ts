import { Hono } from 'hono';
import { analyticsQuerySchema } from '../../../contract/analytics.ts';
import { apiPaths } from '../../../contract/paths.ts';
import type { Analytics } from '../../analytics/analytics.ts';
import type { AppContext, AppRoutes } from '../app-context.ts';
import { checked } from '../read-body.ts';

/** `GET /api/admin/analytics`, behind `requireStaff`. */
export function analyticsRoutes({ report }: Analytics): AppRoutes {
  return new Hono<AppContext>().get(apiPaths.analytics, async (c) =>
    c.json(await report(checked(analyticsQuerySchema, c.req.query()).days)),
  );
}
