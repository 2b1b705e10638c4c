import { Hono } from 'hono';
import { type LoginAnswer, loginSchema } from '../../contract/admin.ts';
import { staffApiPaths } from '../../contract/staff-paths.ts';
import type { AppContext, AppRoutes } from '../platform/http/app-context.ts';
import { readJson } from '../platform/http/read-body.ts';
import { type LimitRate, rateRules } from '../platform/rate-limits.ts';
import { checked, Refusal } from '../platform/refusal.ts';
import type { Sessions } from './sessions.ts';

/**
 * Login and logout, which need no session.
 * @param delayLogin slows down many attempts on one account
 */
export function loginRoutes(
  sessions: Pick<Sessions, 'login' | 'logout'>,
  limit: LimitRate,
  delayLogin: (username: string) => Promise<void>,
): AppRoutes {
  return new Hono<AppContext>()
    .post(staffApiPaths.adminLogin, limit(rateRules.login), async (c) => {
      const { username, password } = checked(loginSchema, await readJson(c));
      await delayLogin(username);
      const token = await sessions.login(username, password, c.req.header('User-Agent'));
      if (token === null) throw new Refusal('invalid-credentials');
      return c.json({ token } satisfies LoginAnswer);
    })
    .post(staffApiPaths.adminLogout, async (c) => {
      await sessions.logout(c.req.header('Authorization'));
      return c.body(null, 204);
    });
}
