import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { metaTagQuerySchema, metaTagRecordSchema } from '../../contract/page-tags.ts';
import { staffApiPaths } from '../../contract/staff-paths.ts';
import type { AppContext, AppRoutes } from '../platform/http/app-context.ts';
import { readJson } from '../platform/http/read-body.ts';
import { checked } from '../platform/refusal.ts';
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
    .put(staffApiPaths.metaTags, async (c) =>
      c.json(await pageTags.save(checked(metaTagRecordSchema, await readJson(c)), c.get('staff'))),
    );
}
