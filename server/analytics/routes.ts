import { Hono } from 'hono';
import { analyticsQuerySchema } from '../../contract/analytics.ts';
import { staffApiPaths } from '../../contract/staff-paths.ts';
import type { AppContext, AppRoutes } from '../platform/http/app-context.ts';
import { checked } from '../platform/refusal.ts';
import type { Analytics } from './analytics.ts';

/** `GET /api/admin/analytics`, behind `requireStaff`. */
export function analyticsRoutes({ report }: Analytics): AppRoutes {
  return new Hono<AppContext>().get(staffApiPaths.analytics, async (c) =>
    c.json(await report(checked(analyticsQuerySchema, c.req.query()).days)),
  );
}
