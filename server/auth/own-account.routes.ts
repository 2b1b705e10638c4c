import { Hono } from 'hono';
import {
  askResetSchema,
  consumeResetSchema,
  ownPasswordSchema,
  ownProfileSchema,
  type ResetAsked,
} from '../../contract/people.ts';
import { staffApiPaths } from '../../contract/staff-paths.ts';
import type { AppContext, AppRoutes } from '../platform/http/app-context.ts';
import { readJson } from '../platform/http/read-body.ts';
import { type LimitRate, rateRules } from '../platform/rate-limits.ts';
import { checked, Refusal } from '../platform/refusal.ts';
import type { Accounts } from './accounts.ts';
import type { PasswordReset } from './password-reset.ts';
import type { Sessions } from './sessions.ts';

export interface OwnAccountServices {
  accounts: Pick<Accounts, 'find' | 'changeOwnProfile' | 'changeOwnPassword'>;
  passwordReset: Pick<PasswordReset, 'isMailed' | 'request' | 'check' | 'use'>;
  sessions: Pick<Sessions, 'list' | 'end' | 'endOthers'>;
}

/** Calls of an account about itself, and the password reset, which needs no login. */
export function ownAccountRoutes(
  { accounts, passwordReset, sessions }: OwnAccountServices,
  limit: LimitRate,
): AppRoutes {
  return new Hono<AppContext>()
    .get(staffApiPaths.adminAccount, async (c) => {
      const account = await accounts.find(c.get('staff'));
      // Removed since the session was checked.
      if (!account) throw new Refusal('login-required');
      return c.json(account);
    })
    .put(staffApiPaths.adminAccount, limit(rateRules.ownPassword), async (c) => {
      const { currentPassword, ...profile } = checked(ownProfileSchema, await readJson(c));
      await accounts.changeOwnProfile(c.get('staff'), profile, currentPassword);
      return c.body(null, 204);
    })
    .post(staffApiPaths.adminPasswordReset, limit(rateRules.passwordReset), async (c) => {
      passwordReset.request(checked(askResetSchema, await readJson(c)).account);
      return c.json({ mailed: passwordReset.isMailed } satisfies ResetAsked, 202);
    })
    .put(staffApiPaths.adminPasswordReset, limit(rateRules.passwordReset), async (c) => {
      const { token, newPassword } = checked(consumeResetSchema, await readJson(c));
      await (newPassword === undefined ? passwordReset.check(token) : passwordReset.use(token, newPassword));
      return c.body(null, 204);
    })
    .put(staffApiPaths.adminOwnPassword, limit(rateRules.ownPassword), async (c) => {
      const { currentPassword, newPassword } = checked(ownPasswordSchema, await readJson(c));
      const own = { username: c.get('staff'), session: c.get('session') };
      await accounts.changeOwnPassword(own, currentPassword, newPassword);
      return c.body(null, 204);
    })
    .get(staffApiPaths.adminOwnSessions, async (c) =>
      c.json(await sessions.list(c.get('session'), c.get('staff'))),
    )
    .delete(staffApiPaths.adminOwnSessions, async (c) => {
      await sessions.endOthers(c.get('staff'), c.get('session'));
      return c.body(null, 204);
    })
    .delete(`${staffApiPaths.adminOwnSessions}/:id`, async (c) => {
      await sessions.end(c.req.param('id'), c.get('staff'), c.get('staff'));
      return c.body(null, 204);
    });
}
