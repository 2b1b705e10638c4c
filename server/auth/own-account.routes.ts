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
import { type LimitRate, rateRules } from '../platform/http/middleware/rate-limit.ts';
import { accepted, Problem } from '../platform/http/problem.ts';
import { checked, readJson } from '../platform/http/read-body.ts';
import type { People } from './accounts.ts';
import type { PasswordReset } from './password-reset.ts';
import type { Staff } from './sessions.ts';

export interface AccountServices {
  people: Pick<People, 'find' | 'changeOwnProfile' | 'changeOwnPassword'>;
  passwordReset: Pick<PasswordReset, 'isMailed' | 'request' | 'check' | 'use'>;
  staff: Pick<Staff, 'sessions' | 'endSession' | 'endOtherSessions'>;
}

/** Everybody's calls about their own account, and the reset of a forgotten password without a login. */
export function accountRoutes(
  { people, passwordReset, staff }: AccountServices,
  limit: LimitRate,
): AppRoutes {
  return new Hono<AppContext>()
    .get(staffApiPaths.adminAccount, async (c) => {
      const account = await people.find(c.get('staff'));
      // Removed since the session was checked.
      if (!account) throw new Problem('login-required');
      return c.json(account);
    })
    .put(staffApiPaths.adminAccount, limit(rateRules.ownPassword), async (c) => {
      const { currentPassword, ...profile } = checked(ownProfileSchema, await readJson(c));
      accepted(await people.changeOwnProfile(c.get('staff'), profile, currentPassword));
      return c.body(null, 204);
    })
    .post(staffApiPaths.adminPasswordReset, limit(rateRules.passwordReset), async (c) => {
      passwordReset.request(checked(askResetSchema, await readJson(c)).account);
      return c.json({ mailed: passwordReset.isMailed } satisfies ResetAsked, 202);
    })
    .put(staffApiPaths.adminPasswordReset, limit(rateRules.passwordReset), async (c) => {
      const { token, newPassword } = checked(consumeResetSchema, await readJson(c));
      accepted(
        newPassword === undefined
          ? await passwordReset.check(token)
          : await passwordReset.use(token, newPassword),
      );
      return c.body(null, 204);
    })
    .put(staffApiPaths.adminOwnPassword, limit(rateRules.ownPassword), async (c) => {
      const { currentPassword, newPassword } = checked(ownPasswordSchema, await readJson(c));
      const own = { username: c.get('staff'), session: c.get('session') };
      accepted(await people.changeOwnPassword(own, currentPassword, newPassword));
      return c.body(null, 204);
    })
    .get(staffApiPaths.adminOwnSessions, async (c) =>
      c.json(await staff.sessions(c.get('session'), c.get('staff'))),
    )
    .delete(staffApiPaths.adminOwnSessions, async (c) => {
      await staff.endOtherSessions(c.get('staff'), c.get('session'));
      return c.body(null, 204);
    })
    .delete(`${staffApiPaths.adminOwnSessions}/:id`, async (c) => {
      const ended = await staff.endSession(c.req.param('id'), c.get('staff'), c.get('staff'));
      if (!ended) throw new Problem('not-found');
      return c.body(null, 204);
    });
}
