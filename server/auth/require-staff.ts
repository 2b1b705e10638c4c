import type { MiddlewareHandler } from 'hono';
import { staffApiPaths } from '../../contract/staff-paths.ts';
import type { AppContext } from '../platform/http/app-context.ts';
import { Problem } from '../platform/http/problem.ts';
import type { Staff } from './sessions.ts';

/** Open to everybody. */
const WITHOUT_LOGIN: readonly string[] = [staffApiPaths.adminLogin, staffApiPaths.adminPasswordReset];

/** Open to an account that has to change its password first. */
const BEFORE_CHANGE: readonly string[] = [
  staffApiPaths.adminAccount,
  staffApiPaths.adminOwnPassword,
  staffApiPaths.adminLogout,
];

/** Admits only logged-in staff, except to the login and the reset of a password. Sends no WWW-Authenticate: browsers would show their own dialog. */
export function requireStaff(staff: Pick<Staff, 'authorise'>): MiddlewareHandler<AppContext> {
  return async (c, next) => {
    if (!WITHOUT_LOGIN.includes(c.req.path)) {
      const authorised = await staff.authorise(c.req.header('Authorization'));
      if (authorised === null) throw new Problem('login-required');
      if (authorised.mustChangePassword && !BEFORE_CHANGE.includes(c.req.path)) {
        throw new Problem('password-change-required');
      }
      c.set('staff', authorised.username);
      c.set('role', authorised.role);
      c.set('session', authorised.session);
    }
    await next();
  };
}

/** Admits only owners. Comes after `requireStaff`. */
export const requireOwner: MiddlewareHandler<AppContext> = async (c, next) => {
  if (c.get('role') !== 'owner') throw new Problem('forbidden');
  await next();
};
