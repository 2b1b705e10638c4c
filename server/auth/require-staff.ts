import type { MiddlewareHandler } from 'hono';
import { staffApiPaths } from '../../contract/staff-paths.ts';
import type { AppContext } from '../platform/http/app-context.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Sessions } from './sessions.ts';

/** Needs no session. */
const WITHOUT_LOGIN: readonly string[] = [staffApiPaths.adminLogin, staffApiPaths.adminPasswordReset];

/** Open to an account that has to change its password first. */
const BEFORE_CHANGE: readonly string[] = [
  staffApiPaths.adminAccount,
  staffApiPaths.adminOwnPassword,
  staffApiPaths.adminLogout,
];

/**
 * Admits only logged-in staff, except to the login and the reset of a password. Sends no WWW-Authenticate: browsers
 * would show their own dialog.
 */
export function requireStaff(sessions: Pick<Sessions, 'authorize'>): MiddlewareHandler<AppContext> {
  return async (c, next) => {
    if (!WITHOUT_LOGIN.includes(c.req.path)) {
      const authorized = await sessions.authorize(c.req.header('Authorization'));
      if (authorized === null) throw new Refusal('login-required');
      if (authorized.mustChangePassword && !BEFORE_CHANGE.includes(c.req.path)) {
        throw new Refusal('password-change-required');
      }
      c.set('staff', authorized.username);
      c.set('role', authorized.role);
      c.set('session', authorized.session);
    }
    await next();
  };
}

/** Admits only owners. Comes after `requireStaff`. */
export const requireOwner: MiddlewareHandler<AppContext> = async (c, next) => {
  if (c.get('role') !== 'owner') throw new Refusal('forbidden');
  await next();
};
