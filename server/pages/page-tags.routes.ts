import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { errorMessages, errorStatuses } from '../../contract/errors.ts';
import { type MetaTagsConflict, metaTagQuerySchema, metaTagRecordSchema } from '../../contract/page-tags.ts';
import { staffApiPaths } from '../../contract/staff-paths.ts';
import type { AppContext, AppRoutes } from '../platform/http/app-context.ts';
import { Problem } from '../platform/http/problem.ts';
import { checked, readJson } from '../platform/http/read-body.ts';
import type { PageTags } from './page-tags.ts';

/** The meta-tag records of the site's pages, behind `requireStaff`. */
export function pageTagRoutes(pageTags: Pick<PageTags, 'list' | 'search' | 'titled' | 'save'>): AppRoutes {
  return new Hono<AppContext>()
    .get(staffApiPaths.metaTags, compress(), async (c) => {
      const { search, metaTitle, limit } = checked(metaTagQuerySchema, c.req.query());
      const find = () => (search ? pageTags.search(search, limit) : pageTags.list());
      const { records, total } = await (metaTitle ? pageTags.titled(metaTitle) : find());
      return c.json(records, 200, { 'X-Total-Count': String(total) });
    })
    .put(staffApiPaths.metaTags, async (c) => {
      const outcome = await pageTags.save(checked(metaTagRecordSchema, await readJson(c)), c.get('staff'));
      if (outcome.ok) return c.json(outcome.record);
      if (outcome.code !== 'meta-tags-changed') {
        throw new Problem(outcome.code, { fieldErrors: outcome.fieldErrors ?? {} });
      }
      const { code, record, saved } = outcome;
      const conflict: MetaTagsConflict = { error: errorMessages[code], record, saved };
      return c.json(conflict, errorStatuses[code]);
    });
}
