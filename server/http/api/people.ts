import { Hono } from 'hono';
import * as z from 'zod/mini';
import { auditFilter } from '../../../contract/audit.ts';
import {
  addPersonSchema,
  type NewPassword,
  profileSchema,
  roleSchema,
  setPasswordSchema,
} from '../../../contract/people.ts';
import { staffApiPaths } from '../../../contract/staff-paths.ts';
import type { Audit } from '../../staff/audit.ts';
import type { People } from '../../staff/people.ts';
import type { Staff } from '../../staff/staff.ts';
import type { AppContext, AppRoutes } from '../app-context.ts';
import { pageSchema } from '../page-query.ts';
import { accepted, Problem } from '../problem.ts';
import { checked, readJson } from '../read-body.ts';

export interface PeopleServices {
  people: Omit<People, 'find' | 'changeOwnProfile' | 'changeOwnPassword'>;
  staff: Pick<Staff, 'sessions' | 'endSession'>;
  audit: Pick<Audit, 'list' | 'names'>;
}

const auditPageSchema = z.extend(pageSchema(), auditFilter);

/** The owner's calls: the accounts, everybody's sessions and the audit log. Behind `requireOwner`. */
export function peopleRoutes({ people, staff, audit }: PeopleServices): AppRoutes {
  return new Hono<AppContext>()
    .get(staffApiPaths.adminPeople, async (c) => c.json(await people.list()))
    .post(staffApiPaths.adminPeople, async (c) => {
      const { username, role, password, ...profile } = checked(addPersonSchema, await readJson(c));
      const { madePassword } = accepted(await people.add(username, role, c.get('staff'), password, profile));
      return c.json({ username, madePassword } satisfies NewPassword, 201);
    })
    .put(`${staffApiPaths.adminPeople}/:username`, async (c) => {
      const profile = checked(profileSchema, await readJson(c));
      accepted(await people.setProfile(c.req.param('username'), profile, c.get('staff')));
      return c.body(null, 204);
    })
    .delete(`${staffApiPaths.adminPeople}/:username`, async (c) => {
      accepted(await people.remove(c.req.param('username'), c.get('staff')));
      return c.body(null, 204);
    })
    .put(`${staffApiPaths.adminPeople}/:username/role`, async (c) => {
      const { role } = checked(roleSchema, await readJson(c));
      accepted(await people.setRole(c.req.param('username'), role, c.get('staff')));
      return c.body(null, 204);
    })
    .put(`${staffApiPaths.adminPeople}/:username/password`, async (c) => {
      const username = c.req.param('username');
      const { password } = checked(setPasswordSchema, await readJson(c));
      const { madePassword } = accepted(await people.setPassword(username, c.get('staff'), password));
      return c.json({ username, madePassword } satisfies NewPassword);
    })
    .get(staffApiPaths.adminAudit, async (c) => {
      const { entries, total } = await audit.list(checked(auditPageSchema, c.req.query()));
      return c.json(entries, 200, { 'X-Total-Count': String(total) });
    })
    .get(staffApiPaths.adminAuditNames, async (c) => c.json(await audit.names()))
    .get(staffApiPaths.adminSessions, async (c) => c.json(await staff.sessions(c.get('session'))))
    .delete(`${staffApiPaths.adminSessions}/:id`, async (c) => {
      if (!(await staff.endSession(c.req.param('id'), c.get('staff')))) throw new Problem('not-found');
      return c.body(null, 204);
    });
}
