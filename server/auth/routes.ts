import { Hono } from 'hono';
import { type Installation, type LoginAnswer, loginSchema } from '../../contract/admin.ts';
import { staffApiPaths } from '../../contract/staff-paths.ts';
import type { Leads } from '../inquiries/leads.ts';
import type { Dashboard } from '../operations/dashboard.ts';
import type { AppContext, AppRoutes } from '../platform/http/app-context.ts';
import { type LimitRate, rateRules } from '../platform/http/middleware/rate-limit.ts';
import { pageSchema } from '../platform/http/page-query.ts';
import { Problem } from '../platform/http/problem.ts';
import { checked, readJson } from '../platform/http/read-body.ts';
import type { Staff } from './sessions.ts';

export interface AdminServices {
  staff: Pick<Staff, 'login' | 'logout'>;
  leads: Pick<Leads, 'list'>;
  dashboard: Dashboard;
  installation: () => Promise<Installation>;
}

/**
 * The staff's calls. All but the login are behind `requireStaff`.
 * @param delayLogin slows down many attempts on one account
 */
export function adminRoutes(
  { staff, leads, dashboard, installation }: AdminServices,
  limit: LimitRate,
  delayLogin: (username: string) => Promise<void>,
): AppRoutes {
  return new Hono<AppContext>()
    .post(staffApiPaths.adminLogin, limit(rateRules.login), async (c) => {
      const { username, password } = checked(loginSchema, await readJson(c));
      await delayLogin(username);
      const token = await staff.login(username, password, c.req.header('User-Agent'));
      if (token === null) throw new Problem('invalid-credentials');
      const answer: LoginAnswer = { token };
      return c.json(answer);
    })
    .post(staffApiPaths.adminLogout, async (c) => {
      await staff.logout(c.req.header('Authorization'));
      return c.body(null, 204);
    })
    .get(staffApiPaths.dashboardStats, async (c) => c.json(await dashboard.stats()))
    .get(staffApiPaths.adminContacts, async (c) => {
      const { items, total } = await leads.list(checked(pageSchema(), c.req.query()));
      return c.json(items, 200, { 'X-Total-Count': String(total) });
    })
    .get(staffApiPaths.adminInstallation, async (c) => c.json(await installation()));
}
