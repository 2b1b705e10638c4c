import { Hono } from 'hono';
import { staffApiPaths } from '../../contract/staff-paths.ts';
import { type RenamedTerm, renameTermSchema } from '../../contract/terms.ts';
import type { AppContext, AppRoutes } from '../platform/http/app-context.ts';
import { Problem } from '../platform/http/problem.ts';
import { checked, readJson } from '../platform/http/read-body.ts';
import type { Terms } from './terms.ts';

/** The calls for categories, tags and authors, behind `requireStaff`. */
export function termRoutes(terms: Terms): AppRoutes {
  return new Hono<AppContext>()
    .get(staffApiPaths.adminTerms, async (c) => c.json(await terms.list()))
    .post(staffApiPaths.adminRenameTerm, async (c) => {
      const given = checked(renameTermSchema, await readJson(c));
      const done = await terms.rename(given, c.get('staff'));
      if (done.outcome === 'unknown') throw new Problem('not-found');
      if (done.outcome === 'unusable') {
        const name = ['Please enter a name with a letter or a digit'];
        throw new Problem('invalid-input', { fieldErrors: { name } });
      }
      if (done.outcome === 'taken') {
        const posts = done.posts === 1 ? '1 post' : `${done.posts} posts`;
        throw new Problem('term-exists', {
          message: `“${done.name}” exists already, in ${posts}. You can merge the two.`,
        });
      }
      const answer: RenamedTerm = { name: done.name, posts: done.posts };
      return c.json(answer);
    });
}
