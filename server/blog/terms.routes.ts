import { Hono } from 'hono';
import { staffApiPaths } from '../../contract/staff-paths.ts';
import { renameTermSchema } from '../../contract/terms.ts';
import type { AppContext, AppRoutes } from '../platform/http/app-context.ts';
import { readJson } from '../platform/http/read-body.ts';
import { checked } from '../platform/refusal.ts';
import type { Terms } from './terms.ts';

/** The calls for categories, tags and authors, behind `requireStaff`. */
export function termRoutes(terms: Terms): AppRoutes {
  return new Hono<AppContext>()
    .get(staffApiPaths.adminTerms, async (c) => c.json(await terms.list()))
    .post(staffApiPaths.adminRenameTerm, async (c) =>
      c.json(await terms.rename(checked(renameTermSchema, await readJson(c)), c.get('staff'))),
    );
}
